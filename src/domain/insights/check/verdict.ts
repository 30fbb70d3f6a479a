import type { RuleOutcome } from "./check-content.ts";
import type { RuleGroup } from "./rule.ts";

/** `unread`: nothing was found, but no program has read the file yet, so nobody can say that it is clear. */
export type CheckVerdict = "clear" | "unread" | "blocked";

/** What a program has to get out of a resume before anybody sees it. */
const PARSED: ReadonlySet<RuleGroup> = new Set(["contact", "dates", "positions", "readers"]);

/** Whether something stands in the way of a parser. It follows from what programs read in the real file, and so cannot say anything else. */
export function verdictOf(outcomes: readonly RuleOutcome[]): CheckVerdict {
  const isInTheWay = ({ group, severity, status }: RuleOutcome): boolean =>
    status === "found" && PARSED.has(group) && (group === "readers" || severity !== "low");
  if (outcomes.some(isInTheWay)) return "blocked";
  return outcomes.some(({ group, status }) => group === "readers" && status !== "unasked")
    ? "clear"
    : "unread";
}
