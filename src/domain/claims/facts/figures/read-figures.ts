import { boundOf } from "./bounds.ts";
import { Clause } from "./clause.ts";
import type { Dimension, Figure, Quantity } from "./figure.ts";
import { fractionAt } from "./fractions.ts";
import { labelAfter, labelBefore, STRICT } from "./labels.ts";
import type { Numeral } from "./number-words.ts";
import { numeralAt } from "./numerals.ts";
import { dateAt, type Read } from "./read-dates.ts";
import { type Token, tokensOf } from "./tokens.ts";
import { unitAfter } from "./unit-after.ts";
import { currencyOf, MONTH, rhythmsOf, type Unit, unitsOf } from "./units.ts";

const FUNCTION_WORD =
  /^(?:a|an|the|and|or|of|in|on|to|at|by|for|from|per|each|every|when|now|before|after|last|this|then|as|is|was|were|are|with|without|but|since|until|over|under|up|down|so|not|if|i|my|it|which|who|than|ish|odd|something|plus|avg|average|max|min|approx|first|second|rest|out|because|mainly|maybe|here|there|today|elsewhere|total|later|vs|so|sold)$/;
const MOST = 80;
/** Further different numbers that are looked up as they are written; no text that a person wrote has so many. */
const MOST_WRITTEN = 1000;
/** "9 days instead of 12 planned" */
const COMPARED =
  /(?:instead of|rather than| to| was| were| than| vs| target| not| before| now| avg| from| last|- >)$/;
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
      unitAt(tokens, at, loose);
    if (read) found.push(...read.figures);
    at = Math.max(at + 1, read?.next ?? 0);
  }
  return placed(text, [...compounded(text, found), ...asWritten(text, whole)]);
}

const NO_NUMBER =
  /^(?:half|halv|both|couple|pair|duo|twin|twice|thrice|dual|trio|quartet|[a-z]+lingual|doubl|tripl|trebl|qu[a-z]+upl|an? (?!hundred|thousand|million|dozen))/i;

