import { boundOf } from "./bounds.ts";
import { ordinalValue, SPELLED_NUMBER, SPELLED_ORDINAL, spelledValue, spokenValue } from "./number-words.ts";
import type { Quantity, Unit } from "./quantity.ts";
import { joinRanges } from "./ranges.ts";
import { freePlaces, readSpecialQuantities } from "./special-quantities.ts";
import { currencyOf, isLength, unitAfter } from "./units.ts";

const DIGITS =
  /(?:(?<![\p{L}\d.,_])|(?<=\d['″"]?[x×]))([$€£₹¥]\s?|(?:USD|EUR|GBP|CHF|INR|Rs\.?)\s?)?(\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?|\d{1,3}(?:\.\d{3}){2,}(?![\d.])|\d{1,3}(?: \d{3})+(?![\d.,])|\d+,\d{1,2}(?!\d)|\d+ [1-3]\/[2-8](?![\d/])|[1-9]\/(?:[2-9]|10|16)(?= ?(?:mm|cm|m|in|inch|acres?|miles?|l|litres?|kg|lb)\b)|\d+(?:\.\d+)?(?![dD]\b)|\.\d+)(?:(st|nd|rd|th)\b| ?-?(k|mm|mio|mil|mln|mn|bn|m|b|grand|thousand|million|billion|hundred|lakhs?|crores?|dozen|doz)(?![\p{L}\d²]))?(\+)?(?!(?![x×]\d)[\p{L}]*\d)/giu;

const SCALE: Record<string, number> = {
  k: 1e3,
  grand: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  mil: 1e6,
  mln: 1e6,
  mio: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  hundred: 100,
  lakh: 1e5,
  lakhs: 1e5,
  crore: 1e7,
  crores: 1e7,
  dozen: 12,
  doz: 12,
};

const AND_A_HALF = " and a half";
const RANKED = /(?:\b(?:no|nr|number|ranked|rank|place|position|came)\.?\s?|#)$/i;

/** Every number in a text, digits or words, in the order of the text. */
export function readQuantities(text: string): Quantity[] {
  const found = readSpecialQuantities(text);
  const free = freePlaces(text, found);
  const add = (one: Quantity) => {
    if (Number.isFinite(one.value) && free(one)) found.push(one);
  };
  for (const match of text.matchAll(DIGITS)) {
    // The number of "COVID-19" or "K-12" is part of a name.
    if (/[A-Z]-$/.test(text.slice(Math.max(0, match.index - 2), match.index))) continue;
    add(fromDigits(text, match));
  }
  for (const match of text.matchAll(SPELLED_ORDINAL)) {
    if (/^second$/i.test(match[0]) && isUnit(text, match.index)) continue;
    const value = ordinalValue(match[0]) ?? 0;
    add(
      complete(text, match.index, match.index + match[0].length, { value, spoken: value, unit: "ordinal" }),
    );
  }
  for (const match of text.matchAll(SPELLED_NUMBER)) {
    const end = match.index + match[0].length;
    if (/^one$/i.test(match[0]) && isPronoun(text, match.index, end)) continue;
    if (
      /^-(?:way|tone|faced|seater?s?)\b/i.test(text.slice(end, end + 8)) &&
      /^(?:two|three|four)$/i.test(match[0])
    )
      continue;
    const value = spelledValue(match[0]);
    const ranked = RANKED.test(text.slice(Math.max(0, match.index - 10), match.index));
    add(
      complete(text, match.index, end, {
        value,
        spoken: spokenValue(match[0]),
        unit: ranked ? "ordinal" : null,
      }),
    );
  }
  return joinRanges(
    text,
    found.sort((a, b) => a.start - b.start),
  );
}

function fromDigits(text: string, match: RegExpExecArray): Quantity {
  const [whole, sign, digits = "", ordinal, scale = ""] = match;
  const before = text.slice(Math.max(0, match.index - 16), match.index);
  // "2 and a half years"
  const half =
    /^\d+$/.test(whole) && text.startsWith(AND_A_HALF, match.index + whole.length) ? AND_A_HALF : "";
  const end = match.index + whole.length + half.length;
  const spoken = amountOf(digits) + (half === "" ? 0 : 0.5);
  // "9.000 EUR" is how much of Europe writes nine thousand.
  const euros =
    /^\d{1,3}(?:\.\d{3})+$/.test(digits) &&
    (/\..*\.|^[1-9]\d{0,2}\.000$/.test(digits) ||
      /^(?:€|EUR)/i.test(sign ?? "") ||
      /^\s?(?:€|eur)/i.test(text.slice(end, end + 5)));
  if (euros) {
    const amount = Number(digits.replaceAll(".", ""));
    return complete(text, match.index, end, { value: amount, spoken: amount, unit: sign ? "money" : null });
  }
  const measured =
    !sign && (scale === "mm" || (scale === "m" && isLength(before, text.slice(end, end + 16))));
  if (measured) return complete(text, match.index, end - scale.length, { value: spoken, spoken, unit: null });
  // "40k pounds" weigh nothing.
  const pounds = scale !== "" && /^ pounds?\b/i.test(text.slice(end, end + 7)) ? " pounds".length : 0;
  if (pounds > 0)
    return complete(text, match.index, end + pounds, {
      value: spoken * (SCALE[scale.toLowerCase()] ?? 1),
      spoken,
      unit: "money",
    });
  const unit = ordinal || (RANKED.test(before) && !sign && !scale) ? "ordinal" : sign ? "money" : null;
  // "2000 trees" are no year, "in 2000 people" hardly ever.
  const counts =
    /^ (?!was\b|has\b|is\b)[a-z]{3,}s\b/.test(text.slice(end, end + 24)) &&
    !/\b(?:in|since|from|until|to|by|of|and|h[12]|q[1-4]|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|spring|summer|autumn|fall|winter|-|–)\.?\s?$/i.test(
      before,
    );
  const year =
    unit === null &&
    !scale &&
    !counts &&
    unitAfter(text.slice(end, end + 16)) === null &&
    /^(?:19[5-9]|20[0-4])\d$/.test(digits);
  const value = spoken * (SCALE[scale.toLowerCase()] ?? 1);
  return complete(text, match.index, end, { value, spoken, unit: year ? "year" : unit });
}

/** "2 1/2", "1/10", "3,5" and "1,200". */
function amountOf(digits: string): number {
  const fraction = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(digits);
  if (fraction) return Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]);
  return Number(/^\d+,\d{1,2}$/.test(digits) ? digits.replace(",", ".") : digits.replaceAll(/[, ]/g, ""));
}

function complete(
  text: string,
  start: number,
  end: number,
  read: { value: number; spoken: number; unit: Unit | null },
): Quantity {
  // A unit in the next bullet is no unit of this number.
  const [after = ""] = text.slice(end, end + 40).split("\n", 1);
  const before = text.slice(Math.max(0, start - 24), start);
  const unitFound = read.unit === null ? unitAfter(after) : null;
  // "720p" is a picture, no price.
  // "500 pp" are pages, "5 pp" percentage points.
  const large = unitFound?.size === 0.01 || /^\s?pp\b/i.test(after);
  const found = large && read.spoken >= 100 ? null : unitFound;
  const length = found?.length ?? 0;
  const unit = read.unit ?? found?.unit ?? "plain";
  const currency = unit === "money" ? currencyOf(text.slice(start, end + length)) : null;
  // "-18 degrees" is no 18.
  const cold =
    unit === "degrees" &&
    (/(?:^|[\s(,:])(?:minus |[-−])$/i.test(before) ||
      /^\s?below (?:zero|freezing)\b/i.test(after.slice(length)));
  return {
    value: read.value * (found?.size ?? 1) * (cold ? -1 : 1),
    spoken: read.spoken,
    unit,
    ...(currency && { currency }),
    bound: boundOf(before, text.slice(start, end), after, after.slice(0, length)),
    text: text.slice(start, end + length).trim(),
    start,
    end: end + length,
  };
}

/** "4,000 requests a second": a unit of time, no rank. */
function isUnit(text: string, start: number): boolean {
  return (
    /\b(?:per|an?|each|every) $/i.test(text.slice(Math.max(0, start - 6), start)) &&
    /^(?:second)(?:[.,;)\n]|$| (?:with|in|on|across|during|after|and|by)\b)/i.test(
      text.slice(start, start + 16),
    )
  );
}

/** "one of", "one-on-one", "no one": no count. */
function isPronoun(text: string, start: number, end: number): boolean {
  return (
    /^(?:-on-one| of\b|'s| another|-to-one|-stop|-time\b|-off\b|-way\b|-off\b|-piece\b|-to-ones?\b|-(?:on|to)-ones\b)/i.test(
      text.slice(end, end + 12),
    ) ||
    /(?:no |-on-|-to-|any|every|the |which |this |that |each |only )$/i.test(
      text.slice(Math.max(0, start - 8), start),
    )
  );
}
