import type { Params, RuleGroup, RuleId, Severity } from "../../../../../domain/insights/check/rule.ts";
import { FACT_MESSAGES } from "./fact-messages.ts";
import type { RuleMessage } from "./rule-message.ts";
import { TEXT_MESSAGES } from "./text-messages.ts";

const WORDS: Record<RuleId, RuleMessage> = { ...FACT_MESSAGES, ...TEXT_MESSAGES };

export function ruleMessage(id: RuleId): Pick<RuleMessage, "passed" | "why" | "fix"> {
  return WORDS[id];
}

export function findingMessage(id: RuleId, params: Params): string {
  return WORDS[id].found(params);
}

export const severityLabels: Record<Severity, string> = {
  high: "Mend first",
  medium: "Worth a look",
  low: "Small",
};

export const groupLabels: Record<RuleGroup, string> = {
  contact: "Contact",
  private: "What is private",
  dates: "Dates",
  positions: "Positions and studies",
  lines: "Bullets",
  wording: "Words",
  whole: "Sections and length",
  readers: "What programs read in your PDF",
};
