import { parsePointer, valueAt } from "../../json/json-pointer.ts";
import { isJsonObject } from "../../json/json-value.ts";
import { checkResume } from "../check-resume.ts";
import { type TracedWords, traceWords } from "../feature-import/trace-words.ts";
import type { Resume } from "../resume.ts";
import { withinLimits } from "../text-import/within-limits.ts";
import type { MoveTarget } from "./mapped-fields.ts";

/** Words to be moved: a field of the resume, or a text that found no place. */
export type MovedWords = { readonly pointer: string } | { readonly text: string };

export interface Mapping {
  readonly resume: Resume;
  readonly words: TracedWords;
}

type Json = Record<string, unknown>;

/**
 * Moves words to another place. What they take the place of goes where they came from, if that is a field, else among the
 * words without a place; those are told by tracing anew, so that no move can lose a word.
 */
export function moveWords({ resume, words }: Mapping, from: MovedWords, to: MoveTarget): Mapping | null {
  const text = "text" in from ? from.text : textAt(resume, from.pointer);
  if (text === "" || ("pointer" in from && from.pointer === to.pointer)) return null;
  const draft: Json = JSON.parse(JSON.stringify(resume));
  const before = to.kind === "field" ? textAt(resume, to.pointer) : "";
  // A new place first: taking words out of a list moves the places behind them.
  if (!put(draft, to, text)) return null;
  if ("pointer" in from) {
    if (before !== "" && isSingle(resume, from.pointer)) setAt(draft, from.pointer, before);
    else takeOut(draft, from.pointer);
  }
  const checked = checkResume(withinLimits(withoutEmptyItems(draft)));
  if (!checked.ok) return null;
  const lines = words.source.map((line) => ({ text: line }));
  return { resume: checked.resume, words: traceWords(lines, checked.resume, words.headings) };
}

function pathOf(pointer: string): readonly string[] {
  return (parsePointer(pointer) ?? []).map(String);
}

function textAt(resume: object, pointer: string): string {
  const value = valueAt(resume, pathOf(pointer));
  return typeof value === "string" ? value : "";
}

/** A field of its own, and no entry of a list. */
function isSingle(resume: object, pointer: string): boolean {
  const path = pathOf(pointer);
  const inside = path.at(-1) === "text" || path.at(-1) === "url" ? path.slice(0, -1) : path;
  return !Array.isArray(valueAt(resume, inside.slice(0, -1)));
}

function setAt(draft: Json, pointer: string, value: unknown): boolean {
  const path = pathOf(pointer);
  const parent = valueAt(draft, path.slice(0, -1));
  const key = path.at(-1);
  if (key === undefined || (!isJsonObject(parent) && !Array.isArray(parent))) return false;
  Reflect.set(parent, key, value);
  return true;
}

function put(draft: Json, { kind, pointer, field = "", isList = false }: MoveTarget, text: string): boolean {
  if (kind === "unplaced") return true;
  if (kind === "field") return setAt(draft, pointer, text);
  if (kind === "text")
    return setAt(draft, pointer, [textAt(draft, pointer), text].filter(Boolean).join("\n"));
  const list = valueAt(draft, pathOf(pointer));
  const entries: unknown[] = Array.isArray(list) ? list : [];
  entries.push(kind === "list" ? { text } : { [field]: isList ? [{ text }] : text });
  return setAt(draft, pointer, entries);
}

/** An entry of a list goes with its words; of anything else the words go. */
function takeOut(draft: Json, pointer: string): void {
  const path = pathOf(pointer);
  const isEntry = path.at(-1) === "text" || path.at(-1) === "url";
  const place = isEntry ? path.slice(0, -1) : path;
  const parent = valueAt(draft, place.slice(0, -1));
  const at = Number(place.at(-1));
  const entry = valueAt(draft, place);
  // A skill that names a group stays as long as something belongs to it.
  const holdsMore = isJsonObject(entry) && Array.isArray(entry.keywords) && entry.keywords.length > 0;
  if (Array.isArray(parent) && Number.isInteger(at) && !holdsMore) parent.splice(at, 1);
  else setAt(draft, pointer, "");
}

/** An item without any words is none. */
function withoutEmptyItems(draft: Json): Json {
  return Object.fromEntries(
    Object.entries(draft).map(([key, value]) => [
      key,
      Array.isArray(value) && key !== "custom" && key !== "sectionOrder"
        ? value.filter(saysSomething)
        : value,
    ]),
  );
}

function saysSomething(item: unknown): boolean {
  if (typeof item === "string") return item.trim() !== "";
  if (Array.isArray(item)) return item.some(saysSomething);
  return (
    isJsonObject(item) &&
    Object.entries(item).some(([key, value]) => key !== "id" && key !== "label" && saysSomething(value))
  );
}
