import { certainInterval } from "../../dates/parse-interval.ts";
import type { Resume } from "../../resume/resume.ts";
import { type AtsFinding, finding, type Severity } from "./finding.ts";

/** Periods that a program cannot read as dates, and positions without any. */
export function dateFindings({ experience, education, language }: Resume): AtsFinding[] {
  return [
    ...experience.flatMap(({ period, title, company }, index) =>
      periodFinding(period, `/experience/${index}/period`, title + company, "high", language),
    ),
    ...education.flatMap(({ period, school, degree }, index) =>
      periodFinding(period, `/education/${index}/period`, school + degree, "medium", language),
    ),
  ];
}

function periodFinding(
  period: string,
  pointer: string,
  rest: string,
  severity: Severity,
  language: string | undefined,
): AtsFinding[] {
  const text = period.trim();
  if (text === "") return rest.trim() === "" ? [] : [finding("missing-date", severity, pointer)];
  return certainInterval(text, language) === null
    ? [finding("unreadable-date", severity, pointer, { text })]
    : [];
}
