import type { Counted, Quantity } from "./quantity.ts";
import { same } from "./support-quantity.ts";

interface Words {
  /** Just before the number, just after it, and the whole of the source. */
  readonly before: string;
  readonly after: string;
  readonly source: string;
}

/** One step of arithmetic on two numbers of a source, and the words that tell of it. */
interface Step {
  readonly of: (one: Quantity, other: Quantity) => number | null;
  readonly unit: (one: Quantity, other: Quantity) => Quantity["unit"];
  readonly told: (words: Words) => boolean;
}

const AMOUNT = /^(?:plain|money)$/;
const ofOther = (_: Quantity, { unit }: Quantity) => unit;
const isAmount = ({ unit }: Quantity) => AMOUNT.test(unit);
const alike = (one: Quantity, other: Quantity) =>
  one.unit === other.unit || (isAmount(one) && isAmount(other));

const STEPS: readonly Step[] = [
  {
    // "37 of 40" for "40 orders, 3 wrong"; "saved 3k" for "4k, 1k since"; "up seven places"
    of: (one, other) =>
      alike(one, other) && one.value > other.value && one.unit !== "percent" ? one.value - other.value : null,
    unit: (one) => (one.unit === "ordinal" ? "plain" : one.unit),
    told: ({ before, after }) =>
      /\b(?:by|saved?|saving|cut|gained?|lost|from|reached|another|up|down)\s$/i.test(before) ||
      /^[^.;,\n]{0,24}?\b(?:more|fewer|less|above|below|under|over|ahead|short|left|(?:out )?of (?:the |an? )?\d|places|points)/i.test(
        after,
      ),
  },
  {
    // "2k" for "20 % on a 10k order"
    of: (share, whole) =>
      share.unit === "percent" && whole.unit !== "percent" ? (share.value / 100) * whole.value : null,
    unit: ofOther,
    told: () => true,
  },
  {
    // "to 55k" for "10 % above last year's 50k"
    of: (share, base) =>
      share.unit === "percent" && isAmount(base) ? (1 + share.value / 100) * base.value : null,
    unit: ofOther,
    told: ({ before, source }) =>
      /\bto $/i.test(before) &&
      /\b(?:up|above|over|more|higher|grew|grown|rose|increase[ds]?|plus)\b|\+/i.test(source),
  },
  {
    of: (share, base) =>
      share.unit === "percent" && isAmount(base) ? (1 - share.value / 100) * base.value : null,
    unit: ofOther,
    told: ({ before, source }) =>
      /\bto $/i.test(before) &&
      /\b(?:down|below|under|less|fewer|lower|fell|cut|dropped|reduced|minus)\b/i.test(source),
  },
  {
    // "to 80 %" for "70 %, up 10 points"
    of: (points, base) =>
      points.unit === "points" && base.unit === "percent" ? base.value + points.value : null,
    unit: ofOther,
    told: ({ before, source }) =>
      /\bto $/i.test(before) && /\b(?:up|more|higher|rose|grew|gain\w*)\b|\+/i.test(source),
  },
  {
    // "from 500 to 1,500" for "tripled our 500"
    of: (factor, base) => (factor.unit === "times" && isAmount(base) ? factor.value * base.value : null),
    unit: ofOther,
    told: ({ before }) => /\bto $/i.test(before),
  },
  {
    // "from 40 to 80" for "doubled to 80"
    of: (factor, result) =>
      factor.unit === "times" && isAmount(result) ? result.value / factor.value : null,
    unit: ofOther,
    told: ({ before }) => /\bfrom $/i.test(before),
  },
  {
    // "120k in total" for "15 cars, 8k each"
    of: (count, price) =>
      count.unit === "plain" && (isAmount(price) || price.unit === "seconds")
        ? count.value * price.value
        : null,
    unit: ofOther,
    told: ({ source }) => /\b(?:each|apiece|every|per (?:head|person|piece|item|unit))\b/i.test(source),
  },
  {
    // "25 per child" for "500 for 20 kids"
    of: (whole, count) =>
      isAmount(whole) && count.unit === "plain" && count.value > 1 ? whole.value / count.value : null,
    unit: (whole) => whole.unit,
    told: ({ after }) => /^(?: (?!times\b)[a-z]+)? ?(?:per|a|an|each|apiece)\b/i.test(after),
  },
  {
    // "by 20 %" for "target was 100k, I sold 120k"
    of: (base, result) =>
      alike(base, result) && result.value > base.value ? (result.value / base.value - 1) * 100 : null,
    unit: () => "percent",
    told: ({ before, source }) =>
      /\bby $/i.test(before) && /\b(?:target|quota|goal|plan|budget)\b/i.test(source),
  },
  {
    // "a class of 28" for "half the class, 14 kids"
    of: (share, part) =>
      share.unit === "percent" && share.value === 50 && part.unit === "plain" ? part.value * 2 : null,
    unit: ofOther,
    told: ({ after, source }) => /\bhalf\b/i.test(after) && /\bhalf\b/i.test(source),
  },
];

const PERIODS: readonly [period: string, perYear: number][] = [
  ["month", 12],
  ["quarter", 4],
  ["week", 52],
];

/** "48k in 2022" for "4k each month of 2022". */
function isYearly(said: Quantity, { after }: Words, { text, quantities }: Counted): boolean {
  if (!/^[^.;\n]{0,40}?\b(?:(?:a|per|each|every|the) year|annually|yearly|in (?:19|20)\d\d)\b/i.test(after))
    return false;
  return PERIODS.some(
    ([period, perYear]) =>
      new RegExp(`\\b(?:an?|per|each|every) ${period}\\b|\\b${period}ly\\b`, "i").test(text) &&
      quantities.some(({ unit, value }) => unit === said.unit && value * perYear === said.value),
  );
}

/** Whether a number is one step of arithmetic on the source's, and the words tell of that step. */
export function isDerived(said: Quantity, suggestion: Counted, source: Counted): boolean {
  if (said.high !== undefined) return false;
  const words: Words = {
    before: suggestion.text.slice(Math.max(0, said.start - 16), said.start).replace(/[$€£]$/, ""),
    after: suggestion.text.slice(said.end, said.end + 48),
    source: source.text,
  };
  if (isYearly(said, words, source)) return true;
  const told = STEPS.filter((step) => step.told(words));
  return source.quantities.some((one) =>
    source.quantities.some(
      (other) =>
        one !== other &&
        told.some((step) => {
          const value = step.of(one, other);
          const unit = step.unit(one, other);
          return (
            value !== null &&
            (unit === said.unit || (AMOUNT.test(unit) && isAmount(said))) &&
            same(value, said.value)
          );
        }),
    ),
  );
}
