import type { Quantity } from "./quantity.ts";

/** "5-10", "5 to 10", "5 or 6", "between 5 and 10" are one range; "from 5 to 10" is a change from one number to another. */
export function joinRanges(text: string, found: readonly Quantity[]): Quantity[] {
  const joined: Quantity[] = [];
  for (const one of shareUnits(text, joinLengths(text, found))) {
    const last = joined.at(-1);
    const between = last ? text.slice(last.end, one.start) : "";
    const before = last ? text.slice(Math.max(0, last.start - 12), last.start) : "";
    if (
      last &&
      canJoin(last, one) &&
      !between.includes("\n") &&
      !LABEL.test(before) &&
      joins(between, before)
    ) {
      joined[joined.length - 1] = {
        ...last,
        high: one.value,
        text: text.slice(last.start, one.end),
        end: one.end,
      };
    } else joined.push(one);
  }
  return joined;
}

/** "2 yrs 4 mths" and "1 hour and 20 minutes" are one length of time. */
function joinLengths(text: string, found: readonly Quantity[]): Quantity[] {
  const joined: Quantity[] = [];
  for (const one of found) {
    const last = joined.at(-1);
    const isLength = one.unit === "months" || one.unit === "seconds";
    if (
      last?.unit === one.unit &&
      isLength &&
      last.value > one.value &&
      last.value / last.spoken > one.value / one.spoken &&
      /^(?: | and |\s?)$/.test(text.slice(last.end, one.start))
    )
      joined[joined.length - 1] = {
        ...last,
        value: last.value + one.value,
        text: text.slice(last.start, one.end),
        end: one.end,
      };
    else joined.push(one);
  }
  return joined;
}

function joins(between: string, before: string): boolean {
  const change = /\b(?:from|by|went|grew|fell|rose|increased|dropped|was|were) $/i.test(before);
  return (
    /^\s?[-–—]\s?[$€£]?$/.test(between) ||
    (/^(?:-? (?:to|or|thru|through|till|until|maybe|perhaps)|, (?:maybe|perhaps|sometimes|at times)) [$€£]?$/i.test(
      between,
    ) &&
      !change) ||
    (/^ (?:and|&) [$€£]?$/i.test(between) && /\bbetween [$€£]?$/i.test(before))
  );
}

/** "version 2.0 to 40 customers" is no range. */
const LABEL =
  /\b(?:version|release|level|grade|band|phase|stage|windows|office|python|java|php|ios|android|react|angular) $/i;

function canJoin(last: Quantity, one: Quantity): boolean {
  return (
    last.unit === one.unit &&
    last.unit !== "year" &&
    last.unit !== "month" &&
    last.unit !== "clock" &&
    !/^[QH]\d/i.test(one.text) &&
    last.high === undefined &&
    one.value > last.value
  );
}

/** In "2 to 3 years" and "from 8 to 2 %" the first number takes the unit of the second; in "from four days to one" the second that of the first. */
function shareUnits(text: string, found: readonly Quantity[]): Quantity[] {
  const shared = [...found];
  for (const [index, one] of shared.entries()) {
    const next = shared[index + 1];
    if (!next) break;
    const between = text.slice(one.end, next.start);
    if (between.includes("\n")) continue;
    const forwards =
      /^(?:\s?[-–—]\s?|-?\s(?:to|or|and|down to|up to|instead of|rather than|not|→|->)\s|\s?(?:→|->)\s?)[$€£]?$/i.test(
        between,
      );
    const onwards = /^[\w\s-]{0,24}?\b(?:to|instead of|rather than|→|->)\s$/i.test(between);
    const bare = /^(?:\s*$|[.,;)]|\s(?:and|by|with|through|in|after|when|using|via|within|for|over)\b)/i.test(
      text.slice(next.end),
    );
    const sides =
      /^(?:\s(?:[x×]|by)\s|[x×])$/i.test(between) && /^(?:millimetres|feet|inches)$/.test(next.unit);
    if ((forwards || sides) && one.unit === "plain" && takes(next)) shared[index] = inUnitOf(next, one);
    // "€30-35k": the sign is of both, so is the scale.
    else if (forwards && one.unit === "money" && next.unit === "plain") {
      const scale = next.spoken > 0 && one.value === one.spoken ? next.value / next.spoken : 1;
      shared[index] = { ...one, value: one.value * scale };
      shared[index + 1] = { ...next, unit: "money", ...(one.currency && { currency: one.currency }) };
    }
    // "by 15 points to 62": the second number is where it ended, not how far it went.
    else if (
      onwards &&
      !/\bby $/i.test(text.slice(Math.max(0, one.start - 4), one.start)) &&
      next.unit === "plain" &&
      takes(one) &&
      bare
    )
      shared[index + 1] = inUnitOf(one, next);
  }
  return shared;
}

function takes({ unit, value, spoken }: Quantity): boolean {
  return (unit === "plain" && value !== spoken) || !/^(?:plain|ordinal|year|month|clock|times)$/.test(unit);
}

function inUnitOf(model: Quantity, bare: Quantity): Quantity {
  const size = model.spoken > 0 ? model.value / model.spoken : 1;
  // In "800 to 1.2k" the first number has its size already.
  const scaled = model.unit === "plain" && bare.value >= model.spoken * 10 ? 1 : size;
  return bare.value === bare.spoken
    ? { ...bare, value: bare.value * scaled, unit: model.unit }
    : { ...bare, unit: model.unit };
}
