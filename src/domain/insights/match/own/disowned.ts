import type { Token } from "../../../language/tokens.ts";

const REACH = 8;
const DISOWNING =
  /\b(?:no|not|never|without|lack(?:s|ing)?|zero) (?:[\w'’-]+ ){0,4}$|\b(?:learning|studying|want(?:s|ing)? to learn|hop(?:e|es|ing) to (?:learn|use)|interested in|eager to learn|looking to learn|willing to learn|beginning to learn|starting to learn|plan(?:s|ning)? to (?:learn|take|get|earn)|curious about|new to|unfamiliar with|working towards?|pursuing|studying for|preparing for|in progress:?) (?:[\w'’-]+,? ){0,4}$/i;
const TAKEN_BACK =
  /^[\s,]*\(?(?:expired|lapsed|in progress|not (?:used|yet)|planned|pending|expected|learning)\b/i;

/** Whether the resume says of a word that its owner does not have it, or not yet. */
export function isDisowned(text: string, words: readonly Token[], at: number): boolean {
  const token = words[at];
  if (!token) return false;
  const from = words[Math.max(0, at - REACH)]?.start ?? 0;
  const before = text.slice(from, token.start).replace(/^.*[.;]\s/s, "");
  return DISOWNING.test(before) || TAKEN_BACK.test(text.slice(token.end, token.end + 40));
}
