import type { Rule } from "./rule.ts";
import { contactRules } from "./rules/contact-rules.ts";
import { dateRules } from "./rules/date-rules.ts";
import { lineRules } from "./rules/line-rules.ts";
import { positionRules } from "./rules/position-rules.ts";
import { privateRules } from "./rules/private-rules.ts";
import { readerRules } from "./rules/reader-rules.ts";
import { timelineRules } from "./rules/timeline-rules.ts";
import { verbRules } from "./rules/verb-rules.ts";
import { wholeRules } from "./rules/whole-rules.ts";
import { wordingRules } from "./rules/wording-rules.ts";

/** The checklist: what parsers of resumes report, and what people who hire say they stumble over (decision 36). */
export const RULES: readonly Rule[] = [
  ...contactRules,
  ...privateRules,
  ...dateRules,
  ...timelineRules,
  ...positionRules,
  ...lineRules,
  ...verbRules,
  ...wordingRules,
  ...wholeRules,
  ...readerRules,
];
