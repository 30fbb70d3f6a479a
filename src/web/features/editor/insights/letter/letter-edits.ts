import { type Edit, setField } from "../../../../../domain/resume/edits.ts";
import type { Resume } from "../../../../../domain/resume/resume.ts";

/** Puts a letter with the resume, where there may be none yet. */
export function putLetter(resume: Resume, coverLetter: string): Edit {
  return resume.coverLetter === undefined
    ? setField("", { ...resume, coverLetter })
    : setField("/coverLetter", coverLetter);
}

/** Takes the letter away, and its field with it. */
export function removeLetter({ coverLetter: _gone, ...rest }: Resume): Edit {
  return setField("", rest);
}
