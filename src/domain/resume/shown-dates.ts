import { type DateStyle, inStyle } from "../dates/write-interval.ts";
import { remembered, rememberedWith } from "../remembered.ts";
import type { ResumeLanguage } from "../resume-language/resume-language.ts";
import type { Section } from "../sections/section.ts";
import { dateLanguage, dateTexts, isPlainDate } from "./date-edits.ts";
import type { Resume } from "./resume.ts";
import type { SectionText } from "./section-texts.ts";

/**
 * A section's items with their dates as a page shows them, in one style; those that mean several things or more than a date stay as they
 * are. What did not change since the last key is the same object again, and so is what is laid out of it.
 */
export const shownContent = rememberedWith(
  (
    content: readonly object[],
    section: Section,
    style: DateStyle,
    language: ResumeLanguage,
  ): readonly object[] => {
    const keys = dateKeys(section);
    if (keys.length === 0) return content;
    const shown = content.map((item) => shownItem(item, keys, style, language));
    return shown.every((item, at) => item === content[at]) ? content : shown;
  },
);

const dateKeys = remembered(({ form }: Section): readonly string[] => {
  const fields = form.kind === "items" ? form.fields : form.kind === "field" ? (form.details ?? []) : [];
  return fields.filter(({ holds }) => holds === "date").map(({ key }) => key);
});

const shownItem = rememberedWith(
  (item: object, keys: readonly string[], style: DateStyle, language: ResumeLanguage): object => {
    const shown = keys.flatMap((key) => {
      const text: unknown = Reflect.get(item, key);
      const date = typeof text === "string" ? inStyle(text, style, language) : text;
      return date === text ? [] : [[key, date] as const];
    });
    return shown.length > 0 ? { ...item, ...Object.fromEntries(shown) } : item;
  },
);

/** Dates that stay as they are in every style: none says the same. */
export function datesLeftAsWritten(resume: Resume): SectionText[] {
  const language = dateLanguage(resume);
  return dateTexts(resume).filter(({ text }) => !isPlainDate(text, language));
}
