import { certifications } from "./certifications.ts";
import { education } from "./education.ts";
import { experience } from "./experience.ts";
import { languages } from "./languages.ts";
import { projects } from "./projects.ts";
import { skills } from "./skills.ts";
import { summary } from "./summary.ts";

/** Every kind of section, in the order of the editor and of a template that says nothing else. */
export const sections = [
  summary,
  experience,
  education,
  skills,
  projects,
  certifications,
  languages,
] as const;

export type SectionKey = (typeof sections)[number]["key"];

export const SECTION_KEYS = sections.map(({ key }) => key);

/** What each section adds to the schema of a resume; spelled out, because a list forgets which type is whose. */
export const sectionShape = {
  [summary.key]: summary.schema,
  [experience.key]: experience.schema,
  [education.key]: education.schema,
  [skills.key]: skills.schema,
  [projects.key]: projects.schema,
  [certifications.key]: certifications.schema,
  [languages.key]: languages.schema,
};
