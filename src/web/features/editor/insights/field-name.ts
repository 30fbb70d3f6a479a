import { header } from "../../../../domain/sections/header.ts";
import { sections } from "../../../../domain/sections/registry.ts";
import type { Section } from "../../../../domain/sections/section.ts";

const all: readonly Section[] = sections;

/** A place of the resume as the form calls it: "Experience 1, bullets, line 2". */
export function fieldName(pointer: string): string {
  const [, key = "", item, fieldKey, line] = pointer.split("/");
  if (key === "coverLetter") return "Cover letter";
  const contact = header.fields.find((field) => field.key === key);
  if (contact) return contact.label;
  const section = all.find((one) => one.key === key);
  if (!section) return "The whole resume";
  if (item === undefined) return section.label;
  const place = `${section.label} ${Number(item) + 1}`;
  const field =
    section.form.kind === "items" ? section.form.fields.find((one) => one.key === fieldKey) : undefined;
  if (!field) return place;
  const name = `${place}, ${field.label.toLowerCase()}`;
  return line === undefined ? name : `${name}, line ${Number(line) + 1}`;
}
