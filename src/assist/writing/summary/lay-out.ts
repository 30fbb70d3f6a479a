import { countWords } from "../../../domain/suggestions/form.ts";
import { SUMMARY_LINES } from "../../../domain/suggestions/request.ts";

/** Words that a line of the page holds, more or less. */
const FULL_LINE = 20;
const MOST_WEIGHED = 60;

/** Where to break takes time by the square of their number: of very many, neighbours go together first. */
function fewer(sentences: readonly string[]): readonly string[] {
  const size = Math.ceil(sentences.length / MOST_WEIGHED);
  if (size < 2) return sentences;
  return Array.from({ length: Math.ceil(sentences.length / size) }, (_, nth) =>
    sentences.slice(nth * size, (nth + 1) * size).join(" "),
  );
}

/** Sentences in two to four lines of similar length: whole sentences side by side, none cut in two. */
export function layOut(given: readonly string[]): string {
  const sentences = fewer(given);
  const sizes = sentences.map(countWords);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const wanted = Math.max(SUMMARY_LINES.least, Math.min(SUMMARY_LINES.most, Math.round(total / FULL_LINE)));
  const lines = Math.min(wanted, sentences.length);
  return evenly(sizes, lines)
    .map(([from, to]) => sentences.slice(from, to).join(" "))
    .join("\n");
}

/** Where to break so that the longest line is as short as can be; of equals, the earlier break. */
function evenly(sizes: readonly number[], lines: number): [from: number, to: number][] {
  const before = [0];
  for (const size of sizes) before.push((before.at(-1) ?? 0) + size);
  const width = (from: number, to: number) => (before[to] ?? 0) - (before[from] ?? 0);
  let best: [number, number][][] = sizes.map((_, end) => [[0, end + 1]]);
  let longest = sizes.map((_, end) => width(0, end + 1));
  for (let line = 2; line <= lines; line += 1) {
    const next = sizes.map((_, end) => {
      let [found, cost]: [[number, number][], number] = [[], Number.POSITIVE_INFINITY];
      for (let from = line - 1; from <= end; from += 1) {
        const worst = Math.max(longest[from - 1] ?? 0, width(from, end + 1));
        if (worst < cost) [found, cost] = [[...(best[from - 1] ?? []), [from, end + 1]], worst];
      }
      return { found, cost };
    });
    best = next.map(({ found }) => found);
    longest = next.map(({ cost }) => cost);
  }
  return best.at(-1) ?? [];
}
