import { baseOf } from "../../domain/language/inflect.ts";
import type { Judge, JudgedPair, PairToJudge } from "../../judge/answer.ts";
import { clausesOf } from "./clauses.ts";

const WORD = /[\p{L}\p{N}]+/gu;
/** A bracket or a stroke, and the verb behind it. */
const ASIDE = /[([/]\s*(?:(?:and|or|also|then|later)\s+)*(\p{L}+)/gu;
const MOST_ASIDES = 2;
const SENTENCE_END = /[.!?;]\s+|\n/;

/**
 * How the judge scores a pair. Beside the person's own words a false one passes, so what a suggestion has before or after
 * them is judged by itself as well, and what it has between them from there on; the worst counts.
 */
export function scorePair(judge: Judge, pair: PairToJudge): JudgedPair | null {
  const whole = judge.score(pair);
  if (whole === null) return null;
  const added = addedPart(pair.source, pair.suggestion);
  let [worst, rows] = [whole, whole.rows];
  for (const part of [...(added ? [added] : []), ...asides(pair)]) {
    const alone = judge.score({ ...pair, suggestion: part.text });
    rows += alone?.rows ?? 0;
    if (alone !== null && alone.pair > worst.pair) worst = placed(whole, alone, part);
  }
  return { ...worst, rows };
}

interface Part {
  readonly start: number;
  readonly text: string;
}

/** The score of a part, with its words where they stand in the whole. */
function placed(whole: JudgedPair, alone: JudgedPair, { start, text }: Part): JudgedPair {
  const within = alone.words.map((word) => ({ ...word, start: word.start + start, end: word.end + start }));
  const before = whole.words.filter((word) => word.end <= start);
  const after = whole.words.filter((word) => word.start >= start + text.length);
  return { ...alone, words: [...before, ...within, ...after] };
}

/** "Helped with (ran) the bar" says that they ran it: from a new verb in brackets or behind a stroke to the end of its clause. */
function asides({ source, suggestion }: PairToJudge): Part[] {
  const own = bare(source);
  const found = [...suggestion.matchAll(ASIDE)].filter(({ 1: verb = "" }) => {
    const isVerb = baseOf(verb.toLowerCase(), "past") !== null;
    return isVerb && !own.includes(bare(verb));
  });
  return found.slice(0, MOST_ASIDES).flatMap(({ index, 0: opening, 1: verb = "" }) => {
    const start = index + opening.length - verb.length;
    const clause = clausesOf(suggestion).find((part) => part.start <= start && part.end > start);
    // A space for each sign, so that places stay the same.
    return clause ? [{ start, text: suggestion.slice(start, clause.end).replace(/[()[\]/]/g, " ") }] : [];
  });
}

/** What is left of a suggestion without the clauses at its ends that are the person's own wording; null where none is, or all. */
function addedPart(own: string, suggestion: string): Part | null {
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
