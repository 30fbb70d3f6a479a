import type { Claim } from "../claim.ts";
import type { Reading } from "../support.ts";

const FROM_TO = /\bfrom ([\w.+#-]{2,}) to ([\w.+#-]{2,})/gi;

/** "from Looker to Tableau" for "Tableau -> Looker": both names are known, the way is not. */
export function reversedMoves({ text }: Reading, source: Reading): Claim[] {
  return [...text.matchAll(FROM_TO)].flatMap((found): Claim[] => {
    const [whole, from = "", to = ""] = found;
    if (/^\d/.test(from) || goes(from, to, source.text) || !goes(to, from, source.text)) return [];
    return [{ kind: "technology", text: whole, start: found.index, end: found.index + whole.length }];
  });
}

function goes(from: string, to: string, text: string): boolean {
  const [a, b] = [from, to].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(
    `(?<![\\w-])${a}(?![\\w-])[^.;\\n]{0,40}?(?:\\bto\\b|->|→)\\s?(?:the )?${b}(?![\\w-])`,
    "i",
  ).test(text);
}
