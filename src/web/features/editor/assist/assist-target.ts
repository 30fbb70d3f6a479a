import { type Answer, answeredText, answerStatement } from "../../../../assist/answered-text.ts";
import { applyEdit, type Edit, setField } from "../../../../domain/resume/edits.ts";
import { withTexts } from "../../../../domain/resume/identity/with-texts.ts";
import type { Resume } from "../../../../domain/resume/resume.ts";
import {
  addStatement,
  allStatements,
  lineFor,
  moveStatements,
  type StatementSubject,
  statementsAbout,
} from "../../../../domain/resume/statements.ts";
import { visibleResume } from "../../../../domain/resume/visible-resume.ts";
import { type Line, textsOf } from "../../../../domain/sections/line.ts";
import { linesOf } from "../../../../domain/suggestions/form.ts";
import { type AssistContext, LONGEST_TEXT, type Task } from "../../../../domain/suggestions/request.ts";
import { newLineId } from "../../../drafts/new-id.ts";

/** What of the resume a modal was opened for. */
export interface AssistTarget {
  readonly task: Task;
  /** Which position or project. */
  readonly item: number;
}

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

/** The line that a text is, by its id; none where it is more than a line. */
export function lineIdOf(resume: Resume, { task, item }: AssistTarget, bullet: number): string | undefined {
  return task === "experience" ? resume.experience[item]?.bullets[bullet]?.id : undefined;
}

/** The text as an engine is asked about it: with the answers that the person gave about it and has not written into it. */
export function askedText(task: Task, source: string, statements: readonly string[]): string {
  const answered = answeredText(task, source, statements);
  return answered.length <= LONGEST_TEXT ? answered : source;
}

/** What the person confirmed about the text itself. */
export function ownStatements(resume: Resume, target: AssistTarget, bullet: number): string[] {
  const subject = subjectOf(target, lineIdOf(resume, target, bullet));
  return statementsAbout(resume, subject).map(({ text }) => text);
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

/** What the statements are about that go with a target: of a position, one line, by its id. */
export function subjectOf({ task, item }: AssistTarget, line: string | undefined): StatementSubject {
  if (task === "summary") return { section: "summary" };
  return task === "experience" ? { section: "experience", item, line } : { section: "projects", item };
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

const MOST_FACTS = 200;
/** What a request carries of each, as the contract has it. */
const MOST_ROLES = 20;
const MOST_BULLETS = 40;
const MOST_SCHOOLS = 40;
/** One less than a request carries: the one that is being chosen goes with them. */
const MOST_STATEMENTS = 99;
/** Of all facts and statements together, so that even in letters of three bytes they fit into what a request may carry. */
const MOST_CHARACTERS = 12_000;

/**
 * The person's own words around the text. A bullet stands on its own position only, and on what was confirmed about that very
 * bullet: what was done elsewhere must not support a claim here. A summary may speak of everything that the resume says.
 */
export function contextOf(
  resume: Resume,
  target: AssistTarget,
  bullet: number,
  now = new Date(),
): AssistContext {
  const confirmed = target.task === "summary" ? allStatements(resume) : ownStatements(resume, target, bullet);
  // Where not all fit, the newest do.
  const statements = fitting(confirmed.slice(-MOST_STATEMENTS).toReversed(), MOST_CHARACTERS).toReversed();
  const left = statements.reduce((room, statement) => room - statement.length, MOST_CHARACTERS);
  return {
    // What is hidden from the page must not come back in a summary.
    ...(target.task === "summary"
      ? wholeContext(visibleResume(resume), left, now)
      : placeContext(resume, target)),
    person: resume.name,
    ...(statements.length > 0 && { statements }),
  };
}

/** What a summary may speak of: all that the resume says, as far as it has room. */
function wholeContext(resume: Resume, characters: number, now: Date): AssistContext {
  const room = roomFor(characters);
  const roles = resume.experience.slice(0, MOST_ROLES).map(({ title, company, period }) => ({
    title: room(title),
    company: room(company),
    period: room(period),
  }));
  const skills = textsOf(resume.skills).filter(isText).map(room);
  const education = resume.education
    .slice(0, MOST_SCHOOLS)
    .map(({ degree, school }) => room([degree, school].filter(isText).join(", ")));
  const bullets = resume.experience
    .slice(0, MOST_ROLES)
    .map((item) => textsOf(item.bullets).slice(0, MOST_BULLETS).map(room).filter(isText));
  const facts = textsOf([...resume.certifications, ...resume.languages])
    .slice(0, MOST_FACTS)
    .map(room)
    .filter(isText);
  return {
    title: resume.role,
    roles: roles
      .map((role, nth) => ({ ...role, bullets: bullets[nth] ?? [] }))
      .filter(({ title, company, period, bullets: lines }) =>
        [title, company, period, ...lines].some(isText),
      ),
    skills: skills.filter(isText),
    education: education.filter(isText),
    facts,
    asOf: now.toISOString().slice(0, MONTH),
  };
}

/** Characters of "2026-03". */
const MONTH = 7;

function isText(text: string): boolean {
  return text.trim() !== "";
}

/** Lets texts through as long as there is room for them; one that is too long for it comes out empty. */
function roomFor(characters: number): (text: string) => string {
  let left = characters;
  return (text) => {
    if (text.length > left) return "";
    left -= text.length;
    return text;
  };
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

function placeContext(resume: Resume, { task, item }: AssistTarget): AssistContext {
  if (task === "experience") {
    const { title = "", company = "", period = "" } = resume.experience[item] ?? {};
    return { title, company, period };
  }
  return { title: resume.projects[item]?.name ?? "" };
}

/** As many as have room in so many characters. */
function fitting(texts: readonly string[], characters: number): string[] {
  let left = characters;
  return texts.filter((text) => {
    left -= text.length;
    return left >= 0;
  });
}

/** What the modal says of the place, as "Cashier, Rema". */
export function nameOf(resume: Resume, { task, item }: AssistTarget): string {
  if (task === "summary") return "";
  if (task === "project") return resume.projects[item]?.name.trim() ?? "";
  const { title = "", company = "" } = resume.experience[item] ?? {};
  return [title.trim(), company.trim()].filter((part) => part !== "").join(", ");
}
