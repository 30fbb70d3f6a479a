import { isJsonObject, type JsonObject } from "../json/json-value.ts";
import { isResume, type Resume } from "../resume/resume.ts";
import { CUSTOM_KEY, customKey } from "../sections/custom-sections.ts";
import { findSection, SECTION_KEYS } from "../sections/registry.ts";

/** The resume without anything that its pages do not show: what is sent to an employer must not hold what was hidden from them. */
export function withoutHidden(resume: Resume): Resume {
  const { photo, custom, sectionOptions, sectionOrder, ...rest } = resume;
  const shown: JsonObject = rest;
  for (const key of SECTION_KEYS) {
    if (sectionOptions?.[key]?.hidden) empty(shown, key);
    else if (Array.isArray(shown[key])) shown[key] = visibleIn(shown[key]);
  }
  const own = (custom ?? [])
    .filter(({ hidden }) => !hidden)
    .map((section) => ({
      ...section,
      content: Array.isArray(section.content) ? visibleIn(section.content) : section.content,
    }));
  const keys = new Set(own.map(({ id }) => customKey(id)));
  const options = Object.entries(sectionOptions ?? {}).filter(([, option]) => !option?.hidden);
  if (own.length > 0) shown.custom = own;
  if (options.length > 0) shown.sectionOptions = Object.fromEntries(options);
  if (sectionOrder) shown.sectionOrder = sectionOrder.filter((key) => !CUSTOM_KEY.test(key) || keys.has(key));
  if (photo && !photo.hidden) shown.photo = photo;
  return isResume(shown) ? shown : resume;
}

function empty(resume: JsonObject, key: string): void {
  if (key === "summary") {
    resume.summary = "";
    Reflect.deleteProperty(resume, "summaryMarks");
  } else if (findSection(key)?.isFurther) Reflect.deleteProperty(resume, key);
  else resume[key] = [];
}

function visibleIn(items: readonly unknown[]): unknown[] {
  return items.filter((item) => !isJsonObject(item) || item.hidden !== true);
}
