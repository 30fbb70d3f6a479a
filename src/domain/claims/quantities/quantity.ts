export type Unit =
  | "plain"
  | "percent"
  | "money"
  | "times"
  | "year"
  | "month"
  | "ordinal"
  | "clock"
  | "seconds"
  | "months";

export type Bound = "exact" | "about" | "over" | "nearly" | "upto" | "under";

/** A number that a text states, in whatever spelling. */
export interface Quantity {
  readonly value: number;
  /** The other end of "5 to 10". */
  readonly high?: number;
  readonly unit: Unit;
  readonly bound: Bound;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}
