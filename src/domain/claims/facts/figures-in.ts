import type { Figure } from "./figures/figure.ts";
import { readFigures } from "./figures/read-figures.ts";
import { isNoClaim } from "./no-claims.ts";

/** The numbers and dates that a line of a resume states; labels ("Level 3"), "one of" and "weekly" are none. */
export function figuresIn(text: string): Figure[] {
  return readFigures(text).filter((one) => one.dimension !== "label" && !isNoClaim(one));
}

export function hasFigure(text: string): boolean {
  return figuresIn(text).length > 0;
}
