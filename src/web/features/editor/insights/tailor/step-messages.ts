import type { Step } from "../../../../../domain/tailor/plan.ts";
import { counted } from "../../../../../domain/text/counted.ts";
import type { Decisions } from "./plan-state.ts";

/** What a step does, as the heading of its card. */
export function stepTitle({ kind, id, edits }: Step): string {
  switch (kind) {
    case "show":
      return "Show this";
    case "hide":
      return edits.some(({ type }) => type === "leave-out") ? "Leave this line out here" : "Hide this";
    case "move":
      return id === "move:/certifications" ? "Move Certifications below the summary" : "Move this up";
    case "reword":
      return "Say this line better";
    case "summary":
      return "Lead the summary with what they ask for";
    case "skills":
      return "Put these skills first";
  }
}

/** Why, in the ad's own words. */
export function stepReason({ proofs }: Step): string {
  const asked = [...new Set(proofs.flatMap(({ requirement }) => requirement ?? []))];
  if (asked.length === 0) return "It answers nothing that this ad asks for, and the resume is long.";
  return `They ask for: ${asked.join("; ")}.`;
}

export function progressMessage(decisions: Decisions, steps: number): string {
  const accepted = [...decisions.values()].filter((one) => one === "accepted").length;
  return `${decisions.size} of ${counted(steps, "step")} decided, ${accepted} accepted`;
}

/** One calm sentence about the match. */
export function scoreMessage(now: number, present: number | null, all: number): string {
  const shown = present ?? now;
  return `Match: ${now}% before, ${shown}% as it stands now${all > shown ? `, ${all}% with every step` : ""}.`;
}
