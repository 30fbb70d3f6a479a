import { derivedFrom } from "./derive/derive.ts";
import type { Derived } from "./derive/derived.ts";
import type { Figure } from "./figures/figure.ts";
import { listLengths } from "./figures/lists.ts";
import { type Absolute, absolutesIn } from "./figures/read-absolutes.ts";
import { readFigures } from "./figures/read-figures.ts";
import { type Period, periodsIn } from "./figures/read-periods.ts";
import { type Vague, vagueIn } from "./figures/read-vague.ts";
import { type Numerals, numeralsIn } from "./figures/strange-numerals.ts";

/** No person's text has more figures to compare by arithmetic and bounds; what comes after is looked up as it is written. */
export const COMPARED = 80;

/** A suggestion and its support as the rules for numbers and dates see them: data, each in its clause, and no text. */
export interface Pair {
  readonly claimed: readonly Figure[];
  /** Numerals that are not read, as they are written. */
  readonly strange: readonly Numerals[];
  readonly supportingStrange: ReadonlySet<string>;
  readonly periods: readonly Period[];
  readonly vague: readonly Vague[];
  readonly supporting: readonly Figure[];
  readonly supportingVague: readonly Vague[];
  readonly absolutes: readonly Absolute[];
  /** How many things the lists of the support name. */
  readonly lists: ReadonlySet<number>;
  readonly derived: readonly Derived[];
}

export function readPair(suggestion: string, support: string): Pair {
  const supporting = readFigures(support, true);
  return {
    claimed: readFigures(suggestion),
    strange: numeralsIn(suggestion),
    supportingStrange: new Set(numeralsIn(support).map(({ written }) => written)),
    periods: periodsIn(suggestion),
    vague: vagueIn(suggestion),
    supporting,
    supportingVague: vagueIn(support),
    absolutes: absolutesIn(support),
    lists: listLengths(support),
    derived: derivedFrom(supporting.slice(0, COMPARED)),
  };
}
