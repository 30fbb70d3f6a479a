import { header } from "../sections/header.ts";
import { findSection } from "../sections/registry.ts";
import type { FormField, SectionForm } from "../sections/section.ts";
import type { Resume } from "./resume.ts";

export type PlacePath = readonly (string | number)[];

/** A place of a resume as the form knows it. What lies less deep has null for the rest. */
export interface FormPlace {
  /** What the list is called: its section's label, or the title of a custom one. Null for a field of the header. */
  readonly list: string | null;
  readonly form: SectionForm | null;
  /** Which item or entry of the list. */
  readonly item: number | null;
  readonly field: FormField | null;
  /** Something of the item or the section that is no field of its form, as `hidden` is. */
  readonly other: string | null;
  /** Which line or entry of the field. */
  readonly entry: number | null;
}

const NOWHERE: FormPlace = { list: null, form: null, item: null, field: null, other: null, entry: null };

/** Nothing where the registry of sections knows no such place. */
export function formPlace({ custom }: Pick<Resume, "custom">, path: PlacePath): FormPlace | null {
  const [key = "", ...rest] = path;
  const field = header.fields.find((one) => one.key === key);
  if (field) return { ...NOWHERE, field };
  if (key === "links") return inList("Links", header.links, rest);
  if (key === "custom") return inCustom(custom, rest);
  const section = findSection(String(key));
  return section ? inList(section.label, section.form, rest) : null;
}

function inCustom(custom: Resume["custom"], [at, key, ...rest]: PlacePath): FormPlace {
  const item = numberOf(at);
  if (item === null) return { ...NOWHERE, list: "Custom sections" };
  const section = custom?.[item];
  const list = section?.title.trim() || `Custom section ${item + 1}`;
  const form = (section && findSection(section.kind)?.form) ?? null;
  if (key === "content" && form) return inList(list, form, rest);
  return { ...NOWHERE, list, form, other: key === undefined || key === "content" ? null : String(key) };
}

function inList(list: string, form: SectionForm, [at, key, entry]: PlacePath): FormPlace {
  const item = numberOf(at);
  const field = fieldsOf(form).find((one) => one.key === key) ?? null;
  // The text of an entry is the entry itself.
  const other = field || key === undefined || key === "text" ? null : String(key);
  return { list, form, item, field, other, entry: field && numberOf(entry) };
}

/** The fields of an item, or of an entry beside its text. */
export function fieldsOf(form: SectionForm): readonly FormField[] {
  return form.kind === "items" ? form.fields : (form.details ?? []);
}

/** How many entries fit into the list at a place; no bound where it is none that the form knows. */
export function mostEntriesAt(place: FormPlace | null): number {
  const { form = null, item = null, field = null } = place ?? {};
  if (field || item !== null) return field?.maxEntries ?? Number.POSITIVE_INFINITY;
  const most = form?.kind === "items" ? form.maxItems : form?.field.maxEntries;
  return most ?? Number.POSITIVE_INFINITY;
}

function numberOf(part: PlacePath[number] | undefined): number | null {
  return part !== undefined && /^\d+$/.test(String(part)) ? Number(part) : null;
}
