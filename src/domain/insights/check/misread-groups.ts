import { columnsOf } from "../../resume/section-order.ts";
import type { SeenField } from "../parser/parser-view.ts";
import type { CheckReading } from "./check-reading.ts";

/** What made programs misread a field, as far as its place tells. */
export type MisreadCause = "contact" | "dates" | "columns" | "items" | "others";

/** Fields that were misread for one cause: one slip in a list moves all entries behind it. */
export interface MisreadGroup {
  readonly cause: MisreadCause;
  readonly fields: readonly SeenField[];
}

const ITEMS: ReadonlySet<string> = new Set(["experience", "education", "projects"]);

/** The fields that some program did not read as they were written, by cause, in the order of the resume. */
export function misreadGroups(fields: readonly SeenField[], reading: CheckReading): MisreadGroup[] {
  const { side } = columnsOf(reading.resume, reading.template.layout, reading.style?.columns);
  const inSide = new Set<string>(side);
  const groups = new Map<string, { cause: MisreadCause; fields: SeenField[] }>();
  for (const field of fields) {
    if (field.by.every(({ status }) => status === "read")) continue;
    const cause = causeOf(field, inSide);
    const key = `${cause} ${placeOf(cause, field.pointer)}`;
    const group = groups.get(key) ?? { cause, fields: [] };
    group.fields.push(field);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function causeOf({ pointer, kind, by }: SeenField, inSide: ReadonlySet<string>): MisreadCause {
  if (kind === "contact") return "contact";
  // What no program can count with is in the words, wherever they stand.
  if (by.some(({ status }) => status === "unclear")) return "dates";
  const section = sectionOf(pointer);
  if (inSide.has(section)) return "columns";
  return ITEMS.has(section) ? "items" : "others";
}

/** What stands together is misread together: an entry of a list with all that follows, a position with its fields. */
function placeOf(cause: MisreadCause, pointer: string): string {
  if (cause === "contact") return pointer;
  if (cause === "items") return pointer.split("/").slice(0, 3).join("/");
  return cause === "others" ? sectionOf(pointer) : "";
}

function sectionOf(pointer: string): string {
  return pointer.split("/", 2)[1] ?? "";
}
