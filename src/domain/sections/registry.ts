import { awards } from "./awards.ts";
import { certifications } from "./certifications.ts";
import { education } from "./education.ts";
import { experience } from "./experience.ts";
import { interests } from "./interests.ts";
import { languages } from "./languages.ts";
import { projects } from "./projects.ts";
import { publications } from "./publications.ts";
import { references } from "./references.ts";
import type { Section } from "./section.ts";
import { skills } from "./skills.ts";
import { summary } from "./summary.ts";
import { volunteering } from "./volunteering.ts";

/** Every kind of section, in the order of the editor and of a template that says nothing else. */
export const sections = [
  summary,
  experience,
  education,
  skills,
  projects,
  certifications,
  languages,
  volunteering,
  awards,
  publications,
  interests,
  references,
] as const;

export type SectionKey = (typeof sections)[number]["key"];

export const SECTION_KEYS = sections.map(({ key }) => key);

const byKey: ReadonlyMap<string, Section> = new Map(sections.map((section) => [section.key, section]));

export function findSection(key: string): Section | undefined {
  return byKey.get(key);
}

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

/** The same of sections that are there only where they hold something. */
export const furtherShape = {
  [volunteering.key]: volunteering.schema.removeDefault().optional(),
  [awards.key]: awards.schema.removeDefault().optional(),
  [publications.key]: publications.schema.removeDefault().optional(),
  [interests.key]: interests.schema.removeDefault().optional(),
  [references.key]: references.schema.removeDefault().optional(),
};

/** What a section of each kind holds, empty when missing. */
export const contentShape = {
  ...sectionShape,
  [volunteering.key]: volunteering.schema,
  [awards.key]: awards.schema,
  [publications.key]: publications.schema,
  [interests.key]: interests.schema,
  [references.key]: references.schema,
};
