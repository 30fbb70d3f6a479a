import type { Quantity, Read } from "./figure.ts";
import { labelAfter, labelBefore, STRICT } from "./labels.ts";
import { numeralAt } from "./numerals.ts";
import { currencyBefore, quantitiesOf, quantityOf } from "./quantities.ts";
import { rangeAt } from "./ranges.ts";
import type { Numeral } from "./spelled-numbers.ts";
import type { Token } from "./tokens.ts";
import { unitAfter } from "./unit-after.ts";

/** A number with its unit, or a range of two. */
export function amountAt(tokens: readonly Token[], at: number, loose: boolean): Read | null {
  const numeral = numeralAt(tokens, at);
  const first = tokens[at];
  if (!numeral || !first) return null;
  if (!loose && isMagnitude(tokens, numeral.next)) return { figures: [], next: numeral.next };
  const label = numeral.ordinal ? "" : labelBefore(tokens, at, loose);
  if (label !== null || labelAfter(tokens, numeral)) {
    const named = numeral.values.map((value) =>
      quantityOf("label", value, numeral, tokens, at, numeral.next, label ?? "name"),
    );
    const glued = first.kind === "number" && first.glued && !numeral.ordinal;
    const strict = STRICT.test(label ?? "name") && unitAfter(tokens, numeral.next, loose).units.length === 0;
    if (!loose || glued || strict || numeral.ordinal) return { figures: named, next: numeral.next };
    const read = measuredAt(tokens, at, numeral, loose);
    return { figures: [...named, ...read.figures], next: read.next };
  }
  return measuredAt(tokens, at, numeral, loose);
}

/** "four-digit sales" are not four: how large they are is judged as a range. */
function isMagnitude(tokens: readonly Token[], next: number): boolean {
  const at = tokens[next]?.text === "-" ? next + 1 : next;
  const [word = "", then = ""] = [tokens[at]?.text, tokens[at + 1]?.text];
  return /^(?:digit|figure)s?$/.test(word) && !/^(?:skat|draw|paint)/.test(then);
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
  const read = quantitiesOf(tokens, at, last, next, currency, units, numeral.values, loose);
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
    const from = quantitiesOf(tokens, at, numeral, own.next, currency, own.units, lows, loose);
    const to = quantitiesOf(
      tokens,
      range.first,
      range,
      next,
      currencyBefore(tokens, range.first) ?? currency,
      units,
      range.values,
      loose,
    );
    return [...from, ...to];
  };
  if (isChange) return { figures: changed(), next };
  const low = quantitiesOf(tokens, at, last, next, currency, units, lows, loose);
  const high = (range.values[0] ?? 0) / (lows[0] || 1);
  const moved = tokens[at - 1]?.text === "from";
  const spread = low.map((one) => ({ ...one, high: one.value * high, moved }));
  return { figures: loose && range.apart ? [...spread, ...changed()] : spread, next };
}
