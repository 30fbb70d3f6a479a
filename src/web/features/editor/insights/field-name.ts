import { parsePointer } from "../../../../domain/json/json-pointer.ts";
import { formPlace } from "../../../../domain/resume/form-place.ts";
import type { Resume } from "../../../../domain/resume/resume.ts";

/** A place of the resume as the form calls it: "Experience 1, bullets, line 2". */
export function fieldName(pointer: string, resume: Pick<Resume, "custom">): string {
  if (pointer === "/coverLetter") return "Cover letter";
  const place = formPlace(resume, parsePointer(pointer) ?? []);
  if (!place) return "The whole resume";
  const { list, item, field, entry } = place;
  if (list === null) return field?.label ?? "The whole resume";
  const name = item === null ? list : `${list} ${item + 1}`;
  if (!field) return name;
  const named = `${name}, ${field.label.toLowerCase()}`;
  return entry === null ? named : `${named}, ${field.kind === "chips" ? "entry" : "line"} ${entry + 1}`;
}
