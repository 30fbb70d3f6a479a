import { clockAt } from "./clocks.ts";
import type { Read } from "./figure.ts";
import { numericAt } from "./numeric-dates.ts";
import type { Token } from "./tokens.ts";
import { wordAt } from "./word-dates.ts";
import { plainYearAt } from "./years.ts";

/** A date that begins at a place of a text: year, month, month of a year, day, weekday, time of day. */
export function dateAt(tokens: readonly Token[], at: number, loose: boolean): Read | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.kind === "word") return wordAt(tokens, at, token, loose);
  return (
    numericAt(tokens, at, token, loose) ?? clockAt(tokens, at, token) ?? plainYearAt(tokens, at, token, loose)
  );
}
