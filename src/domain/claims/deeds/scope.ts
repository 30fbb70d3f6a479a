import type { Claim } from "../claim.ts";
import type { Reading } from "../support.ts";
import { deniedThings } from "./denied-things.ts";
import { otherDeeds } from "./other-deeds.ts";
import { multiplied, wholes } from "./parts.ts";
import { stepsUp } from "./steps.ts";
import { takenDeeds } from "./taken-deeds.ts";
import { weightyDeeds } from "./weighty.ts";
import { widenings } from "./widening.ts";
import { madeAlone } from "./worked-on.ts";

/** Steps up the ladder of deeds, another person's deeds, parts made whole, one made many, and words that widen. */
export function unsupportedScope(suggestion: Reading, source: Reading, support: Reading): Claim[] {
  return [
    ...stepsUp(suggestion, source),
    ...takenDeeds(suggestion, source),
    ...deniedThings(suggestion, source),
    ...otherDeeds(suggestion, source),
    ...madeAlone(suggestion, source),
    ...wholes(suggestion, source),
    ...multiplied(suggestion, source),
    ...widenings(suggestion, support),
    ...weightyDeeds(suggestion, source),
  ];
}
