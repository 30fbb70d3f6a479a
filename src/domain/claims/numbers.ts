import type { Token } from "../language/tokens.ts";
import type { Claim } from "./claim.ts";
import { beforeCount, countedBy } from "./counted.ts";
import { followsFrom, productsIn } from "./quantities/arithmetic.ts";
import { changesIn } from "./quantities/changes.ts";
import type { Quantity } from "./quantities/quantity.ts";
import { same, statesSame } from "./quantities/support-quantity.ts";
import { alike, isGeneric, type Reading, says } from "./support.ts";

/** Words that make a bare number a sum of money. */
const MONEY =
  /\b(?:raised|pounds|dollars|euros|cash|budgets?|sales|revenue|turnover|worth|salary|spend|spending|costs?|grants?|funds?|funding|payments?|invoices?|takings|donations|deals?|contracts?|profit|portfolio|debt|savings?|gbp|usd|eur)\b|[£$€]/i;
const TIME_UNITS = new Set(["year", "month", "months", "seconds", "clock"]);

/** Numbers, dates and spans of a suggestion that the source does not state, or states of something else. */
export function unsupportedNumbers(suggestion: Reading, source: Reading): Claim[] {
  const named = namesWithNumbers(suggestion);
  return suggestion.quantities
    .filter((said) => !named(said) && !isSupported(said, suggestion, source))
    .map((said) => ({
      kind: TIME_UNITS.has(said.unit) ? ("time" as const) : ("number" as const),
      text: said.text,
      start: said.start,
      end: said.end,
    }));
}

function isSupported(said: Quantity, suggestion: Reading, source: Reading): boolean {
  const spoken =
    said.unit === "money" && MONEY.test(source.text) ? [said, { ...said, unit: "plain" as const }] : [said];
  const stated = source.quantities.filter(
    (one) =>
      spoken.some((version) => statesSame(version, one)) ||
      isOtherReading(said, one) ||
      isOtherReading(one, said) ||
      leavesUnitOut(said, one, suggestion) ||
      leavesUnitOut(one, said, source),
  );
  if (stated.length === 0)
    return (
      isImplied(said, suggestion, source) ||
      spoken.some((version) => followsFrom(version, source, changesOf(source))) ||
      isProduct(said, suggestion, source) ||
      isEndOfRange(said, suggestion, source)
    );
  if (isOtherStep(said, stated, suggestion, source)) return false;
  if (!sameRate(said, stated, suggestion, source)) return false;
  if (isReversed(said, suggestion, source)) return false;
  if (said.unit !== "plain" && said.unit !== "money") return true;
  return countsTheSame(said, stated, suggestion, source);
}

/** "50 m" may be metres, "a 10k" ten kilometres. */
function isOtherReading(long: Quantity, short: Quantity): boolean {
  const letter = /^\d[\d.,]*\s?([mk])$/i.exec(short.text)?.[1]?.toLowerCase();
  return (
    letter !== undefined &&
    long.unit === "millimetres" &&
    long.value === short.spoken * (letter === "m" ? 1e3 : 1e6)
  );
}

/** "by three days, from four to one": the unit of the bare number is that of another. */
function leavesUnitOut(bare: Quantity, full: Quantity, reading: Reading): boolean {
  return (
    bare.unit === "plain" &&
    !/^(?:plain|ordinal|times|year|month|clock)$/.test(full.unit) &&
    full.spoken === bare.value &&
    full.high === undefined &&
    full.bound === bare.bound &&
    countedBy(bare, reading).every(({ lower }) => AFTER_BARE.has(lower)) &&
    reading.quantities.some(({ unit, start }) => unit === full.unit && start !== bare.start)
  );
}

const AFTER_BARE = new Set(["before", "previously", "earlier", "now", "today", "originally"]);

const CHANGING =
  /\b(?:rais|grow|grew|increas|expand|boost|cut|reduc|lower|decreas|shr[aiu]nk|f[ae]ll|r[oi]se|dropp?|gain|lift|improv)\w*\b[^.;]*$/i;

/** Who grew something to 45 did not grow it by 45. */
function isOtherStep(
  said: Quantity,
  stated: readonly Quantity[],
  suggestion: Reading,
  source: Reading,
): boolean {
  const step = stepOf(said, suggestion);
  return (
    step !== null &&
    stated.every((one) => (stepOf(one, source) ?? step) !== step) &&
    !followsFrom(said, source, changesOf(source))
  );
}

function stepOf({ start, spoken }: Quantity, reading: Reading): "by" | "to" | null {
  const before = reading.text.slice(Math.max(0, start - 60), start);
  if (!CHANGING.test(before)) {
    const end = changesOf(reading).some(([from, to]) => [from, to].some((one) => one.spoken === spoken));
    return end ? "to" : null;
  }
  const step = /\b(by|to|from)\s(?:(?:about|around|over|nearly|almost|more than|some|roughly) )?[$€£]?$/i
    .exec(before)?.[1]
    ?.toLowerCase();
  return step === undefined ? null : step === "by" ? "by" : "to";
}

const RATE =
  /^[^.;]{0,24}?(?:\b(?:an?|per|each|every) |\/)(second|minute|hour|hr|h|shift|day|night|week|wk|month|quarter|year|yr)\b/i;
const RATE_NAMES: Record<string, string> = { hr: "hour", h: "hour", wk: "week", yr: "year" };

