import { EVERY_ITEM } from "../sections/field-schema.ts";
import { sections } from "../sections/registry.ts";
import type { SectionForm } from "../sections/section.ts";
import { furtherRoot } from "./resume.ts";

/** Keys of what is there only where it says something, of a resume and of its items. */
export const FURTHER_KEYS: ReadonlySet<string> = new Set([
  ...Object.keys(furtherRoot),
  // Without it a template keeps its own order.
  "sectionOrder",
  // Of a line.
  "marks",
  ...Object.keys(EVERY_ITEM),
  ...sections.flatMap(({ form }) => furtherFields(form)),
]);

function furtherFields(form: SectionForm): string[] {
  const fields = form.kind === "items" ? form.fields : (form.details ?? []);
  return fields.filter(({ isFurther }) => isFurther).map(({ key }) => key);
}
