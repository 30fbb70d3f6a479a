import type { Span } from "./clauses.ts";

/** A word of a suggestion and how likely it is that the source does not support it. */
export interface ScoredWord {
  readonly start: number;
  readonly end: number;
  readonly score: number;
}

/** Above this a word is more likely unsupported than not. */
const UNSUPPORTED = 0;
/** Words between two unsupported ones belong to them: "led a *large* team". */
const LONGEST_GAP = 2;
/** Words that say nothing at the edge of a stretch. */
const SMALL = /^(?:an?|the|and|or|of|to|in|on|at|by|for|with|from|as|its|their)$/i;
const BREAK = /[.;!?\n]/;

/** The stretches of a suggestion that its words' scores object to, whole phrases; at least the likeliest word. */
export function doubtfulSpans(suggestion: string, words: readonly ScoredWord[]): Span[] {
  const likeliest = words.reduce<ScoredWord | null>(
    (best, word) => (best === null || word.score > best.score ? word : best),
    null,
  );
  if (likeliest === null) return [];
  const bound = Math.min(UNSUPPORTED, likeliest.score);
  const runs: { first: number; last: number }[] = [];
  for (const [index, word] of words.entries()) {
    if (word.score < bound) continue;
    const run = runs.at(-1);
    if (run !== undefined && belongs(suggestion, words, run.last, index)) run.last = index;
    else runs.push({ first: index, last: index });
  }
  return runs.flatMap(({ first, last }) => withoutEdges(suggestion, words.slice(first, last + 1)));
}

function belongs(suggestion: string, words: readonly ScoredWord[], last: number, next: number): boolean {
  const [before, after] = [words[last], words[next]];
  if (before === undefined || after === undefined || next - last > LONGEST_GAP + 1) return false;
  return !BREAK.test(suggestion.slice(before.end, after.start));
}

/** A stretch ends in words that say something, unless it has no others. */
function withoutEdges(suggestion: string, words: readonly ScoredWord[]): Span[] {
  const isSmall = ({ start, end }: ScoredWord) => SMALL.test(suggestion.slice(start, end));
  const first = words.find((word) => !isSmall(word)) ?? words[0];
  const last = words.findLast((word) => !isSmall(word)) ?? words.at(-1);
  if (first === undefined || last === undefined) return [];
  return [{ text: suggestion.slice(first.start, last.end), start: first.start, end: last.end }];
}
