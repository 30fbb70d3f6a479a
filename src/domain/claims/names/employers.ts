import type { Claim } from "../claim.ts";
import type { Reading } from "../support.ts";

const EMPLOYED =
  /\b(?:[Ww]orked|[Ww]orking|[Ee]mployed|[Ii]nterned|[Hh]ired|[Jj]ob|[Pp]osition|[Rr]ole) (?:at|by|for) (?:the )?(\p{Lu}[\p{L}\d&.'-]*)|\b(\p{Lu}[\p{L}\d&.'-]*) (?:employee|staff)\b/gu;
/** How a source speaks of a firm without having worked there. */
const OUTSIDE =
  /\b(?:use[ds]?|using|near|against|vendor (?:for|to)|supplier (?:for|to|of)|sold|sell|selling|compar\w+|learn\w*|course on|next to|that|which|where|(?:bought|took|sold|sent|delivered|drove|gave|paid) [^.;,]{0,24}(?:to|from)|customer of|client of|bought|like) (?:the )?$/i;

/** "Worked at Salesforce" for who used it. */
export function wrongEmployers({ text }: Reading, support: Reading): Claim[] {
  const places = new Map<string, boolean>();
  for (const { lower, start, end } of support.tokens)
    places.set(lower, (places.get(lower) ?? true) && isOutside(support.text, start, end));
  return [...text.matchAll(EMPLOYED)].flatMap((found): Claim[] => {
    const name = (found[1] ?? found[2] ?? "").replace(/[.']+$/, "");
    if (places.get(name.toLowerCase()) !== true) return [];
    const start = found.index + found[0].indexOf(name);
    return [{ kind: "employer", text: name, start, end: start + name.length }];
  });
}

function isOutside(text: string, start: number, end: number): boolean {
  return (
    OUTSIDE.test(text.slice(Math.max(0, start - 40), start)) ||
    (start === 0 && /^ (?:user|customer|client)\b/i.test(text.slice(end, end + 12)))
  );
}
