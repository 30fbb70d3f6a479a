import { sameValue } from "../../domain/json/json-value.ts";
import { emptyResume, type Resume } from "../../domain/resume/resume.ts";

const EMPTY = emptyResume();

/** Nothing is written yet. */
export function isBlank(resume: Resume): boolean {
  return sameValue(
    {
      ...resume,
      sectionOrder: undefined,
      sectionOptions: undefined,
      language: undefined,
      coverLetter: resume.coverLetter || undefined,
      statements: resume.statements?.length ? resume.statements : undefined,
    },
    EMPTY,
  );
}
