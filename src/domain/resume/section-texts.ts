import { isLine } from "../sections/line.ts";
import type { FormField } from "../sections/section.ts";
import type { Resume } from "./resume.ts";
import { type ListedSection, listSections } from "./section-list.ts";

/** A text that stands in a section: a field, a line of one, an entry, or a detail of an entry. */
export interface SectionText {
  readonly pointer: string;
  readonly text: string;
  /** The field that it is, or is a line or an entry of. */
  readonly field: FormField;
  /** No page shows it. */
  readonly hidden: boolean;
}

/** Every text of every section that says something, in the order of the sections. Who wants some of them asks what the field is. */
export function sectionTexts(resume: Resume): SectionText[] {
  return listSections(resume)
    .flatMap(textsIn)
    .filter(({ text }) => text.trim() !== "");
}

function textsIn({ definition: { form }, content = [], pointer, hidden }: ListedSection): SectionText[] {
  if (typeof content === "string")
    return form.kind === "field" ? [{ pointer, text: content, field: form.field, hidden }] : [];
  return content.flatMap((item, at) => {
    const place = `${pointer}/${at}`;
    const isHidden = hidden || Reflect.get(item, "hidden") === true;
    const inside = (fields: readonly FormField[]): SectionText[] =>
      fields.flatMap((field) =>
        fieldTexts(Reflect.get(item, field.key), `${place}/${field.key}`, field, isHidden),
      );
    if (form.kind === "items") return inside(form.fields);
    return [...fieldTexts(item, place, form.field, isHidden), ...inside(form.details ?? [])];
  });
}

function fieldTexts(value: unknown, pointer: string, field: FormField, hidden: boolean): SectionText[] {
  if (typeof value === "string") return [{ pointer, text: value, field, hidden }];
  if (isLine(value)) return [{ pointer, text: value.text, field, hidden }];
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry, at) => fieldTexts(entry, `${pointer}/${at}`, field, hidden));
}
