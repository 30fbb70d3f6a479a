import type { Dimension } from "../figures/figure.ts";

export type Step =
  | "sum"
  | "difference"
  | "product"
  | "rate"
  | "share"
  | "fall"
  | "growth"
  | "rest"
  | "period"
  | "elapsed"
  | "date";

/** A value that follows from the figures of a text by one step of plain arithmetic. */
export interface Derived {
  readonly step: Step;
  readonly dimension: Dimension;
  readonly value: number;
  /** A difference of which the text itself speaks: "30 staff, 12 full time, rest part time". */
  readonly isRest?: boolean;
  /** Whether a part of it counts things: then it is no money. */
  readonly isCounted?: boolean;
  /** A rate of two numbers that do not stand together: it may be claimed only for each of these things. */
  readonly per?: ReadonlySet<string>;
  /** The year from which another was counted. */
  readonly joined?: number;
  /** What each part of a sum counts, where they are not the same: "3 nurses and 2 carers". */
  readonly parts?: readonly ReadonlySet<string>[];
}

/** Figures further away from each other are not combined. */
export const NEAR = 3;
/** Up to here a number is soon met by chance: the words around must tell how it came about. */
export const SMALL = 12;
/** From here on a number is hardly met by chance. */
export const LARGE = 100;

export function isCount({ dimension }: { readonly dimension: Dimension }): boolean {
  return dimension === "plain" || dimension === "money";
}
