import { readStyle } from "../../../domain/document/style/custom-style.ts";
import { designIssues } from "../../../templates/design-issues.ts";
import { checkContent } from "../resume-gate.ts";
import type { ResumeDraft } from "../stored-resume.ts";

/** What is inherited: everything but the title. */
export type InheritedContent = Omit<ResumeDraft, "title">;

/** What a merge made, held to every bound; null where it is more than a resume can hold. */
export function readMade(made: unknown): InheritedContent | null {
  const { template, theme, page, fit, style, resume } = Object(made);
  const read = checkContent(resume);
  if (!read.ok || designIssues({ template, theme }).length > 0) return null;
  return {
    ...{ template, theme, fit: fit === true, style: readStyle(style), resume: read.resume },
    page: page === "letter" ? page : "a4",
  };
}
