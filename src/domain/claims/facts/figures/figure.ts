import type { Clause } from "./clause.ts";

/** What a figure measures. "plain" is whatever the words beside it say. */
export type Dimension =
  | "plain"
  | "percent"
  | "money"
  | "duration"
  | "measure"
  | "times"
  | "year"
  | "month"
  | "day"
  | "weekday"
  | "clock"
  | "label";

export const DATED: ReadonlySet<Dimension> = new Set(["year", "month", "weekday", "clock", "day"]);

export type Bound = "exact" | "about" | "over" | "least" | "nearly" | "most";

/**
 * A number or date that a text states, in whatever notation. Durations are in days, shares in percent, times of
 * day in hours. One that can be read in two ways ("5m", "1.200") is two figures of the same place.
 */
export interface Quantity {
  readonly dimension: Dimension;
  readonly value: number;
  /** The other end of "5 to 10". */
  readonly high?: number;
  /** Whether both ends are claimed, as in "from 5 to 10"; "5 to 10" may be said of seven. */
  readonly moved?: boolean;
  /** The number as written, before its unit or scale: 2 in "2 years". */
  readonly spoken: number;
  /** The currency of an amount, or the unit of a measure. */
  readonly of?: string;
  readonly bound: Bound;
  /** Whether no word tells what is counted: 63 in "58% to 63, all year". */
  readonly bare: boolean;
  readonly start: number;
  readonly end: number;
}

/** A quantity as it stands in its clause. */
export interface Figure extends Quantity {
  readonly written: string;
  /** Whether it is written as a number; "half", "both" and "daily" speak only of their own clause. */
  readonly isNumber: boolean;
  readonly clause: Clause;
  /** Roots of the noun that a plain number counts ("ticket" of "40 tickets"); none where its words leave that open. */
  readonly things: ReadonlySet<string>;
}

/** What is read at a place of a text, and the place after it. */
export interface Read {
  readonly figures: readonly Quantity[];
  readonly next: number;
}
