import type { Counted, Quantity } from "./quantity.ts";
import { same } from "./support-quantity.ts";

const UNITS: readonly [unit: string, pattern: RegExp][] = [
  ["minute", /\b(?:minutes?|mins?)$/i],
  ["hour", /\b(?:hours?|hrs?|h)$/i],
  ["day", /\bdays?$/i],
  ["week", /\b(?:weeks?|wks?)$/i],
  ["month", /\b(?:months?|mths?)$/i],
  ["year", /\b(?:years?|yrs?)$/i],
];
const EACH =
  /^[^.;\n]{0,30}?(?:\b(?:an?|per|each|every) |\/ ?)(\w+)\b,? ?(?:for |over |and |x |[^.;\d]{0,20} )?$/i;
const IN_ALL = /\b(?:per|in|within|every|over|during|each) (?:an? |the |one )?$/i;
const RATE = /^[^.;\n]{0,30}?\b(?:an?|per|each|every) (\w+)\b/i;

/** "100 rooms a week" for "20 rooms a day, 5 days a week"; "30 calls an hour" for "180 calls per 6 hr shift". */
export function isPaced(said: Quantity, suggestion: Counted, source: Counted): boolean {
  if (isPacedBackwards(said, suggestion, source)) return true;
  return source.quantities.some((amount, index) => {
    const span = source.quantities[index + 1];
    const unit = span && unitOf(span);
    if (!unit || amount.unit !== said.unit) return false;
    const between = source.text.slice(amount.end, Math.min(span.start, amount.end + 48));
    const rate = RATE.exec(suggestion.text.slice(said.end, said.end + 48))?.[1]?.toLowerCase();
    if (EACH.exec(between)?.[1]?.toLowerCase() === unit)
      return rate !== unit && same(amount.value * span.spoken, said.value);
    return rate === unit && IN_ALL.test(between) && same(amount.value / span.spoken, said.value);
  });
}

/** "40 hours a week" for "5 days a week, 8 hours a day". */
function isPacedBackwards(said: Quantity, suggestion: Counted, { text, quantities }: Counted): boolean {
  return quantities.some((span, index) => {
    const amount = quantities[index + 1];
    const unit = unitOf(span);
    if (!unit || amount?.unit !== said.unit) return false;
    const each = RATE.exec(text.slice(amount.end, amount.end + 48))?.[1]?.toLowerCase();
    const rate = RATE.exec(suggestion.text.slice(said.end, said.end + 48))?.[1]?.toLowerCase();
    return each === unit && rate !== unit && same(amount.value * span.spoken, said.value);
  });
}

function unitOf({ unit, text, high }: Quantity): string | null {
  if ((unit !== "seconds" && unit !== "months") || high !== undefined) return null;
  return UNITS.find(([, pattern]) => pattern.test(text.replace(/(\d)(?=[a-z])/i, "$1 ")))?.[0] ?? null;
}
