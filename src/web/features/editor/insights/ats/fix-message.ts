import type { CheckFinding } from "../../../../../domain/insights/check/check-content.ts";
import type { RuleId } from "../../../../../domain/insights/check/rule.ts";
import { parsePointer, valueAt } from "../../../../../domain/json/json-pointer.ts";
import type { Edit } from "../../../../../domain/resume/edits.ts";
import type { Resume } from "../../../../../domain/resume/resume.ts";
import { isLine } from "../../../../../domain/sections/line.ts";
import { quote } from "./rule-message.ts";
import { doneMessage } from "./rule-messages.ts";

/** What a press has changed, in words: “Was responsible for running” is now “Ran”. `resume` is as it was before. */
export function fixMessage(id: RuleId, { params, fix }: CheckFinding, resume: Resume): string {
  const [edit] = fix ?? [];
  return doneMessage(id, params) ?? (edit && editMessage(edit, resume)) ?? "The text was changed.";
}

function editMessage(edit: Edit, resume: Resume): string | null {
  if (edit.type === "remove") {
    const removed = textAt(resume, `${edit.list}/${edit.index}`);
    return removed && `${quote(removed)} was removed.`;
  }
  if (edit.type !== "set" || typeof edit.value !== "string") return null;
  const before = textAt(resume, edit.pointer);
  if (before === null) return null;
  const [was, is] = differing(before.split(/\s+/), edit.value.split(/\s+/));
  if (is === "") return `${quote(was)} was removed.`;
  return was === "" ? `${quote(is)} was added.` : `${quote(was)} is now ${quote(is)}.`;
}

function textAt(resume: Resume, pointer: string): string | null {
  const value = valueAt(resume, parsePointer(pointer) ?? []);
  if (isLine(value)) return value.text.trim();
  return typeof value === "string" ? value.trim() : null;
}

/** The words that are not the same at the beginning and at the end. */
function differing(before: readonly string[], after: readonly string[]): [was: string, is: string] {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < least - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const middle = (words: readonly string[]): string => words.slice(start, words.length - end).join(" ");
  return [middle(before), middle(after)];
}
