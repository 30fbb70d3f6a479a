import { header } from "../../sections/header.ts";
import { objectOf } from "../../sections/json-resume/item-mapping.ts";
import type { SectionMapping } from "../../sections/json-resume/section-mapping.ts";
import { type SectionKey, sections } from "../../sections/registry.ts";
import type { Section, SectionForm } from "../../sections/section.ts";

export const SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

/** What a file of ours says about itself. */
export const META = { version: "v1.0.0" };

/** The list of links in the `basics` object. */
export const PROFILES = "profiles";

/** Everything of the `basics` object but its list of links. */
export const basics = objectOf(
  ...header.jsonResume,
  ...sections.flatMap(({ jsonResume }) => (jsonResume.kind === "basics" ? [jsonResume.group] : [])),
);

export interface ListSection {
  readonly key: SectionKey;
  readonly mapping: Extract<SectionMapping, { kind: "list" }>;
  /** Not in the first format: a list of another shape is kept as it came, and is no reason to refuse the file. */
  readonly isFurther: boolean;
  readonly mostItems: number;
}

/** The sections that are lists at the root. */
export const listSections: readonly ListSection[] = sections.flatMap(({ key, jsonResume, ...section }) => {
  const { form, isFurther }: Pick<Section, "form" | "isFurther"> = section;
  if (jsonResume.kind !== "list") return [];
  return [{ key, mapping: jsonResume, isFurther: isFurther ?? false, mostItems: mostIn(form) }];
});

function mostIn(form: SectionForm): number {
  return form.kind === "items" ? form.maxItems : (form.field.maxEntries ?? 0);
}
