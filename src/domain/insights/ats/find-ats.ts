import type { Resume } from "../../resume/resume.ts";
import { visibleResume } from "../../resume/visible-resume.ts";
import { contactFindings } from "./contact.ts";
import { dateFindings } from "./dates.ts";
import type { AtsFinding, AtsOptions, Severity } from "./finding.ts";
import { layoutFindings } from "./layout.ts";
import { lineFindings } from "./lines.ts";
import { verbFindings } from "./verbs.ts";

const RANK: Record<Severity, number> = { high: 0, medium: 1, low: 2 };

/** What keeps a resume from being read well by the programs that sort applications, the gravest first. */
export function findAts(whole: Resume, options: AtsOptions): AtsFinding[] {
  // Such a program reads the page, and what is hidden is not on it.
  const resume = visibleResume(whole);
  return [
    ...contactFindings(resume),
    ...dateFindings(resume),
    ...layoutFindings(resume, options),
    ...lineFindings(resume),
    ...verbFindings(resume),
  ].toSorted((one, other) => RANK[one.severity] - RANK[other.severity]);
}
