import type { Resume } from "../resume/resume.ts";
import { sectionTexts } from "../resume/section-texts.ts";

export interface ResumeLine {
  readonly text: string;
  readonly pointer: string;
}

/** Bullets and lines of descriptions in whatever section, with where they stand. */
export function linesOf(resume: Resume): ResumeLine[] {
  return sectionTexts(resume)
    .filter(({ field, hidden }) => field.kind === "lines" && !hidden)
    .map(({ text, pointer }) => ({ text, pointer }));
}
