import type { Dimension, Quantity, Read } from "./figure.ts";
import { quantityAt } from "./shares.ts";
import type { Token } from "./tokens.ts";
import { unitsOf } from "./units.ts";

export function datedQuantity(
  dimension: Dimension,
  value: number,
  first: Token,
  last: Token,
  of?: string,
): Quantity {
  return {
    dimension,
    value,
    spoken: value,
    ...(of !== undefined && { of }),
    bound: "exact",
    bare: true,
    start: first.start,
    end: last.end,
  };
}

export function isYear(token: Token | undefined): boolean {
  return token?.kind === "number" && /^(?:19[4-9]|20[0-4])\d$/.test(token.text);
}

export const century = (short: number) => (short > 49 ? 1900 : 2000) + short;
export const isShort = (token: Token | undefined) => token?.kind === "number" && /^\d\d$/.test(token.text);

/** The year that stands at a place: "2021", "'21". */
export function yearAt(tokens: readonly Token[], at: number): { year: number; next: number } | null {
  const [one, two] = [tokens[at], tokens[at + 1]];
  if (one && isYear(one)) return { year: Number(one.text), next: at + 1 };
  if (one && /^['’]$/.test(one.text) && two?.glued && isShort(two))
    return { year: century(Number(two.text)), next: at + 2 };
  return null;
}

export function plainYearAt(tokens: readonly Token[], at: number, token: Token, loose: boolean): Read | null {
  const read = yearAt(tokens, at);
  const after = tokens[read?.next ?? at];
  const before = tokens[at - 1];
  if (!read || (before && /^[£$€₹]$/.test(before.text)) || /^[%€£$]$/.test(after?.text ?? "")) return null;
  if (after?.glued && after.kind === "word" && after.text !== "s") return null;
  // "2000 m2", but not "founded 2016 w/ others"
  const isWith = after?.text === "w" && tokens[read.next + 1]?.text === "/";
  if (!isWith && unitsOf(after?.text ?? "").some(({ dimension }) => dimension === "measure")) return null;
  const last = tokens[read.next - 1] ?? token;
  const dated = datedQuantity("year", read.year, token, last);
  // "damage of more than 2000" in a person's own words
  const counted = loose && read.year === 2000 ? [quantityAt("plain", read.year, tokens, at, read.next)] : [];
  return { figures: [dated, ...counted], next: read.next };
}
