import { parsePointer, valueAt } from "../../../../domain/json/json-pointer.ts";
import type { Resume } from "../../../../domain/resume/resume.ts";

/** The lines or entries of a list; none where there is no such list. */
export function listAt(resume: Resume, pointer: string): readonly string[] {
  const value = valueAt(resume, parsePointer(pointer) ?? []);
  return Array.isArray(value) ? value : [];
}
