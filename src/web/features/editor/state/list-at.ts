import { parsePointer, valueAt } from "../../../../domain/json/json-pointer.ts";
import type { Resume } from "../../../../domain/resume/resume.ts";
import { isLine, type Line } from "../../../../domain/sections/line.ts";

const NONE: readonly Line[] = [];

/** The lines or entries of a list; none where there is no such list. */
export function listAt(resume: Resume, pointer: string): readonly Line[] {
  return linesIn(valueAt(resume, parsePointer(pointer) ?? []));
}

export function linesIn(value: unknown): readonly Line[] {
  return Array.isArray(value) && value.every(isLine) ? value : NONE;
}
