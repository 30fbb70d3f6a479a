import { refuse } from "../issue.ts";
import { formatPointer, parsePointer, putAt, replaceAt, valueAt } from "../json/json-pointer.ts";
import { isJsonObject } from "../json/json-value.ts";
import type { Mark } from "../marks/mark.ts";
import { isMarksPlace, marksPlaceOf } from "../marks/marks-place.ts";
import { shiftMarks } from "../marks/shift-marks.ts";
import { header } from "../sections/header.ts";
import { isLine } from "../sections/line.ts";
import { findSection } from "../sections/registry.ts";
import { checkPart } from "./check-part.ts";
import { type CheckedResume, checkResume } from "./check-resume.ts";
import { FURTHER_KEYS } from "./further-keys.ts";
import { asNew, identify } from "./identity/identify.ts";
import type { Resume } from "./resume.ts";
import { reuse } from "./reuse.ts";

/** A change as data, so that it can be undone, sent and logged. Places are JSON pointers: "/experience/0/bullets". */
export type Edit =
  | { readonly type: "set"; readonly pointer: string; readonly value: unknown }
  | { readonly type: "add"; readonly list: string; readonly index?: number; readonly value?: unknown }
  | { readonly type: "remove"; readonly list: string; readonly index: number }
  | { readonly type: "move"; readonly list: string; readonly from: number; readonly to: number };

type ListEdit = Exclude<Edit, { type: "set" }>;

export function setField(pointer: string, value: unknown): Edit {
  return { type: "set", pointer, value };
}

/** Adds an empty item, or the given one, at the index or at the end. */
export function addItem(list: string, index?: number, value?: unknown): Edit {
  return { type: "add", list, ...(index !== undefined && { index }), ...(value !== undefined && { value }) };
}

export function removeItem(list: string, index: number): Edit {
  return { type: "remove", list, index };
}

/** Takes the item at `from` out and puts it back so that it stands at `to`. */
export function moveItem(list: string, from: number, to: number): Edit {
  return { type: "move", list, from, to };
}

/** Where an edit changes the resume. A text that is set where a line stands is the line's text, and the line keeps its id. */
export function placeOfEdit(resume: Resume, edit: Edit): string {
  if (edit.type !== "set") return edit.list;
  const isText = typeof edit.value === "string" && isLine(valueAt(resume, parsePointer(edit.pointer) ?? []));
  return isText ? `${edit.pointer}/text` : edit.pointer;
}

/**
 * A new, valid resume that shares every untouched part with the old one, or the reason why not. What an edit brings without an id
 * gets a new one, and so does a copy of what is there.
 */
export function applyEdit(resume: Resume, edit: Edit, newId: () => string): CheckedResume {
  const pointer = placeOfEdit(resume, edit);
  const path = parsePointer(pointer);
  const before = path === null ? undefined : (valueAt(resume, path) ?? absentAt(resume, path, edit.type));
  if (path === null || before === undefined) {
    return refuse("bad-pointer", pointer, "There is no such place in the resume.");
  }
  if (edit.type === "set") {
    const edited = withShiftedMarks(resume, path, putAt(resume, path, edit.value));
    if (edited === resume) return { ok: true, resume };
    const isPlain = typeof edit.value !== "object" || isMarksPlace(pointer);
    return (isPlain ? checkPart(resume, edited, path) : null) ?? settle(resume, edited, newId);
  }
  if (!Array.isArray(before)) return refuse("bad-pointer", pointer, "This place is not a list.");
  const added = edit.type === "add" ? (edit.value ?? emptyItemOf(resume, path, newId())) : null;
  const after = changeList(before, edit, () => asNew(path, added, resume, newId));
  if (after === null) return refuse("bad-index", pointer, "The list has no such place.");
  return settle(resume, putAt(resume, path, after), newId);
}

/** Marks stay with their letters where a text is changed. */
function withShiftedMarks(resume: Resume, path: readonly string[], edited: unknown): unknown {
  const place = parsePointer(marksPlaceOf(formatPointer(path)) ?? "") ?? [];
  const marks = marksAt(resume, place);
  const [before, after] = [valueAt(resume, path), valueAt(edited, path)];
  if (!marks || typeof before !== "string" || typeof after !== "string") return edited;
  return replaceAt(edited, place, shiftMarks(before, after, marks));
}

function marksAt(resume: Resume, path: readonly string[]): readonly Mark[] | null {
  const marks = valueAt(resume, path);
  return Array.isArray(marks) ? marks : null;
}

/** What is there only where it says something can be set and added to where it is not. */
function absentAt(resume: Resume, path: readonly string[], type: Edit["type"]): unknown {
  const holder = valueAt(resume, path.slice(0, -1));
  if (!isJsonObject(holder) || !FURTHER_KEYS.has(path.at(-1) ?? "")) return undefined;
  return type === "add" ? [] : null;
}

function changeList(items: readonly unknown[], edit: ListEdit, newItem: () => unknown): unknown[] | null {
  switch (edit.type) {
    case "add": {
      const index = edit.index ?? items.length;
      if (!isPlace(index, items.length + 1)) return null;
      return items.toSpliced(index, 0, newItem());
    }
    case "remove":
      return isPlace(edit.index, items.length) ? items.toSpliced(edit.index, 1) : null;
    case "move":
      if (!isPlace(edit.from, items.length) || !isPlace(edit.to, items.length)) return null;
      return items.toSpliced(edit.from, 1).toSpliced(edit.to, 0, items[edit.from]);
  }
}

function isPlace(index: number, length: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < length;
}

/** A list inside an item holds lines, and a new line is empty. */
function emptyItemOf(resume: Resume, path: readonly string[], id: string): unknown {
  const [key = "", at, field] = path;
  if (path.length === 1 && key === "links") return header.emptyLink(id);
  const isContent = path.length === 3 && key === "custom" && field === "content";
  const kind = isContent ? resume.custom?.[Number(at)]?.kind : path.length === 1 ? key : undefined;
  return (kind !== undefined && findSection(kind)?.emptyItem?.(id)) || "";
}

function settle(resume: Resume, edited: unknown, newId: () => string): CheckedResume {
  if (edited === resume) return { ok: true, resume };
  const named = isJsonObject(edited) ? identify(edited, newId) : edited;
  const checked = checkResume(named);
  if (checked.ok) reuse(named, checked.resume);
  return checked;
}
