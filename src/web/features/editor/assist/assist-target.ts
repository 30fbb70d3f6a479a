import { type Answer, answeredText, answerStatement } from "../../../../assist/answered-text.ts";
import { applyEdit, type Edit, setField } from "../../../../domain/resume/edits.ts";
import { withTexts } from "../../../../domain/resume/identity/with-texts.ts";
import type { Resume } from "../../../../domain/resume/resume.ts";
import {
  addStatement,
  lineFor,
  moveStatements,
  type StatementSubject,
} from "../../../../domain/resume/statements.ts";
import { type Line, textsOf } from "../../../../domain/sections/line.ts";
import { linesOf } from "../../../../domain/suggestions/form.ts";
import { type AssistContext, LONGEST_TEXT, type Task } from "../../../../domain/suggestions/request.ts";
import { type AssistTarget, lineIdOf, subjectOf } from "../../../../domain/suggestions/resume-context.ts";
import { newLineId } from "../../../drafts/new-id.ts";

/** Where the text stands that is to be improved. A bullet is improved by itself, a description as a whole. */
export function placeOf({ task, item }: AssistTarget, bullet: number): string {
  if (task === "summary") return "/summary";
  return task === "experience" ? `/experience/${item}/bullets/${bullet}` : `/projects/${item}/desc`;
}

/** The text as it is now; empty where its place is gone. */
export function sourceOf(resume: Resume, { task, item }: AssistTarget, bullet: number): string {
  if (task === "summary") return resume.summary;
  if (task === "experience") return resume.experience[item]?.bullets[bullet]?.text ?? "";
  return linesOf(textsOf(resume.projects[item]?.desc ?? []).join("\n")).join("\n");
}

/** The text as an engine is asked about it: with the answers that the person gave about it and has not written into it. */
export function askedText(task: Task, source: string, statements: readonly string[]): string {
  const answered = answeredText(task, source, statements);
  return answered.length <= LONGEST_TEXT ? answered : source;
}

/** Keeps answers as the person's own statements, all in one edit. */
export function editToAnswer(
  resume: Resume,
  subject: StatementSubject,
  [given, ...others]: readonly [Answer, ...Answer[]],
): Edit {
  const edit = addStatement(resume, subject, answerStatement(given));
  const [next, ...rest] = others;
  if (!next) return edit;
  const answered = applyEdit(resume, edit, newLineId);
  return answered.ok ? editToAnswer(answered.resume, subject, [next, ...rest]) : edit;
}

/** A result that is used, with what the person stated by choosing it, if anything. */
export interface UsedResult {
  readonly text: string;
  readonly statement: string | null;
}

/**
 * Puts a result in the place of its source and keeps the statement. One edit, whatever it changes: of two that lie inside each
 * other, undo would take one back twice.
 */
export function editToUse(
  resume: Resume,
  target: AssistTarget,
  bullet: number,
  { text, statement }: UsedResult,
): Edit {
  const lines = linesFor(resume, target, bullet, text);
  const edit = editFor(resume, target, bullet, text, lines);
  const edited = applyEdit(resume, edit, newLineId);
  // Why it cannot be applied is told by whoever applies it.
  if (!edited.ok) return edit;
  const line = lineIdOf(resume, target, bullet);
  const moving =
    line === undefined ? null : moveStatements(edited.resume, { item: target.item, line, lines });
  const moved = moving && applyEdit(edited.resume, moving, newLineId);
  const after = moved?.ok ? moved.resume : edited.resume;
  if (statement !== null) return addStatement(after, subjectOf(target, lineFor(statement, lines)), statement);
  return moved?.ok ? setField(`/experience/${target.item}`, after.experience[target.item]) : edit;
}

/** The lines that a result makes of a bullet or a description. The first of a bullet keeps its id. */
function linesFor(resume: Resume, { task, item }: AssistTarget, bullet: number, result: string): Line[] {
  const texts = linesOf(result);
  if (task === "project") return withTexts(resume.projects[item]?.desc ?? [], texts, newLineId);
  const first = resume.experience[item]?.bullets[bullet];
  return texts.map((text, at) => ({
    ...(at === 0 && first),
    id: (at === 0 && first?.id) || newLineId(),
    text,
  }));
}

/** A bullet that came back in several lines becomes several bullets. */
function editFor(
  resume: Resume,
  target: AssistTarget,
  bullet: number,
  result: string,
  lines: readonly Line[],
): Edit {
  const place = placeOf(target, bullet);
  if (target.task === "summary") return setField(place, result);
  if (target.task === "project") return setField(place, lines);
  if (lines.length < 2) return setField(place, lines[0]?.text ?? "");
  const bullets = resume.experience[target.item]?.bullets ?? [];
  return setField(`/experience/${target.item}/bullets`, bullets.toSpliced(bullet, 1, ...lines));
}

/** The bullet to begin with: the one that was being edited, else the first that says something. */
export function firstBullet(bullets: readonly string[], item: number, active: string | null): number {
  const prefix = `/experience/${item}/bullets/`;
  const edited = active?.startsWith(prefix) ? Number(active.slice(prefix.length)) : -1;
  if (bullets[edited]?.trim()) return edited;
  return Math.max(
    0,
    bullets.findIndex((bullet) => bullet.trim() !== ""),
  );
}

/** The same as a request carries it: its lists may be changed, as the contract has them. */
export function forRequest({
  facts = [],
  statements = [],
  roles,
  skills,
  education,
  ...context
}: AssistContext) {
  return {
    ...context,
    facts: [...facts],
    statements: [...statements],
    ...(roles && { roles: roles.map((role) => ({ ...role, bullets: [...role.bullets] })) }),
    ...(skills && { skills: [...skills] }),
    ...(education && { education: [...education] }),
  };
}

/** What the modal says of the place, as "Cashier, Rema". */
export function nameOf(resume: Resume, { task, item }: AssistTarget): string {
  if (task === "summary") return "";
  if (task === "project") return resume.projects[item]?.name.trim() ?? "";
  const { title = "", company = "" } = resume.experience[item] ?? {};
  return [title.trim(), company.trim()].filter((part) => part !== "").join(", ");
}
