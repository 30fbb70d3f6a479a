import { linesOf } from "../../../domain/suggestions/form.ts";
import { type Task, WORD_LIMITS } from "../../../domain/suggestions/request.ts";
import { createReader } from "../read/reader.ts";
import { badness, type Fault } from "./faults.ts";

const MARK = /^\s*(?:[-*•–·▪]|\d+[.)])\s+/;
/** Sentences of a paragraph need no verb first, and their length is counted in lines. */
const OF_BULLETS: ReadonlySet<Fault> = new Set(["no-verb-first", "weak-opening", "too-long"]);

/** How badly a text reads by the measure that the embedded engine writes by. */
export function textBadness(task: Task, text: string, read = createReader()): number {
  const lines = linesOf(text).map((line) => line.replace(MARK, "").trim());
  const limit = task === "project" ? WORD_LIMITS.project : WORD_LIMITS.experience;
  return badness(lines, limit, read, task === "summary" ? OF_BULLETS : undefined);
}

/** The one of several texts that reads best; of equals the first. */
export function bestRead<Shown extends { readonly text: string }>(
  task: Task,
  [first, ...others]: readonly [Shown, ...Shown[]],
): Shown {
  const read = createReader();
  return others.reduce(
    (best, next) => (textBadness(task, next.text, read) < textBadness(task, best.text, read) ? next : best),
    first,
  );
}
