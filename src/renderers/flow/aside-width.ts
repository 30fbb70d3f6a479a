import type { Design } from "../../domain/document/design.ts";
import { letterShare, widthInSizes } from "./letter-widths.ts";

// As shares of the type size. A date is mostly digits, which are as wide as the widest that they can be.
const DIGIT = 0.68;
const SPACE = 0.3;
const DIGITS = /\d/g;
const SPACES = / /g;
// Few widths, so that a sheet needs few rules for them.
const STEP = 8;

/**
 * The room at the end of a line that a date takes. With one room for all, a year would take as much as the longest period, and
 * the date of a long title would have to stand elsewhere.
 */
export function asideWidth(text: string, { entry, styles }: Design): number {
  const letters = text.replace(DIGITS, "").replace(SPACES, "");
  const count = (sign: RegExp): number => text.match(sign)?.length ?? 0;
  const wide = widthInSizes(letters) * letterShare(letters) + count(DIGITS) * DIGIT + count(SPACES) * SPACE;
  return Math.min(entry.asideWidth, Math.ceil((wide * styles.aside.size) / STEP) * STEP);
}
