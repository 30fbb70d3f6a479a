import type { Params, RuleGroup, RuleId, Severity } from "../../../../../domain/insights/check/rule.ts";
import { FACT_MESSAGES } from "./fact-messages.ts";
import type { RuleWords } from "./rule-words.ts";
import { TEXT_MESSAGES } from "./text-messages.ts";

const WORDS: Record<RuleId, RuleWords> = { ...FACT_MESSAGES, ...TEXT_MESSAGES };

export function ruleWords(id: RuleId): Pick<RuleWords, "passed" | "why" | "fix"> {
  return WORDS[id];
}

export function findingWords(id: RuleId, params: Params): string {
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
