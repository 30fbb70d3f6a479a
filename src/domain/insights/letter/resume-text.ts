import type { Resume } from "../../resume/resume.ts";
import { sectionTexts } from "../../resume/section-texts.ts";

/** Everything that a resume says on its pages, as one text to judge other texts by. */
export function resumeText(resume: Resume): string {
  const said = sectionTexts(resume).filter(({ hidden }) => !hidden);
  return [resume.name, resume.role, resume.location, ...said.map(({ text }) => text)]
    .filter((text) => text.trim() !== "")
    .join("\n");
}
