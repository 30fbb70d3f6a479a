import { certainInterval } from "../../dates/parse-interval.ts";
import type { Resume } from "../../resume/resume.ts";
import { type AtsFinding, finding, type Severity } from "./finding.ts";

/** Periods that a program cannot read as dates, and positions without any. */
export function dateFindings({ experience, education }: Resume): AtsFinding[] {
  return [
    ...experience.flatMap(({ period, title, company }, index) =>
      periodFinding(period, `/experience/${index}/period`, title + company, "high"),
    ),
    ...education.flatMap(({ period, school, degree }, index) =>
      periodFinding(period, `/education/${index}/period`, school + degree, "medium"),
    ),
  ];
}

function periodFinding(period: string, pointer: string, rest: string, severity: Severity): AtsFinding[] {
  const text = period.trim();
  if (text === "") return rest.trim() === "" ? [] : [finding("missing-date", severity, pointer)];
  return certainInterval(text) === null ? [finding("unreadable-date", severity, pointer, { text })] : [];
}
