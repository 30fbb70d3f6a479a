import type { KeywordMatch } from "../../../demo/match-keywords.ts";
import type { Requirement, RequirementStatus } from "../job-match.ts";

const STRENGTH: Record<RequirementStatus, number> = { proven: 1, adjacent: 0.5, missing: 0 };
const MOST_MISSING = 20;

/** How much of what is asked for is shown: of things of which one is enough the best counts, and what is near counts half. */
export function weighed(requirements: readonly Requirement[]): KeywordMatch {
  const groups = [...groupsOf(requirements)];
  const best = groups.map((group) => Math.max(...group.map(({ status }) => STRENGTH[status])));
  const total = groups.length;
  const sum = best.reduce((all, one) => all + one, 0);
  return {
    score: total === 0 ? 0 : Math.round((100 * sum) / total),
    hits: best.filter((one) => one === STRENGTH.proven).length,
    missing: groups
      .filter((_, nth) => best[nth] === STRENGTH.missing)
      .map((group) => group.map(({ skill }) => skill).join(" or "))
      .slice(0, MOST_MISSING),
    total,
  };
}

function* groupsOf(requirements: readonly Requirement[]): Iterable<readonly Requirement[]> {
  const seen = new Set<number>();
  for (const requirement of requirements) {
    const { anyOf } = requirement;
    if (anyOf === null) yield [requirement];
    else if (!seen.has(anyOf)) {
      seen.add(anyOf);
      yield requirements.filter((other) => other.anyOf === anyOf);
    }
  }
}
