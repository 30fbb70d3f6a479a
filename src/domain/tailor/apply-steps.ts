import { isJsonObject } from "../json/json-value.ts";
import { shiftMarks } from "../marks/shift-marks.ts";
import { isResume, type Resume } from "../resume/resume.ts";
import { changedAt, idOf, type PlaceChange } from "../resume/variant/place.ts";
import { isLine } from "../sections/line.ts";
import { stepsOf } from "./places.ts";
import type { Step, TailorEdit } from "./plan.ts";

type Raise = Extract<TailorEdit, { type: "raise" }>;

/**
 * The resume with the steps that were accepted. Whatever their order, the result is one: each edit names what it changes by id,
 * and all that goes up in a list is put in order at once. A step whose place is gone changes nothing.
 */
export function applySteps(resume: Resume, steps: readonly Step[]): Resume {
  return applyEdits(
    resume,
    steps.flatMap(({ edits }) => edits),
  );
}

export function applyEdits(resume: Resume, edits: readonly TailorEdit[]): Resume {
  if (edits.length === 0) return resume;
  const changed = changedAt(resume, [
    ...edits.flatMap(plainChange),
    ...raisesByList(edits).map(([list, raises]) => orderChange(list, raises)),
  ]);
  return isResume(changed) ? changed : resume;
}

function plainChange(edit: TailorEdit): PlaceChange[] {
  if (edit.type === "raise") return [];
  const steps = stepsOf(edit.place);
  if (edit.type === "text")
    return edit.place === "/summary"
      ? [{ steps: [], change: (resume) => withSummary(resume, edit.text) }]
      : [{ steps, change: (line) => withText(line, edit.text) }];
  if (edit.type === "leave-out")
    return [{ steps: steps.slice(0, -1), change: (list) => withoutEntry(list, steps.at(-1)) }];
  const isHidden = edit.type === "hide";
  const [key = ""] = steps;
  if (steps.length === 1)
    return [{ steps: [], change: (resume) => withSectionHidden(resume, key, isHidden) }];
  return [{ steps, change: (item) => withHidden(item, isHidden) }];
}

/** Marks stay with their letters. */
function withText(line: unknown, text: string): unknown {
  if (!isLine(line)) return line;
  const { marks, ...rest } = line;
  const shifted = marks ? shiftMarks(line.text, text, marks) : [];
  return { ...rest, text, ...(shifted.length > 0 && { marks: shifted }) };
}

function withSummary(resume: unknown, text: string): unknown {
  if (!isResume(resume)) return resume;
  const { summaryMarks, ...rest } = resume;
  const shifted = summaryMarks ? shiftMarks(resume.summary, text, summaryMarks) : [];
  return { ...rest, summary: text, ...(shifted.length > 0 && { summaryMarks: shifted }) };
}

function withoutEntry(list: unknown, id: string | undefined): unknown {
  return Array.isArray(list) ? list.filter((entry) => idOf(entry) !== id) : list;
}

/** What is shown has no flag at all, as if it had never been hidden. */
function withHidden(item: unknown, isHidden: boolean): unknown {
  if (!isJsonObject(item)) return item;
  const { hidden: _, ...rest } = item;
  return isHidden ? { ...rest, hidden: true } : rest;
}

function withSectionHidden(resume: unknown, key: string, isHidden: boolean): unknown {
  if (!isJsonObject(resume)) return resume;
  const { sectionOptions, ...rest } = resume;
  const all = isJsonObject(sectionOptions) ? sectionOptions : {};
  const { [key]: before = {}, ...others } = all;
  const own = withHidden(before, isHidden);
  const options = isJsonObject(own) && Object.keys(own).length > 0 ? { ...others, [key]: own } : others;
  return Object.keys(options).length > 0 ? { ...rest, sectionOptions: options } : rest;
}

function raisesByList(edits: readonly TailorEdit[]): [string, Raise[]][] {
  const byList = new Map<string, Raise[]>();
  for (const edit of edits)
    if (edit.type === "raise") byList.set(edit.list, [...(byList.get(edit.list) ?? []), edit]);
  return [...byList];
}

function orderChange(list: string, raises: readonly Raise[]): PlaceChange {
  const ranked = raises.toSorted((one, other) => one.rank - other.rank);
  return { steps: stepsOf(list), change: (entries) => raised(entries, ranked) };
}

/** The order of sections is a list of keys, and is there only where it is the person's own. */
function raised(entries: unknown, raises: readonly Raise[]): unknown {
  const isKeys = raises.some(({ list }) => list === SECTION_ORDER);
  const all: readonly unknown[] = Array.isArray(entries) ? entries : [];
  if (!isKeys && all.length === 0) return entries;
  const nameOf = (entry: unknown) => (typeof entry === "string" ? entry : idOf(entry));
  const above = new Set(raises.flatMap(({ below }) => below));
  const named = isKeys ? [...new Set([...above, ...raises.map(({ id }) => id), ...all])] : all;
  const places = new Map(raises.map(({ id }, nth) => [id, nth]));
  const groupOf = (entry: unknown) => {
    const name = nameOf(entry) ?? "";
    return above.has(name) ? -1 : (places.get(name) ?? raises.length);
  };
  return named.toSorted((one, other) => groupOf(one) - groupOf(other));
}

export const SECTION_ORDER = "/sectionOrder";
