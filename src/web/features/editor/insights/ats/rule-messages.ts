import type { Params, RuleGroup, RuleId, Severity } from "../../../../../domain/insights/check/rule.ts";
import { FACT_MESSAGES } from "./fact-messages.ts";
import { READER_MESSAGES } from "./reader-messages.ts";
import type { RuleMessage } from "./rule-message.ts";
import { TEXT_MESSAGES } from "./text-messages.ts";

const MESSAGES: Record<RuleId, RuleMessage> = { ...FACT_MESSAGES, ...TEXT_MESSAGES, ...READER_MESSAGES };

export function passedMessage(id: RuleId): string {
  return MESSAGES[id].passed;
}

export function findingMessage(id: RuleId, params: Params): string {
  return MESSAGES[id].found(params);
}

export function whyMessage(id: RuleId, params: Params): string {
  return worded(MESSAGES[id].why, params);
}

/** What the button says that mends it; none where nothing but the person can. */
export function fixLabel(id: RuleId, params: Params): string | undefined {
  const { fix } = MESSAGES[id];
  return fix && worded(fix, params);
}

/** What the press has done; none where it is told by what was changed. */
export function doneMessage(id: RuleId, params: Params): string | undefined {
  return MESSAGES[id].done?.(params);
}

function worded(message: string | ((params: Params) => string), params: Params): string {
  return typeof message === "string" ? message : message(params);
}

export const severityLabels: Record<Severity, string> = {
  high: "Fix first",
  medium: "Worth a look",
  low: "Small",
};

export const groupLabels: Record<RuleGroup, string> = {
  contact: "Contact",
  private: "Private details",
  dates: "Dates",
  positions: "Jobs and education",
  lines: "Bullets",
  wording: "Wording",
  whole: "Sections and length",
  readers: "What programs read in your PDF",
};
