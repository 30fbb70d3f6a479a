import { type Derived, derivedFrom } from "./derived.ts";
import type { Figure } from "./figures/figure.ts";
import { readFigures } from "./figures/read-figures.ts";

/** No person's text has more figures to compare by arithmetic and bounds; what comes after is looked up as it is written. */
export const COMPARED = 80;

/** The figures of a suggestion and of its support, read once for numbers and dates. */
export interface PairFigures {
  readonly claimed: readonly Figure[];
  readonly stated: readonly Figure[];
  readonly derived: readonly Derived[];
}

export function readPair(suggestion: string, support: string): PairFigures {
  const stated = readFigures(support, true);
  const derived = derivedFrom(support, stated.slice(0, COMPARED));
  return { claimed: readFigures(suggestion), stated, derived };
}
