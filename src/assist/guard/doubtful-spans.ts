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
const BREAK = /[.;!?\n]/;

/** The stretches of a suggestion that its words' scores object to; at least the likeliest word. */
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
  return runs.map(({ first, last }) => {
    const start = words[first]?.start ?? 0;
    const end = words[last]?.end ?? start;
    return { text: suggestion.slice(start, end), start, end };
  });
}

function belongs(suggestion: string, words: readonly ScoredWord[], last: number, next: number): boolean {
  const [before, after] = [words[last], words[next]];
  if (before === undefined || after === undefined || next - last > LONGEST_GAP + 1) return false;
  return !BREAK.test(suggestion.slice(before.end, after.start));
}
