import type { KeywordMatch } from "../../../demo/match-keywords.ts";
import { askedItems, countItems } from "../asked-items.ts";
import type { Requirement } from "../job-match.ts";

const WORTH_OF_NEAR = 0.5;
const MOST_MISSING = 20;

/** How much of what is asked for is shown: of things of which one is enough the best counts, and what is near counts half. */
export function weighed(requirements: readonly Requirement[]): KeywordMatch {
  const items = askedItems(requirements);
  const { total, proven, near } = countItems(items);
  return {
    score: total === 0 ? 0 : Math.round((100 * (proven + WORTH_OF_NEAR * near)) / total),
    hits: proven,
    missing: items
      .filter(({ best }) => best.status === "missing")
      .map(({ options }) => options.map(({ skill }) => skill).join(" or "))
      .slice(0, MOST_MISSING),
    total,
  };
}
