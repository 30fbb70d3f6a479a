import type { Edit } from "../../resume/edits.ts";
import type { CheckReading } from "./check-reading.ts";

/** In the order in which the list shows them. */
export const RULE_GROUPS = [
  "contact",
  "private",
  "dates",
  "positions",
  "lines",
  "wording",
  "whole",
  "readers",
] as const;
export type RuleGroup = (typeof RULE_GROUPS)[number];

export const RULE_IDS = [
  "name",
  "email",
  /** params: text */
  "email-form",
  /** params: text */
  "email-tone",
  "phone",
  /** params: text */
  "phone-form",
  "place",
  "headline",
  /** params: text */
  "link-form",
  /** params: text */
  "street",
  /** params: text */
  "birth",
  /** params: text */
  "identity-number",
  /** params: text */
  "civil-status",
  "photo",
  /** params: text */
  "pay",
  "date-missing",
  /** params: text */
  "date-unreadable",
  /** params: text, meant */
  "month-spelling",
  /** params: text */
  "date-backwards",
  /** params: text */
  "date-ambiguous",
  /** params: text */
  "date-future",
  /** params: styles, dates, style */
  "date-styles",
  /** params: years, months */
  "date-precision",
  /** params: months */
  "gap",
  /** params: months, other */
  "overlap",
  "newest-first",
  "position-title",
  "position-employer",
  "position-lines",
  /** params: lines, limit */
  "position-many-lines",
  /** params: lines */
  "position-figures",
  "study-names",
  /** params: words, limit */
  "line-long",
  /** params: text */
  "line-short",
  /** params: text */
  "weak-opening",
  /** params: words, forms, times */
  "repeated-verb",
  /** params: word */
  "first-person",
  /** params: text, active */
  "passive",
  /** params: word, tense */
  "tense",
  /** params: fewer, stops */
  "end-marks",
  /** params: word */
  "lower-case",
  /** params: text */
  "repeated-line",
  /** params: word */
  "buzzword",
  /** params: text */
  "capitals",
  /** params: word */
  "acronym",
  /** params: text */
  "placeholder",
  /** params: own, all */
  "sample-words",
  /** params: text */
  "lost-characters",
  /** params: section */
  "missing-section",
  /** params: section, before */
  "section-order",
  /** params: title, usual */
  "section-title",
  /** params: words, least, most */
  "summary-length",
  /** params: skills, least, most */
  "skills-count",
  /** params: text */
  "skill-long",
  /** params: text */
  "repeated-skill",
  "references",
  /** params: pages, limit */
  "pages",
  /** params: words, least, most */
  "words",
  /** params: text, seen, fields, readers, of */
  "read-contact",
  /** params: text, fields */
  "read-dates",
  /** params: text, seen, fields, readers, of */
  "read-columns",
  /** params: text, seen, fields, readers, of */
  "read-items",
  /** params: text, seen, fields, readers, of */
  "read-others",
  /** params: megabytes, limit */
  "file-size",
] as const;
export type RuleId = (typeof RULE_IDS)[number];

export type Severity = "high" | "medium" | "low";
export type Params = Readonly<Record<string, string | number>>;

/** One place that a rule objects to. */
export interface Problem {
  /** An RFC 6901 pointer into the resume; "" for the resume as a whole. */
  readonly pointer: string;
  /** Further places that have the same cause. */
  readonly others?: readonly string[];
  readonly params?: Params;
  /** What would mend it, as one step; none where only the person can know. */
  readonly fix?: readonly Edit[];
}

/** One thing to look for: a function over one reading of the resume. */
export interface Rule {
  readonly id: RuleId;
  readonly group: RuleGroup;
  readonly severity: Severity;
  /** It knows English alone, and keeps silent about other languages. */
  readonly isEnglish?: true;
  /** null where the resume has nothing to ask it about. */
  readonly check: (reading: CheckReading) => readonly Problem[] | null;
}
