import { type Line, textsOf } from "../sections/line.ts";
import { type Edit, setField } from "./edits.ts";
import type { Resume } from "./resume.ts";
import { mostLike } from "./statement-lines.ts";

/**
 * What statements are about: a line of a position or all of it, a project, or the summary. A project's description is
 * improved as a whole, and so is the summary: they have no lines of their own.
 */
export type StatementSubject =
  | { readonly section: "experience"; readonly item: number; readonly line?: string | undefined }
  | { readonly section: "projects"; readonly item: number }
  | { readonly section: "summary" };

/** What the person has confirmed, and about which line, by its id; null for the whole item. */
export interface Statement {
  readonly text: string;
  readonly line: string | null;
  /** Its place among all statements of the item. */
  readonly place: number;
}

type Kept = NonNullable<Resume["experience"][number]["statements"]>[number];

/** What has statements; the same object while nothing of it is edited. */
export interface StatementHolder {
  readonly statements?: readonly Kept[] | undefined;
  readonly bullets?: readonly Line[] | undefined;
}

export function statementHolder(resume: Resume, subject: StatementSubject): StatementHolder | undefined {
  return subject.section === "summary" ? resume : resume[subject.section][subject.item];
}

/** Everything that is kept with an item, the oldest first. */
function statementsOf(holder: StatementHolder | undefined): Statement[] {
  return (holder?.statements ?? []).map((kept, place) =>
    typeof kept === "string" ? { text: kept, line: null, place } : { ...kept, place },
  );
}

export function statementsAbout(resume: Resume, subject: StatementSubject): readonly Statement[] {
  return statementsFor(statementHolder(resume, subject), lineOf(subject));
}

/** The one line that a subject is, if it is one. */
export function lineOf(subject: StatementSubject): string | undefined {
  return subject.section === "experience" ? subject.line : undefined;
}

/**
 * What supports a suggestion for a line, or for all of the item: an answer about one line supports nothing in another. What
 * was kept without a line is about the whole item.
 */
export function statementsFor(
  holder: StatementHolder | undefined,
  asked: string | undefined,
): readonly Statement[] {
  const all = statementsOf(holder);
  return asked === undefined ? all : all.filter(({ line }) => line === null || line === asked);
}

/** Everything that the person has confirmed anywhere: a summary may speak of all of it. */
export function allStatements(resume: Resume): string[] {
  const holders: StatementHolder[] = [resume, ...resume.experience, ...resume.projects];
  return holders.flatMap((holder) => statementsOf(holder).map(({ text }) => text));
}

/** Keeps a statement; one that is there already is not kept twice. */
export function addStatement(resume: Resume, subject: StatementSubject, text: string): Edit {
  const present = statementHolder(resume, subject)?.statements ?? [];
  const line = lineOf(subject);
  const isKept = statementsOf({ statements: present }).some(
    (one) => one.text === text && one.line === (line ?? null),
  );
  return put(resume, subject, isKept ? present : [...present, line === undefined ? text : { text, line }]);
}

export function removeStatement(resume: Resume, subject: StatementSubject, place: number): Edit {
  return put(resume, subject, (statementHolder(resume, subject)?.statements ?? []).toSpliced(place, 1));
}

/**
 * What was confirmed about a line of a position goes with its words when it is split, joined or takes a suggestion; of several
 * lines that came of it, with the one that says most of the same. Null where that changes nothing.
 */
export function moveStatements(
  resume: Resume,
  { item, line, lines }: { item: number; line: string; lines: readonly Line[] },
): Edit | null {
  const { statements = [] } = resume.experience[item] ?? {};
  const moved = statements.map((kept) => {
    if (typeof kept === "string" || kept.line !== line) return kept;
    const about = lineFor(kept.text, lines);
    return about === undefined || about === line ? kept : { ...kept, line: about };
  });
  const isSame = moved.every((kept, place) => kept === statements[place]);
  return isSame ? null : setField(`/experience/${item}/statements`, moved);
}

/** Of the lines that came of one, the one that a statement is about. */
export function lineFor(text: string, lines: readonly Line[]): string | undefined {
  return lines[mostLike(text, textsOf(lines)) ?? 0]?.id;
}

/** The whole item is set: its list may not be there yet. The last statement takes its field with it. */
function put(resume: Resume, subject: StatementSubject, statements: readonly Kept[]): Edit {
  const { statements: _before, ...rest } = statementHolder(resume, subject) ?? {};
  const pointer = subject.section === "summary" ? "" : `/${subject.section}/${subject.item}`;
  return setField(pointer, statements.length === 0 ? rest : { ...rest, statements });
}
