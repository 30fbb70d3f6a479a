import type { Figure } from "./figures/figure.ts";

/** The years of a text, "22 and 23" among them. */
export function yearsIn(figures: readonly Figure[]): number[] {
  let listed = false;
  return figures.flatMap(({ dimension, value, bare, bound }) => {
    const free = listed || (bare && bound === "exact");
    const short = dimension === "plain" && free && value >= 15 && value < 30;
    listed = dimension === "year" || (listed && short);
    if (dimension === "year") return [value];
    return short ? [2000 + value] : [];
  });
}

/** The years running that a text names: three from 2021 for "2021, 22 and 23". */
export function yearsRunning(years: readonly number[]): { first: number; count: number }[] {
  const known = new Set(years);
  return [...known].flatMap((first) => {
    let count = 1;
    while (known.has(first + count)) count += 1;
    return count > 1 && !known.has(first - 1) ? [{ first, count }] : [];
  });
}
