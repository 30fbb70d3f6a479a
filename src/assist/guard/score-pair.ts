import type { Judge, JudgedPair, PairToJudge } from "../../judge/answer.ts";
import { clausesOf } from "./clauses.ts";

const WORD = /[\p{L}\p{N}]+/gu;
const SENTENCE_END = /[.!?;]\s+|\n/;

/**
 * How the judge scores a pair. Beside the person's own words a false one passes, so what a suggestion has before or after
 * them is judged by itself as well, and the worse of the two counts.
 */
export function scorePair(judge: Judge, pair: PairToJudge): JudgedPair | null {
  const whole = judge.score(pair);
  const added = addedPart(pair.source, pair.suggestion);
  if (whole === null || added === null) return whole;
  const { start, text } = added;
  const alone = judge.score({ ...pair, suggestion: text });
  const rows = whole.rows + (alone?.rows ?? 0);
  if (alone === null || alone.pair <= whole.pair) return { ...whole, rows };
  const placed = alone.words.map((word) => ({ ...word, start: word.start + start, end: word.end + start }));
  const before = whole.words.filter((word) => word.end <= start);
  const after = whole.words.filter((word) => word.start >= start + text.length);
  return { pair: alone.pair, words: [...before, ...placed, ...after], rows };
}

/** What is left of a suggestion without the clauses at its ends that are the person's own wording; null where none is, or all. */
function addedPart(own: string, suggestion: string): { start: number; text: string } | null {
  // Sentence by sentence: the end of one and the beginning of the next were never said together.
  const said = own.split(SENTENCE_END).map(bare).join("|");
  const parts = clausesOf(suggestion);
  const isOwn = ({ text }: { text: string }) => said.includes(bare(text));
  const first = parts.findIndex((part) => !isOwn(part));
  const last = parts.findLastIndex((part) => !isOwn(part));
  const [from, to] = [parts[first], parts[last]];
  if (!from || !to || (first === 0 && last === parts.length - 1)) return null;
  return { start: from.start, text: suggestion.slice(from.start, to.end) };
}

/** Words alone, each between spaces. */
function bare(text: string): string {
  return ` ${(text.toLowerCase().match(WORD) ?? []).join(" ")} `;
}