function rateOf({ end }: Quantity, { text }: Reading): string | undefined {
  const rate = RATE.exec(text.slice(end, end + 48))?.[1]?.toLowerCase();
  return rate && (RATE_NAMES[rate] ?? rate);
}

/** Three hours a week are not three hours a day. */
function sameRate(
  said: Quantity,
  stated: readonly Quantity[],
  suggestion: Reading,
  source: Reading,
): boolean {
  const rate = rateOf(said, suggestion);
  if (!rate) return true;
  const rates = stated.map((one) => rateOf(one, source));
  return rates.every((other) => other === undefined) || rates.includes(rate);
}

/** "one" says no more than "a" does, "7 a.m." hardly more than "at 7". */
function isImplied(said: Quantity, suggestion: Reading, source: Reading): boolean {
  const span = /^one[ -](second|minute|hour|day|week|month|year)\b/i.exec(said.text)?.[1];
  if (span !== undefined)
    return new RegExp(`\\b(?:an?|per|each|single|every) ${span}\\b`, "i").test(source.text);
  // "6:30" may be minutes and seconds.
  if (
    said.unit === "seconds" &&
    source.quantities.some(({ unit, value }) => unit === "clock" && value === said.value)
  )
    return true;
  if (said.unit === "clock")
    return source.quantities.some(
      ({ unit, value, high }) =>
        unit === "plain" &&
        [value, high].some((hour) => hour !== undefined && (hour - said.value / 60) % 12 === 0),
    );
  if (said.value === 0 && /\b(?:no|none|never|nobody|nothing|without|any|free)\b/i.test(source.text))
    return true;
  if (said.value !== 1 || said.unit !== "plain" || !/^one$/i.test(said.text)) return false;
  const noun = countedBy(said, suggestion)[0];
  return noun === undefined || says(source, noun.lower);
}

/** "180 people" for "12 courses with 15 people": the product counts what the second number does. */
function isProduct(said: Quantity, suggestion: Reading, source: Reading): boolean {
  return productsIn(source).some(([one, next]) => {
    if (next.unit !== said.unit || !same(one.value * next.value, said.value)) return false;
    const counted = countedBy(said, suggestion);
    const many = countedBy(one, source);
    return (
      said.unit !== "plain" || !counted.some((noun) => many.some((other) => alike(noun.lower, other.lower)))
    );
  });
}

/** A number inside a name such as "Windows 10" is judged with the name. */
function namesWithNumbers({ concepts, tokens }: Reading): (said: Quantity) => boolean {
  const places = concepts.map(
    ({ first, last }) => [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0] as const,
  );
  return (said) => places.some(([start, end]) => said.start >= start && said.end <= end);
}

const known = new WeakMap<Reading, ReturnType<typeof changesIn>>();

function changesOf(reading: Reading): ReturnType<typeof changesIn> {
  const changes = known.get(reading) ?? changesIn(reading);
  known.set(reading, changes);
  return changes;
}

/** "1.2m to 1.8m" may be a change as well as a range. */
function isEndOfRange(said: Quantity, suggestion: Reading, source: Reading): boolean {
  return changesOf(suggestion).some(
    ([from, to]) =>
      (from.start === said.start || to.start === said.start) &&
      source.quantities.some(
        ({ unit, value, high }) =>
          unit === said.unit && same(value, from.value) && high !== undefined && same(high, to.value),
      ),
  );
}

function isReversed(said: Quantity, suggestion: Reading, source: Reading): boolean {
  const own = changesOf(suggestion).find(
    ([from, to]) => from.start === said.start || to.start === said.start,
  );
  if (!own) return false;
  const [from, to] = own;
  const stated = changesOf(source);
  const has = (a: Quantity, b: Quantity) =>
    stated.some(([x, y]) => x.value === a.value && y.value === b.value);
  return has(to, from) && !has(from, to);
}

/** The number must count what it counted in the source: twelve stores are not twelve countries. */
function countsTheSame(
  said: Quantity,
  stated: readonly Quantity[],
  suggestion: Reading,
  source: Reading,
): boolean {
  const counted = countedBy(said, suggestion);
  if (counted.length === 0) return true;
  const taken = new Set(
    source.quantities.filter((one) => !stated.includes(one)).flatMap((one) => countedBy(one, source)),
  );
  const known = stated.flatMap((one): Token[] => {
    const own = countedBy(one, source);
    // "12 hives, now 20": the second number counts what the first does.
    const shared =
      own.length > 0
        ? []
        : changesOf(source)
            .filter((pair) => pair.some(({ start }) => start === one.start))
            .flatMap((pair) => pair.flatMap((end) => countedBy(end, source)));
    return [...own, ...shared, ...beforeCount(one, source).filter((noun) => !taken.has(noun))];
  });
  if (counted.some((noun) => known.some((other) => alike(noun.lower, other.lower)))) return true;
  if (counted.every((noun) => [...taken].some((other) => alike(noun.lower, other.lower)))) return false;
  if (stated.some((one) => isGroupSize(one, source))) return true;
  return counted.some((noun) => says(source, noun.lower) || isGeneric(noun.lower));
}

/** "tables of eight", "payroll for 60": of whom is left open. */
function isGroupSize(one: Quantity, source: Reading): boolean {
  return (
    countedBy(one, source).length === 0 &&
    /\b(?:of|for|with) $/.test(source.text.slice(Math.max(0, one.start - 6), one.start))
  );
}
