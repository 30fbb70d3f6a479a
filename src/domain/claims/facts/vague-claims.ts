import type { Claim } from "../claim.ts";
import { DATED, type Dimension } from "./figures/figure.ts";
import type { Vague } from "./figures/read-vague.ts";
import type { Pair } from "./pair.ts";

/** What is said in a unit of its own: "hundreds" of 300 hours. */
const IN_UNITS = new Set<Dimension>(["duration", "measure"]);

/** "dozens", "thousands", "six figures" of which the person's text has neither the word nor a number of that size. */
export function vagueClaims({ vague, supportingVague, supporting, derived }: Pair): Claim[] {
  const sizes = [
    ...supporting.map(({ dimension, value, spoken, high }) => ({
      dimension,
      values: IN_UNITS.has(dimension) ? [spoken] : [value, high ?? value],
    })),
    ...derived.flatMap(({ step, dimension, value }) =>
      step === "growth" || step === "fall" ? [{ dimension, values: [value] }] : [],
    ),
  ];
  const isThere = ({ least, most, ofShares }: Vague) =>
    supportingVague.some((other) => other.least >= least && other.most <= most) ||
    sizes.some(
      ({ dimension, values }) =>
        !DATED.has(dimension) &&
        dimension !== "label" &&
        (ofShares || dimension !== "percent") &&
        values.some((value) => value >= least && value <= most),
    );
  return vague.flatMap((one): Claim[] => {
    const { written, start } = one;
    return isThere(one) ? [] : [{ kind: "number", text: written, start, end: start + written.length }];
  });
}
