import { type Edit, setField } from "../../../../../domain/resume/edits.ts";
import type { Resume } from "../../../../../domain/resume/resume.ts";

/** Puts a letter with the resume, where there may be none yet. */
export function putLetter(resume: Resume, coverLetter: string): Edit {
  return resume.coverLetter === undefined
    ? setField("", { ...resume, coverLetter })
    : setField("/coverLetter", coverLetter);
}

/** A file that brings no letter does not take away the one that is there. */
export function withLetterOf({ coverLetter }: Resume, read: Resume): Resume {
  return read.coverLetter === undefined && coverLetter !== undefined ? { ...read, coverLetter } : read;
}

/** Takes the letter away, and its field with it. */
export function removeLetter({ coverLetter: _gone, ...rest }: Resume): Edit {
  return setField("", rest);
}
