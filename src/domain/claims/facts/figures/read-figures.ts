import { amountAt } from "./amounts.ts";
import { Clause } from "./clause.ts";
import { countedThings, NOTHING } from "./counted-things.ts";
import type { Figure, Quantity } from "./figure.ts";
import { fractionAt } from "./fractions.ts";
import { dateAt } from "./read-dates.ts";
import { rhythmAt } from "./rhythms.ts";
import { tokensOf } from "./tokens.ts";

const MOST = 80;
/** Further different numbers that are looked up as they are written; no text that a person wrote has so many. */
const MOST_WRITTEN = 1000;
/**
 * Every number and date of a text, in its order, whatever the notation. A person's own text is read loosely
 * ("resit may"): what may be a date there supports one.
 */
export function readFigures(text: string, loose = false): Figure[] {
  const whole = endOfMost(text);
  const tokens = tokensOf(text.slice(0, whole));
  const found: Quantity[] = [];
  let at = 0;
  while (at < tokens.length) {
    if (found.length > MOST) break;
    const read =
      dateAt(tokens, at, loose) ??
      fractionAt(tokens, at, loose) ??
      amountAt(tokens, at, loose) ??
      rhythmAt(tokens, at, loose);
    if (read) found.push(...read.figures);
    at = Math.max(at + 1, read?.next ?? 0);
  }
  return placed(text, [...compounded(text, found), ...asWritten(text, whole)]);
}

const NO_NUMBER =
  /^(?:half|halv|both|couple|pair|duo|twin|twice|thrice|dual|trio|quartet|[a-z]+lingual|doubl|tripl|trebl|qu[a-z]+upl|an? (?!hundred|thousand|million|dozen))/i;

function placed(text: string, quantities: readonly Quantity[]): Figure[] {
  const clauseAt = Clause.reader(text);
  return quantities.map((one, index) => {
    const written = text.slice(one.start, one.end);
    const clause = clauseAt(one.start);
    const isRead = one.dimension === "plain" && index <= 2 * MOST;
    const things = isRead ? thingsOf(written, clause.after(one.end)) : NOTHING;
    return {
      ...one,
      written,
      isNumber: one.spoken !== 0 && !NO_NUMBER.test(written),
      clause,
      things,
      bare: one.bare && things.size === 0,
    };
  });
}

/** "34 volunteer days", read as a count, counts days. */
function thingsOf(written: string, after: string): ReadonlySet<string> {
  const unit = /\b(?:days|weeks|months|years|yrs|hours|hrs|wks)$/i.exec(written)?.[0];
  return unit === undefined ? countedThings(after) : new Set([unit.toLowerCase()]);
}

/** Where the last number stands that is read with its words. */
function endOfMost(text: string): number {
  let left = MOST;
  for (const { index } of text.matchAll(/\d+/g)) {
    left -= 1;
    if (left < 0) return index;
  }
  return text.length;
}

/** What stands after more numbers than any line has is taken as it is written, once each, for its cost. */
function asWritten(text: string, from: number): Quantity[] {
  const found = new Map<string, Quantity>();
  for (const { 0: digits, index } of text.slice(from).matchAll(/\d{1,15}/g)) {
    if (found.size >= MOST_WRITTEN) break;
    if (found.has(digits)) continue;
    const [value, start] = [Number(digits), from + index];
    const end = start + digits.length;
    found.set(digits, { dimension: "plain", value, spoken: value, bound: "exact", bare: true, start, end });
  }
  return [...found.values()];
}

/** "3 years 2 months" is one duration. */
function compounded(text: string, figures: readonly Quantity[]): Quantity[] {
  const found: Quantity[] = [];
  for (const one of figures) {
    const last = found.at(-1);
    const unit = (figure: Quantity) => figure.value / (figure.spoken || 1);
    const follows =
      last?.dimension === "duration" &&
      one.dimension === "duration" &&
      last.spoken > 0 &&
      one.spoken > 0 &&
      one.high === undefined &&
      last.high === undefined &&
      unit(last) > unit(one) &&
      // "4 years 12 hr shifts" are two.
      unit(last) / unit(one) <= 60 &&
      one.value < unit(last) &&
      /^(?: | and | & )$/.test(text.slice(last.end, Math.min(one.start, last.end + 6)));
    if (follows && last)
      found[found.length - 1] = {
        ...last,
        value: last.value + one.value,
        spoken: last.spoken + one.value / unit(last),
        end: one.end,
      };
    else found.push(one);
  }
  return found;
}
