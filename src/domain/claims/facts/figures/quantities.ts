import { boundOf } from "./bounds.ts";
import type { Dimension, Quantity } from "./figure.ts";
import type { Numeral } from "./spelled-numbers.ts";
import type { Token } from "./tokens.ts";
import { currencyOf, MONTH, type Unit } from "./units.ts";

const FUNCTION_WORD =
  /^(?:a|an|the|and|or|of|in|on|to|at|by|for|from|per|each|every|when|now|before|after|last|this|then|as|is|was|were|are|with|without|but|since|until|over|under|up|down|so|not|if|i|my|it|which|who|than|ish|odd|something|plus|avg|average|max|min|approx|first|second|rest|out|because|mainly|maybe|here|there|today|elsewhere|total|later|vs|so|sold)$/;
/** "9 days instead of 12 planned" */
const COMPARED =
  /(?:instead of|rather than| to| was| were| than| vs| target| not| before| now| avg| from| last|- >)$/;

/** A number with its unit, by all the ways to read it. */
export function quantitiesOf(
  tokens: readonly Token[],
  at: number,
  last: Numeral,
  next: number,
  currency: string | undefined,
  units: readonly Unit[],
  values: readonly number[],
  loose: boolean,
): Quantity[] {
  const end = units.length > 0 ? next : last.next;
  const make = (dimension: Dimension, value: number, of?: string) =>
    quantityOf(dimension, value, last, tokens, at, end, of);
  // "1.250" may be more than a thousand, "1.250%" is not. A suggestion's claims the larger: so it may be read.
  const isShare = units[0]?.dimension === "percent";
  const read = isShare ? values.slice(0, 1) : loose ? values : values.slice(-1);
  return read.flatMap((value) => {
    if (currency !== undefined) return [make("money", value, currency)];
    const measured = units.map(({ dimension, size, of }) => make(dimension, value * size, of));
    const metres =
      last.scale === 1e6 && tokens[last.next - 1]?.text === "m" && (loose || !tokens[last.next - 1]?.capital)
        ? [make("measure", value / 1e6, "m"), make("duration", (value / 1e6) * MONTH)]
        : [];
    return [...(measured.length === 0 ? [make("plain", value)] : measured), ...metres];
  });
}

export function quantityOf(
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

export function currencyBefore(tokens: readonly Token[], at: number): string | undefined {
  const before = tokens[at - 1];
  return before && before.kind !== "number" && !/^pounds?$/.test(before.text)
    ? currencyOf(before.text)
    : undefined;
}
