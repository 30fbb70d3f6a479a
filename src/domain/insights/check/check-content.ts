import type { Resume } from "../../resume/resume.ts";
import { type CheckOptions, readForCheck } from "./check-reading.ts";
import type { Params, Rule, RuleGroup, RuleId, Severity } from "./rule.ts";
import { RULES } from "./rules.ts";

/** Something in a resume that costs it readers, machines or people, and the field that it leads to. */
export interface CheckFinding {
  readonly pointer: string;
  /** Further places that have the same cause. */
  readonly others: readonly string[];
  readonly params: Params;
  /** Whether it can be mended by one press. */
  readonly fix: NonNullable<ReturnType<Rule["check"]>>[number]["fix"] | null;
}

export interface RuleOutcome {
  readonly id: RuleId;
  readonly group: RuleGroup;
  readonly severity: Severity;
  /** `unasked`: the resume has nothing that the rule is about, or is in a language that it does not know. */
  readonly status: "passed" | "found" | "unasked";
  /** The first of them; nobody reads a hundred. */
  readonly findings: readonly CheckFinding[];
  readonly count: number;
}

const MOST_FINDINGS = 12;
const RANK: Record<Severity, number> = { high: 0, medium: 1, low: 2 };

/** Every rule with what it found, in groups, the gravest first in each. */
export function checkContent(whole: Resume, options: CheckOptions): RuleOutcome[] {
  const reading = readForCheck(whole, options);
  const isEnglish = reading.language.code.startsWith("en");
  return RULES.map((rule): RuleOutcome => {
    const { id, group, severity } = rule;
    const problems = rule.isEnglish && !isEnglish ? null : rule.check(reading);
    const status = problems === null ? "unasked" : problems.length === 0 ? "passed" : "found";
    const findings = (problems ?? [])
      .slice(0, MOST_FINDINGS)
      .map(({ pointer, others = [], params = {}, fix = null }) => ({ pointer, others, params, fix }));
    return { id, group, severity, status, findings, count: problems?.length ?? 0 };
  }).toSorted((one, other) => RANK[one.severity] - RANK[other.severity]);
}
