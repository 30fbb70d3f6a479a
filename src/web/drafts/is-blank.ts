import { sameValue } from "../../domain/json/json-value.ts";
import { emptyResume, type Resume } from "../../domain/resume/resume.ts";

let known: Resume | undefined;

/** Made once it is asked for: making it takes the whole schema, and every page with drafts would wait for that as it starts. */
function empty(): Resume {
  known ??= emptyResume();
  return known;
}

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
    empty(),
  );
}
