import type { Counted, Quantity } from "./quantity.ts";
import { followsFromChange, same } from "./support-quantity.ts";

const SUMMED = 6;

/** Whether a number is plain arithmetic on those of a text: a change, a sum, a product, the length of a period, the length of a list. */
export function followsFrom(
  said: Quantity,
  source: Counted,
  changes: readonly (readonly [Quantity, Quantity])[],
): boolean {
  if (changes.some(([from, to]) => followsFromChange(said, from, to))) return true;
  if (said.bound === "over" || said.bound === "under" || said.high !== undefined) return false;
  const ends = new Set(changes.flat().map(({ start }) => start));
  const apart = source.quantities.filter(({ start }) => !ends.has(start));
  return (
    isSum(said, { ...source, quantities: apart }) ||
    isShare(said, source) ||
    isRatio(said, source) ||
    isPartOf(said, source) ||
    isPeriod(said, source) ||
    isListed(said, source) ||
    isRest(said, source) ||
    isYearLater(said, source)
  );
}

/** "three people" for "1 apprentice and 2 helpers"; "six years" for "2 yrs at Klein, then 4 at Voss". */
function isSum(said: Quantity, { text, quantities }: Counted): boolean {
  const alike = quantities.filter(
    ({ high, bound, start, end }) =>
      high === undefined &&
      bound === "exact" &&
      !/\d\s?[x×]\s?$/.test(text.slice(Math.max(0, start - 4), start)) &&
      !/^\s?[x×]\s?\d/.test(text.slice(end, end + 3)) &&
      !/\bincl(?:uding|\.)? $/i.test(text.slice(Math.max(0, start - 12), start)) &&
      !OF_THEM_NEXT.test(text.slice(end, end + 12)),
  );
  const model = alike.find(({ unit }) => unit === said.unit);
  const size = said.unit !== "plain" && model && model.spoken > 0 ? model.value / model.spoken : 1;
  const parts = alike
    .filter(({ unit }) => unit === said.unit || (unit === "plain" && said.unit !== "percent" && model))
    .map(({ unit, value }) => (unit === said.unit ? value : value * size));
  if (
    said.unit === "ordinal" ||
    said.unit === "year" ||
    said.unit === "month" ||
    said.unit === "times" ||
    said.unit === "percent"
  )
    return false;
  if (parts.length > SUMMED) return false;
  if (
    said.unit === "plain" &&
    alike.length === 1 &&
    /\b(?:and|plus) an? [a-z]|\b(?:an?|one) [a-z]+ (?:and|plus) (?:\d|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(
      text,
    )
  )
    parts.push(1);
  if (/\b(?:and|plus) (?:me|i|myself)\b|\b(?:me|myself) (?:and|plus)\b/i.test(text)) parts.push(1);
  return parts.some((_, from) => {
    let total = parts[from] ?? 0;
    return parts.slice(from + 1).some((part) => {
      total += part;
      return same(total, said.value);
    });
  });
}

/** Of what failed 2 %, 98 % did not. */
const LACKING =
  /\b(?:mistakes?|errors?|fail\w*|late|missed|no-shows?|absent|returned|faulty|broken|rejected)\b/i;

/** "100 %" for "all", "25 %" for the rest of 75 %. */
function isShare(said: Quantity, { text, quantities }: Counted): boolean {
  if (said.unit !== "percent") return false;
  if (said.value === 100)
    return /\b(?:all|every|each|everyone|everybody|both|none|nobody|no|never)\b/i.test(text);
  return (
    (/\b(?:rest|remaining|remainder|others?)\b/i.test(text) || LACKING.test(text)) &&
    quantities.some(({ unit, value }) => unit === "percent" && same(100 - value, said.value))
  );
}

/** "18" for "30 staff, 12 full time, the rest part time". */
function isRest(said: Quantity, { text, quantities }: Counted): boolean {
  if (said.unit !== "plain" || !/\b(?:rest|remaining|remainder|others?)\b/i.test(text)) return false;
  return quantities.some((whole, index) => {
    const part = quantities[index + 1];
    return part?.unit === "plain" && whole.unit === "plain" && whole.value - part.value === said.value;
  });
}

/** "from 2015 to 2017" for "from 2015, for two years". */
function isYearLater(said: Quantity, { text, quantities }: Counted): boolean {
  if (said.unit !== "year" || !/\b(?:from|in|started|began|joined)\b/i.test(text)) return false;
  return quantities.some(
    ({ unit, value }) =>
      unit === "year" &&
      quantities.some((length) => length.unit === "months" && value + length.value / 12 === said.value),
  );
}

function isShareOf({ value }: Quantity, part: Quantity, whole: Quantity): boolean {
  return part.value < whole.value && Math.abs((part.value / whole.value) * 100 - value) <= 0.51;
}

/** "75 %" for "3 of 4". */
function isRatio(said: Quantity, { text, quantities }: Counted): boolean {
  if (said.unit !== "percent") return false;
  return quantities.some((part, index) => {
    const whole = quantities[index + 1];
    if (!whole || part.unit !== "plain" || whole.unit !== "plain" || part.value > whole.value) return false;
    const between = text.slice(part.end, Math.min(whole.start, part.end + 24));
    return (
      /^(?: (?:out )?of (?:the |my |our |all |a )?|\/| in )$/i.test(between) && isShareOf(said, part, whole)
    );
  });
}

/** "8 gardeners, 3 of them apprentices" are eight. */
const OF_THEM_NEXT = /^ of (?:them|whom|which|these|those)\b/i;
const OF_THEM = /\bof (?:whom|which|these|those|them)\b/i;

/** "15" for "half of my 30" or for "30, half of them beginners". */
function isPartOf(said: Quantity, { text, quantities }: Counted): boolean {
  if (said.unit === "percent") return false;
  return quantities.some((share, index) => {
    if (share.unit !== "percent") return false;
    const [before, after] = [quantities[index - 1], quantities[index + 1]];
    const isPart = (whole: Quantity | undefined) =>
      whole?.unit === said.unit && same((share.value / 100) * whole.value, said.value);
    const around = text.slice(Math.max(before?.end ?? 0, share.start - 48), share.end + 16);
    if (isPart(before) && OF_THEM.test(around) && !/[.;\n]/.test(around.trimEnd().slice(0, -1))) return true;
    const between = text.slice(share.end, Math.min(after?.start ?? 0, share.end + 16));
    return (
      isPart(after) && /^(?:of|\s?(?:of )?(?:an?|the|my|our|all|its|their|these|those)?)\s$/i.test(between)
    );
  });
}

/** Pairs of numbers that are multiplied: "2 x 90 min", "four classes of 28", "12 courses with 15 people". */
export function productsIn({ text, quantities }: Counted): [Quantity, Quantity][] {
  return quantities.flatMap((one, index): [Quantity, Quantity][] => {
    const next = quantities[index + 1];
    if (!next || one.unit !== "plain" || /^(?:ordinal|year|month|clock|percent|times)$/.test(next.unit))
      return [];
    const between = text.slice(one.end, Math.min(next.start, one.end + 32));
    const each = /\beach of (?:the )?$/i.test(text.slice(Math.max(0, one.start - 12), one.start));
    const perFirst = /^ ([\w-]+?)s?,? $/i.exec(between)?.[1];
    const repeated =
      perFirst !== undefined &&
      new RegExp(`^ [\\w-]+ (?:per|each|in each|on each|a) ${perFirst.replace(/[^\w-]/g, "")}`, "i").test(
        text.slice(next.end, next.end + 48),
      );
    return repeated ||
      (each && /^ [\w-]+(?: [\w-]+)? (?:had|has|have) $/i.test(between)) ||
      /^(?:\s?[x×*]\s?|,? [\w-]+(?: [\w-]+)?,? (?:of|with|for|at) |, [\w-]+ )$/i.test(between)
      ? [[one, next]]
      : [];
  });
}

/** "six months" for "Jan to June 2022". */
function isMonths(length: number, quantities: readonly Quantity[]): boolean {
  return quantities.some((from, index) => {
    const to = quantities[index + 1];
    if (from.unit !== "month" || to?.unit !== "month" || to.value < from.value) return false;
    return to.value - from.value + 1 === length || to.value - from.value === length;
  });
}

/** "three years" for "Sept 2017 to Sept 2020". */
function isPeriod(said: Quantity, { quantities }: Counted): boolean {
  if (said.unit !== "months") return false;
  if (isMonths(said.value, quantities)) return true;
  const moments = quantities.flatMap((one, index) => {
    if (one.unit !== "year") return [];
    const before = quantities[index - 1];
    return [{ year: one.value, month: before?.unit === "month" ? before.value : null }];
  });
  return moments.some((from, index) => {
    const to = moments[index + 1];
    if (!to || to.year < from.year) return false;
    const months = (to.year - from.year) * 12 + (from.month && to.month ? to.month - from.month : 0);
    return months === said.value || (from.month !== null && to.month !== null && months + 1 === said.value);
  });
}

const LIST =
  /\b(?:Q[1-4]|(?:19|20)\d\d|\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*)(?:(?:, | and |, and | & | \+ |\/)(?:the )?(?:Q[1-4]|(?:19|20)\d\d|\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*))+/gu;

/** "two continents" for "Europe and Asia". */
function isListed(said: Quantity, { text }: Counted): boolean {
  if (said.unit !== "plain" || said.value < 2 || said.value > 12) return false;
  const quarters = new Set(text.match(/\bQ[1-4]\b/g)).size;
  return (
    quarters === said.value ||
    [...text.matchAll(LIST)].some(([list]) => list.split(/, and |, | and | & | \+ |\//).length === said.value)
  );
}
