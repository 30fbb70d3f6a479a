import type { RuleOutcome } from "../../../../../domain/insights/check/check-content.ts";
import { RULE_GROUPS, type RuleGroup, type Severity } from "../../../../../domain/insights/check/rule.ts";

const WEIGHT: Record<Severity, number> = { high: 0, medium: 1, low: 2 };

export interface FindingGroup {
  readonly group: RuleGroup;
  readonly outcomes: readonly RuleOutcome[];
}

/** What was found, by group; the group with the gravest finding comes first, so that nobody looks for it below small ones. */
export function groupFindings(outcomes: readonly RuleOutcome[]): FindingGroup[] {
  const found = outcomes.filter(({ status }) => status === "found");
  return RULE_GROUPS.map((group) => ({
    group,
    outcomes: found.filter((outcome) => outcome.group === group),
  }))
    .filter((group) => group.outcomes.length > 0)
    .toSorted((one, other) => weightOf(one) - weightOf(other));
}

function weightOf({ outcomes }: FindingGroup): number {
  return Math.min(...outcomes.map(({ severity }) => WEIGHT[severity]));
}
