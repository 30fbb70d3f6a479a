import { isJsonObject, type JsonObject } from "../../json/json-value.ts";
import { LIMITS } from "../../limits.ts";
import { marks as marksSchema } from "../../marks/mark.ts";
import { isLine } from "../line.ts";

/** Where the marks of lines are noted on an object, by field. */
export const MARKS_NOTE = "marks";

/** What is bold, italic or a link in the lines of an item, each with its line: whoever edits or moves lines moves no marks by that. */
export function markedLines(item: JsonObject, fields: readonly string[]): JsonObject {
  const noted = fields.flatMap((field) => {
    const lines: unknown = item[field];
    const marked = Array.isArray(lines) ? lines.filter((line) => isLine(line) && line.marks) : [];
    return marked.length > 0 ? [[field, marked.map(({ text, marks }) => ({ text, marks }))] as const] : [];
  });
  return noted.length > 0 ? { [MARKS_NOTE]: Object.fromEntries(noted) } : {};
}

/** The lines of a field with the marks that are noted of them. */
export function withMarks(lines: unknown, noted: unknown): unknown {
  if (!Array.isArray(lines) || !Array.isArray(noted)) return lines;
  const byText = new Map<string, unknown[]>();
  for (const note of noted.slice(0, LIMITS.lines)) {
    if (!isJsonObject(note) || typeof note.text !== "string") continue;
    const { data } = marksSchema.safeParse(note.marks);
    if (data) byText.set(note.text, [...(byText.get(note.text) ?? []), data]);
  }
  return lines.map((text) => {
    const marks: unknown = byText.get(text)?.shift();
    return marks === undefined ? text : { text, marks };
  });
}
