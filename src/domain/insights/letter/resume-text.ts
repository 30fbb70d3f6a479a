import type { Resume } from "../../resume/resume.ts";
import { textsOf } from "../../sections/line.ts";

/** Everything that a resume says, as one text to judge other texts by. */
export function resumeText(resume: Resume): string {
  return [
    resume.name,
    resume.role,
    resume.location,
    resume.summary,
    ...resume.experience.flatMap(({ title, company, period, bullets }) => [
      title,
      company,
      period,
      ...textsOf(bullets),
    ]),
    ...resume.education.flatMap(({ degree, school, period }) => [degree, school, period]),
    ...resume.projects.flatMap(({ name, desc }) => [name, ...textsOf(desc)]),
    ...textsOf(resume.skills),
    ...textsOf(resume.certifications),
    ...textsOf(resume.languages),
  ]
    .filter((text) => text.trim() !== "")
    .join("\n");
}
