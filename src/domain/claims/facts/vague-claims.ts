import type { Claim } from "../claim.ts";
import type { Figure } from "./figures/figure.ts";
import type { Pair } from "./pair.ts";

/** "dozens", "hundreds", "thousands" of which the person's text has neither the word nor a number so large. */
export function vagueClaims({ vague, supportingVague, supporting }: Pair): Claim[] {
  return vague.flatMap(({ least, most, written, start }): Claim[] => {
    const large = ({ dimension }: Figure, value: number) =>
      dimension !== "year" && dimension !== "percent" && value >= least && value <= most;
    const isThere =
      supportingVague.some((other) => other.least === least) ||
      supporting.some((one) => large(one, one.value) || large(one, one.spoken));
    return isThere ? [] : [{ kind: "number", text: written, start, end: start + written.length }];
  });
}