function placed(text: string, quantities: readonly Quantity[]): Figure[] {
  const clauseAt = Clause.reader(text);
  return quantities.map((one) => {
    const written = text.slice(one.start, one.end);
    return { ...one, written, isNumber: one.spoken !== 0 && !NO_NUMBER.test(written), clause: clauseAt(one.start) };
  });
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

/** A number with its unit, or a range of two. */
function amountAt(tokens: readonly Token[], at: number, loose: boolean): Read | null {
  const numeral = numeralAt(tokens, at);
  const first = tokens[at];
  if (!numeral || !first) return null;
  const label = numeral.ordinal ? "" : labelBefore(tokens, at, loose);
  if (label !== null || labelAfter(tokens, numeral)) {
    const named = numeral.values.map((value) =>
      figureOf("label", value, numeral, tokens, at, numeral.next, label ?? "name"),
    );
    const glued = first.kind === "number" && first.glued && !numeral.ordinal;
    const strict = STRICT.test(label ?? "name") && unitAfter(tokens, numeral.next, loose).units.length === 0;
    if (!loose || glued || strict || numeral.ordinal) return { figures: named, next: numeral.next };
    const read = measuredAt(tokens, at, numeral, loose);
    return { figures: [...named, ...read.figures], next: read.next };
  }
  return measuredAt(tokens, at, numeral, loose);
}

function measuredAt(tokens: readonly Token[], at: number, numeral: Numeral, loose: boolean): Read {
  const range = rangeAt(tokens, at, numeral, loose);
  const last = range ?? numeral;
  const { units, next } =
    numeral.group || numeral.ordinal
      ? { units: [], next: last.next }
      : unitAfter(tokens, last.next, loose, last.scale > 1);
  const ends = unitAfter(tokens, numeral.next, loose);
  const currency = currencyBefore(tokens, at);
  const read = figuresOf(tokens, at, last, next, currency, units, numeral.values);
  // "5h40"
  const minutes = tokens[next];
  if (
    !range &&
    minutes &&
    /^[0-5]\d$/.test(minutes.text) &&
    /^(?:h|hrs?|hours?)$/.test(tokens[next - 1]?.text ?? "")
  )
    return {
      figures: read.map((one) => ({
        ...one,
        value: one.value + Number(minutes.text) / 1440,
        end: minutes.end,
      })),
      next: next + 1,
    };
  if (!range) return { figures: read, next };
  const isChange =
    range.arrow ||
    (ends.units.length > 0 && ends.units[0]?.size !== units[0]?.size) ||
    (range.values[0] ?? 0) <= (numeral.values[0] ?? 0);
  const own = ends.units.length > 0 ? ends : { units, next: numeral.next };
  // "5-10k" are 5,000 to 10,000.
  const scale = numeral.scale === 1 && range.scale > 1 && range.spoken > numeral.spoken ? range.scale : 1;
  const lows = numeral.values.map((value) => value * scale);
  // In a person's own text "58% to 63" may be a range or a change.
  const changed = (): Quantity[] => {
    const from = figuresOf(tokens, at, numeral, own.next, currency, own.units, lows);
    const to = figuresOf(
      tokens,
      range.first,
      range,
      next,
      currencyBefore(tokens, range.first) ?? currency,
      units,
      range.values,
    );
    return [...from, ...to];
  };
  if (isChange) return { figures: changed(), next };
  const low = figuresOf(tokens, at, { ...last, spoken: numeral.spoken }, next, currency, units, lows);
  const high = (range.values[0] ?? 0) / (lows[0] || 1);
  const moved = tokens[at - 1]?.text === "from";
  const read2 = low.map((one) => ({ ...one, high: one.value * high, moved }));
  return { figures: loose && range.apart ? [...read2, ...changed()] : read2, next };
}

/** The second number of "3-5", "3 to 5", "10 or 12", "2 days to 5 days". */
function rangeAt(
  tokens: readonly Token[],
  at: number,
  low: Numeral,
  loose: boolean,
): (Numeral & { first: number; arrow: boolean; apart: boolean }) | null {
  if (low.ordinal || low.group) return null;
  const { next, units } = unitAfter(tokens, low.next, loose);
  // "rose 17 points to 71 %"
  if (units.some(({ of }) => of === "points")) return null;
  for (const from of new Set([low.next, next])) {
    const joint = tokens[from];
    if (!joint) return null;
    const between = joint.text === "and" && tokens[at - 1]?.text === "between";
    // "cut by 3 days to 2"
    if (joint.text === "to" && tokens[at - 1]?.text === "by") return null;
    if (!between && !/^(?:-|–|—|to|or|→|till|until)$/.test(joint.text)) continue;
    const arrow = joint.text === "-" && tokens[from + 1]?.text === ">" ? 1 : 0;
    let first = from + 1 + arrow;
    if (currencyOf(tokens[first]?.text ?? "") !== undefined) first += 1;
    if (/^(?:about|around|roughly|just|over|maybe|nearly|almost|~)$/.test(tokens[first]?.text ?? ""))
      first += 1;
    if (dateAt(tokens, first, false)) return null;
    const high = numeralAt(tokens, first);
    // "grew by 13% to 5.9m"
    const [own] = units;
    if (own && from === next && high && !sameUnit(own, unitAfter(tokens, high.next, loose).units))
      return null;
    if (high && !high.ordinal && !high.group && !labelAfter(tokens, high))
      return {
        ...high,
        first,
        arrow: arrow === 1 || joint.text === "→",
        apart: /^(?:to|or)$/.test(joint.text),
      };
  }
  return null;
}

function sameUnit({ dimension }: Unit, others: readonly Unit[]): boolean {
  return others.length === 0 || others.some((other) => other.dimension === dimension);
}

function figuresOf(
  tokens: readonly Token[],
  at: number,
  last: Numeral,
  next: number,
  currency: string | undefined,
  units: readonly Unit[],
  values: readonly number[],
): Quantity[] {
  const end = units.length > 0 ? next : last.next;
  const make = (dimension: Dimension, value: number, of?: string) =>
    figureOf(dimension, value, last, tokens, at, end, of);
  // "1.250" may be more than a thousand, "1.250%" is not.
  const read = units[0]?.dimension === "percent" ? values.slice(0, 1) : values;
  return read.flatMap((value) => {
    if (currency !== undefined) return [make("money", value, currency)];
    const measured = units.map(({ dimension, size, of }) => make(dimension, value * size, of));
    const metres =
      last.scale === 1e6 && tokens[last.next - 1]?.text === "m"
        ? [make("measure", value / 1e6, "m"), make("duration", (value / 1e6) * MONTH)]
        : [];
    return [...(measured.length === 0 ? [make("plain", value)] : measured), ...metres];
  });
}

function figureOf(
  dimension: Dimension,
  value: number,
  { spoken, next: unit }: Numeral,
  tokens: readonly Token[],
  at: number,
  next: number,
  of?: string,
): Quantity {
  const after = tokens[next];
  const compared = COMPARED.test(`${tokens[at - 2]?.text ?? ""} ${tokens[at - 1]?.text ?? ""}`);
  return {
    dimension,
    value,
    spoken,
    ...(of !== undefined && { of }),
    bound: boundOf(tokens, currencyBefore(tokens, at) === undefined ? at : at - 1, unit, next),
    bare: compared || after?.kind !== "word" || FUNCTION_WORD.test(after.text),
    start: tokens[at]?.start ?? 0,
    end: tokens[next - 1]?.end ?? 0,
  };
}

function currencyBefore(tokens: readonly Token[], at: number): string | undefined {
  const before = tokens[at - 1];
  return before && before.kind !== "number" && !/^pounds?$/.test(before.text)
    ? currencyOf(before.text)
    : undefined;
}

/** "a week", "daily": one of its unit, said without a number. */
function unitAt(tokens: readonly Token[], at: number, loose: boolean): Read | null {
  const token = tokens[at];
  if (token?.kind !== "word" || (token.text.length < 2 && tokens[at - 1]?.text !== "/")) return null;
  const every = loose ? everySecondAt(tokens, at) : null;
  if (every) return every;
  const units = [...unitsOf(token.text), ...(loose ? rhythmsOf(token.text) : [])].filter(
    ({ dimension }) => dimension === "duration",
  );
  const [and, a, last] = tokens.slice(at + 1, at + 4);
  const half = and?.text === "and" && a?.text === "a" && last?.text === "half" ? last : null;
  return units.length === 0
    ? null
    : {
        figures: units.map(({ size }) => ({
          dimension: "duration",
          value: half ? size * 1.5 : size,
          spoken: half ? 1.5 : 0,
          bound: "exact",
          bare: false,
          start: token.start,
          end: half ? half.end : token.end,
        })),
        next: half ? at + 4 : at + 1,
      };
}

/** "every second week", "every other month": two of the unit; "every 2nd saturday" names the day as well. */
function everySecondAt(tokens: readonly Token[], at: number): Read | null {
  const first = tokens[at];
  if (first?.text !== "every" && first?.text !== "each") return null;
  const nth = tokens[at + 2]?.text === "nd" ? 2 : 1;
  if (!/^(?:other|second|2)$/.test(tokens[at + 1]?.text ?? "")) return null;
  const unit = tokens[at + nth + 1];
  const weekday = dateAt(tokens, at + nth + 1, true)?.figures[0]?.dimension === "weekday";
  const size = weekday ? 7 : unitsOf(unit?.text ?? "").find(({ dimension }) => dimension === "duration")?.size;
  if (!unit || size === undefined) return null;
  const { start } = first;
  const figure = { dimension: "duration", value: 2 * size, spoken: 2, bound: "exact", bare: false } as const;
  return { figures: [{ ...figure, start, end: unit.end }], next: at + nth + (weekday ? 1 : 2) };
}
