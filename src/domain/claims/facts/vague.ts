import type { Claim } from "../claim.ts";
import type { Figure } from "./figures/figure.ts";

/** Words for many, and the numbers of which they may be said. */
const VAGUE: readonly [pattern: RegExp, least: number, most: number][] = [
  [/\b(?:dozens|scores)\b/gi, 20, 400],
  [/\b(?:several |a few |many )hundred\b|\bhundreds(?! of thousands| of millions)\b/gi, 150, 5000],
  [/\b(?:several |a few |many )?thousands\b|\b(?:several |a few |many )thousand\b/gi, 1000, 1e6],
  [/\b(?:several |a few |multiple |many )?millions\b|\b(?:several |a few |many )million\b/gi, 1e6, 1e9],
];

/** "dozens", "hundreds", "thousands" of which the person's text has neither the word nor a number so large. */
export function vagueClaims(suggestion: string, support: string, figures: readonly Figure[]): Claim[] {
  return VAGUE.flatMap(([pattern, least, most]) => {
    const found = [...suggestion.matchAll(pattern)];
    if (found.length === 0 || support.search(pattern) >= 0) return [];
    const large = ({ dimension, value }: Pick<Figure, "dimension" | "value">) =>
      dimension !== "year" && dimension !== "percent" && value >= least && value <= most;
    const isThere = figures.some((one) => large(one) || large({ ...one, value: one.spoken }));
    return isThere
      ? []
      : found.map(
          ({ 0: text, index }): Claim => ({ kind: "number", text, start: index, end: index + text.length }),
        );
  });
}
