import type { Interval } from "../dates/interval.ts";
import { certainInterval, parseInterval } from "../dates/parse-interval.ts";
import { sortByDate } from "../dates/sort-by-date.ts";
import { DEFAULT_LANGUAGE, findResumeLanguage } from "../resume-language/registry.ts";
import type { ResumeLanguage } from "../resume-language/resume-language.ts";
import { type Edit, setField } from "./edits.ts";
import type { Resume } from "./resume.ts";
import type { ListedSection } from "./section-list.ts";
import { type SectionText, sectionTexts } from "./section-texts.ts";

/** The language in which a resume's dates are written and parsed. */
export function dateLanguage({ language }: Resume): ResumeLanguage {
  return (language && findResumeLanguage(language)) || DEFAULT_LANGUAGE;
}

/** Every date and period of a resume. */
export function dateTexts(resume: Resume): SectionText[] {
  return sectionTexts(resume).filter(({ field }) => field.holds === "date");
}

/** Whether a text is nothing but dates that mean one thing. */
export function isPlainDate(text: string, { code }: ResumeLanguage): boolean {
  const parsed = parseInterval(text, code);
  return parsed.kind === "interval" && parsed.isBare && parsed.interval.precision !== "part";
}

/** The key of the field that a section's items are sorted by; none where they have no dates. */
export function dateKeyOf({ definition: { form } }: Pick<ListedSection, "definition">): string | undefined {
  return form.kind === "items" ? form.fields.find(({ holds }) => holds === "date")?.key : undefined;
}

/** A section's items with the newest first. Positions at one employer stay together, in their own order. */
export function sortSection(resume: Resume, section: ListedSection): Edit[] {
  const { content, pointer } = section;
  const key = dateKeyOf(section);
  if (key === undefined || content === undefined || typeof content === "string") return [];
  const { code } = dateLanguage(resume);
  const intervalOf = (item: object): Interval | null =>
    certainInterval(String(Reflect.get(item, key) ?? ""), code);
  const newestOf = (items: readonly object[]): Interval | null => {
    const [newest] = sortByDate(
      items.filter((item) => intervalOf(item) !== null),
      intervalOf,
    );
    return newest ? intervalOf(newest) : null;
  };
  const sorted = sortByDate(togetherOf(content), newestOf).flat();
  return sorted.every((item, at) => item === content[at]) ? [] : [setField(pointer, sorted)];
}

/** Items that stand as one block: those at the employer of the one above. */
function togetherOf(items: readonly object[]): object[][] {
  const blocks: object[][] = [];
  for (const item of items) {
    const last = blocks.at(-1);
    if (last && Reflect.get(item, "sameEmployer") === true) last.push(item);
    else blocks.push([item]);
  }
  return blocks;
}
