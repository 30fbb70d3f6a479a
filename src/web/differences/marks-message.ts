import { valueAt } from "../../domain/json/json-pointer.ts";
import { isJsonObject } from "../../domain/json/json-value.ts";
import { marks } from "../../domain/marks/mark.ts";
import type { Path } from "../../domain/resume/merging/merge.ts";
import type { Resume } from "../../domain/resume/resume.ts";
import { listMarks } from "./describe-marks.ts";

/** Whether it holds what is bold, italic or a link: numbers, which say nothing without the words that they stand for. */
export function isMarksPath(path: Path): boolean {
  return path.at(-1) === "marks" || path.at(-1) === "summaryMarks";
}

/** What is marked on one side, in its own words. The place is this page's: on the other side the line may stand elsewhere. */
export function marksMessage(path: Path, value: unknown, side: Resume, here: Resume): string {
  const line = valueAt(here, path.slice(1, -1).map(String));
  const text = path.at(-1) === "summaryMarks" ? side.summary : textOf(Reflect.get(Object(line), "id"), side);
  return listMarks(text ?? "", marks.safeParse(value).data ?? []) || "Nothing";
}

function textOf(id: unknown, value: unknown): string | undefined {
  if (isJsonObject(value) && value.id === id && typeof value.text === "string") return value.text;
  if (typeof value !== "object" || value === null) return undefined;
  for (const part of Object.values(value)) {
    const found = textOf(id, part);
    if (found !== undefined) return found;
  }
  return undefined;
}
