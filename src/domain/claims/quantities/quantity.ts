export type Unit =
  | "plain"
  | "percent"
  | "points"
  | "money"
  | "times"
  | "year"
  | "month"
  | "ordinal"
  | "clock"
  | "seconds"
  | "months"
  | Measure;

/** What is measured, in its smallest unit; feet and metres are not converted. */
export type Measure =
  | "millimetres"
  | "inches"
  | "feet"
  | "miles"
  | "grams"
  | "litres"
  | "gallons"
  | "square metres"
  | "square feet"
  | "acres"
  | "hectares"
  | "degrees"
  | "degrees fahrenheit"
  | "bits"
  | "bytes"
  | "decibels"
  | "volts"
  | "watts";

export type Currency = "$" | "€" | "£" | "₹" | "¥" | "Fr" | "kr" | "zł" | "other";

export type Bound = "exact" | "about" | "over" | "least" | "nearly" | "upto" | "under" | "within";

/** A text with its numbers. */
export interface Counted {
  readonly text: string;
  readonly quantities: readonly Quantity[];
}

/** A number that a text states, in whatever spelling. */
export interface Quantity {
  readonly value: number;
  /** The number as written, before its unit: 2 in "2 years". */
  readonly spoken: number;
  /** The other end of "5 to 10". */
  readonly high?: number;
  readonly unit: Unit;
  readonly currency?: Currency;
  readonly bound: Bound;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}
