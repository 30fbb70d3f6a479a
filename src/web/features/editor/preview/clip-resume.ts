import { parsePointer, putAt } from "../../../../domain/json/json-pointer.ts";
import { isResume, type Resume } from "../../../../domain/resume/resume.ts";
import { type ListedSection, listSections } from "../../../../domain/resume/section-list.ts";

/** About ten pages of lines. A longer preview would take more than a moment to draw; the files have everything. */
export const MOST_LINES = 400;

/** The resume with as many lines as the preview shows, and whether something is left out. */
export function clipResume(resume: Resume, most = MOST_LINES): { shown: Resume; clipped: boolean } {
  const lists = listSections(resume).flatMap(listOf);
  const lines = lists.reduce((sum, { items, key }) => sum + items.length + countLines(items, key), 0);
  if (lines <= most) return { shown: resume, clipped: false };
  let left = most;
  let shown: unknown = resume;
  for (const { pointer, items, key } of lists) {
    const kept = items.flatMap((item) => {
      if (left <= 0) return [];
      const own = linesOf(item, key);
      const count = Math.min(left, own.length);
      left -= count + 1;
      return [count === own.length ? item : { ...item, [key]: own.slice(0, count) }];
    });
    shown = putAt(shown, parsePointer(pointer) ?? [], kept);
  }
  return { shown: isResume(shown) ? shown : resume, clipped: true };
}

interface ItemList {
  readonly pointer: string;
  readonly items: readonly object[];
  /** The field of its lines; "" where an item has none. */
  readonly key: string;
}

function listOf({ definition: { form }, content, pointer, hidden }: ListedSection): ItemList[] {
  if (form.kind !== "items" || hidden || content === undefined || typeof content === "string") return [];
  return [{ pointer, items: content, key: form.fields.find(({ kind }) => kind === "lines")?.key ?? "" }];
}

function linesOf(item: object, key: string): readonly unknown[] {
  const lines: unknown = Reflect.get(item, key);
  return Array.isArray(lines) ? lines : [];
}

function countLines(items: readonly object[], key: string): number {
  return items.reduce((sum, item) => sum + linesOf(item, key).length, 0);
}
