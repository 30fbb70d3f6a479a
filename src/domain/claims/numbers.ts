import { baseOf } from "../language/inflect.ts";
import type { Token } from "../language/tokens.ts";
import type { Claim } from "./claim.ts";
import { STOP_WORDS } from "./lexicon/synonyms.ts";
import { changesIn } from "./quantities/changes.ts";
import type { Quantity } from "./quantities/quantity.ts";
import { followsFromChange, statesSame } from "./quantities/support-quantity.ts";
import { alike, isGeneric, type Reading, says } from "./support.ts";

const TIME_UNITS = new Set(["year", "month", "months", "seconds", "clock"]);

/** Numbers, dates and spans of a suggestion that the source does not state, or states of something else. */
export function unsupportedNumbers(suggestion: Reading, source: Reading): Claim[] {
  return suggestion.quantities
    .filter((said) => !isSupported(said, suggestion, source) && !isPartOfName(said, suggestion))
    .map((said) => ({
      kind: TIME_UNITS.has(said.unit) ? ("time" as const) : ("number" as const),
      text: said.text,
      start: said.start,
      end: said.end,
    }));
}

function isSupported(said: Quantity, suggestion: Reading, source: Reading): boolean {
  const stated = source.quantities.filter((one) => statesSame(said, one));
  if (stated.length === 0)
    return isImplied(said, suggestion, source) || isDerived(said, source) || isSum(said, source);
  if (!sameRate(said, stated, suggestion, source)) return false;
  if (isReversed(said, suggestion, source)) return false;
  if (said.unit !== "plain" && said.unit !== "money") return true;
  return countsTheSame(said, stated, suggestion, source);
}

const RATE =
  /^[^.;]{0,24}?(?:\b(?:an?|per|each|every) |\/)(second|minute|hour|hr|shift|day|night|week|month|quarter|year)\b/i;

/** Three hours a week are not three hours a day. */
function sameRate(
  said: Quantity,
  stated: readonly Quantity[],
  suggestion: Reading,
  source: Reading,
): boolean {
  const rate = RATE.exec(suggestion.text.slice(said.end))?.[1]?.toLowerCase();
  if (!rate) return true;
  const rates = stated.map((one) => RATE.exec(source.text.slice(one.end))?.[1]?.toLowerCase());
  return rates.every((other) => other === undefined) || rates.includes(rate);
}

/** "one" and "single" say no more than "a" does. */
function isImplied(said: Quantity, suggestion: Reading, source: Reading): boolean {
  if (said.value !== 1 || said.unit !== "plain" || !/^one$/i.test(said.text)) return false;
  const noun = following(said, suggestion)[0];
  return noun === undefined || says(source, noun.lower);
}

/** A month written as a word needs no number of its own in a name such as "Windows 10" that the source has. */
function isPartOfName(said: Quantity, suggestion: Reading): boolean {
  return suggestion.concepts.some(({ first, last }) => {
    const start = suggestion.tokens[first]?.start ?? 0;
    const end = suggestion.tokens[last]?.end ?? 0;
    return said.start >= start && said.end <= end;
  });
}

/** "three people" for "1 apprentice and 2 helpers". */
function isSum(said: Quantity, source: Reading): boolean {
  const parts = source.quantities.filter(({ unit, high }) => unit === "plain" && high === undefined);
  if (said.unit !== "plain" || said.bound !== "exact" || said.high !== undefined || parts.length > SUMMED)
    return false;
  return parts.some((_, from) =>
    parts.some((_, to) => to > from && total(parts.slice(from, to + 1)) === said.value),
  );
}

const SUMMED = 6;

function total(parts: readonly Quantity[]): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}

function isDerived(said: Quantity, source: Reading): boolean {
  if (said.bound === "over") return false;
  return changesIn(source).some(([from, to]) => followsFromChange(said, from, to));
}

function isReversed(said: Quantity, suggestion: Reading, source: Reading): boolean {
  const own = changesIn(suggestion).find(
    ([from, to]) => from.start === said.start || to.start === said.start,
  );
  if (!own) return false;
  const [from, to] = own;
  const stated = changesIn(source);
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
  const counted = following(said, suggestion);
  if (counted.length === 0) return true;
  const taken = new Set(
    source.quantities.filter((one) => !stated.includes(one)).flatMap((one) => following(one, source)),
  );
  const known = stated.flatMap((one) => [
    ...following(one, source),
    ...preceding(one, source).filter((noun) => !taken.has(noun)),
  ]);
  if (counted.some((noun) => known.some((other) => alike(noun.lower, other.lower)))) return true;
  if (counted.every((noun) => [...taken].some((other) => alike(noun.lower, other.lower)))) return false;
  return counted.some((noun) => says(source, noun.lower) || isGeneric(noun.lower));
}

const PHRASE_END =
  /[,;:.()]|\b(?:by|to|in|for|with|at|from|through|across|and|while|during|per|each|every|a|an|who|that|on|using|via|into|within|after|over|under|as)\b/i;

/** The words that a number counts: up to three, as far as the phrase goes. */
function following(one: Quantity, reading: Reading): Token[] {
  const found: Token[] = [];
  let from = one.end;
  for (const token of reading.tokens) {
    if (token.start < one.end) continue;
    const between = reading.text.slice(from, token.start);
    if (
      /[,;:.()]/.test(between) ||
      (found.length > 0 &&
        PHRASE_END.test(token.lower) &&
        token.lower.length < 8 &&
        STOP_WORDS.has(token.lower))
    )
      break;
    from = token.end;
    if (STOP_WORDS.has(token.lower)) {
      if (token.lower === "of" || token.lower === "the" || token.lower === "other" || token.lower === "new")
        continue;
      break;
    }
    if (baseOf(token.lower, "past") && found.length > 0) break;
    if (/^\d/.test(token.text)) break;
    found.push(token);
    if (found.length === 3) break;
  }
  return found;
}

function preceding(one: Quantity, reading: Reading): Token[] {
  const before = reading.tokens.filter((token) => token.end <= one.start && one.start - token.start <= 40);
  return before.filter((token) => !STOP_WORDS.has(token.lower)).slice(-3);
}
