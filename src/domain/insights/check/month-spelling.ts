import { parseInterval } from "../../dates/parse-interval.ts";
import type { ResumeLanguage } from "../../resume-language/resume-language.ts";

const LONGEST_DATE = 60;
/** A shorter word is near to too many others. */
const SHORTEST_NAME = 4;

/** The same date with its misspelled month put right; null where that does not make a date of it. */
export function mendedMonth(text: string, { months, code }: ResumeLanguage): string | null {
  const written = text.trim();
  if (written.length > LONGEST_DATE) return null;
  const names = months.long.filter((name) => name.length >= SHORTEST_NAME);
  const mended = written.replace(/\p{L}{3,14}/gu, (word) => nearestOf(word, names) ?? word);
  return mended !== written && parseInterval(mended, code).kind === "interval" ? mended : null;
}

function nearestOf(word: string, names: readonly string[]): string | undefined {
  if (word.length < SHORTEST_NAME) return undefined;
  const lower = word.toLowerCase();
  const name = names.find((one) => one.toLowerCase() !== lower && isOneSlipAway(lower, one.toLowerCase()));
  return name && (word.charAt(0) === lower.charAt(0) ? name.toLowerCase() : name);
}

/** A letter left out, doubled, wrong, or two that changed places. */
function isOneSlipAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
