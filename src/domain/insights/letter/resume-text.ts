import type { Resume } from "../../resume/resume.ts";

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
      ...bullets,
    ]),
    ...resume.education.flatMap(({ degree, school, period }) => [degree, school, period]),
    ...resume.projects.flatMap(({ name, desc }) => [name, ...desc]),
    ...resume.skills,
    ...resume.certifications,
    ...resume.languages,
  ]
    .filter((text) => text.trim() !== "")
    .join("\n");
}
