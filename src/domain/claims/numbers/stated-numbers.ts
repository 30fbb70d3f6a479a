import { followsFrom, productsIn } from "../quantities/arithmetic.ts";
import { changesIn } from "../quantities/changes.ts";
import type { Quantity, Unit } from "../quantities/quantity.ts";
import type { Reading } from "../support.ts";

/** No resume has more numbers, and each costs a comparison with every number of the suggestion. */
const MOST = 200;

type Change = readonly [from: Quantity, to: Quantity];

/** The numbers of a text, prepared for many questions. */
export interface StatedNumbers {
  readonly reading: Reading;
  readonly quantities: readonly Quantity[];
  readonly units: ReadonlySet<Unit>;
  readonly changes: readonly Change[];
  readonly products: readonly Change[];
  /** Whether bare numbers may be sums of money. */
  readonly money: boolean;
  /** Whether a number is one end of some change. */
  isEnd(spoken: number): boolean;
  changeAt(one: Quantity): Change | undefined;
  /** Whether a number is plain arithmetic on those of the text. */
  implies(said: Quantity): boolean;
}

/** Words that make a bare number a sum of money. */
const MONEY =
  /\b(?:raised|pounds|dollars|euros|cash|budgets?|sales|revenue|turnover|worth|salary|spend|spending|costs?|grants?|funds?|funding|payments?|invoices?|takings|donations|deals?|contracts?|profit|portfolio|debt|savings?|gbp|usd|eur)\b|[£$€]/i;

export function statedNumbers(reading: Reading): StatedNumbers {
  const { text } = reading;
  const quantities = reading.quantities.slice(0, MOST);
  const all = changesIn(reading);
  const changes = all.slice(0, MOST);
  const ends = new Set(all.flatMap(([from, to]) => [from.spoken, to.spoken]));
  const byStart = new Map(
    all.toReversed().flatMap((change) => change.map(({ start }) => [start, change] as const)),
  );
  const answers = new Map<string, boolean>();
  return {
    reading,
    quantities,
    units: new Set(reading.quantities.map(({ unit }) => unit)),
    changes,
    products: productsIn({ text, quantities }),
    money: MONEY.test(text),
    isEnd: (spoken) => ends.has(spoken),
    changeAt: ({ start }) => byStart.get(start),
    implies: (said) => {
      const key = [said.unit, said.value, said.high, said.bound].join(" ");
      const answer = answers.get(key) ?? followsFrom(said, { text, quantities }, changes);
      answers.set(key, answer);
      return answer;
    },
  };
}
