import type { Params } from "../../../../../domain/insights/check/rule.ts";
import { counted } from "../../../../../domain/text/counted.ts";

export interface RuleMessage {
  /** What is so where nothing was found. */
  readonly passed: string;
  /** What was found, in one line. */
  readonly found: (params: Params) => string;
  /** Why it matters, and what to do about it. */
  readonly why: string | ((params: Params) => string);
  /** What one press does, where it can be mended. */
  readonly fix?: string | ((params: Params) => string);
  /** What the press has done, where its words alone do not show it. */
  readonly done?: (params: Params) => string;
}

const LONGEST_QUOTE = 80;

/** A long text is quoted by its beginning: the place leads to all of it. */
export function quote(text: string): string {
  const letters = [...text.trim()];
  return letters.length <= LONGEST_QUOTE
    ? `“${text.trim()}”`
    : `“${letters.slice(0, LONGEST_QUOTE).join("").trim()}…”`;
}

export const quoted = ({ text }: Params): string => quote(String(text));

/** "1 bullet ends", "2 bullets end". */
export function countedWith(count: number, thing: string, one: string, several: string): string {
  return `${counted(count, thing)} ${count === 1 ? one : several}`;
}
