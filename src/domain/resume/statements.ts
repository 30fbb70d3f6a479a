import { type Edit, setField } from "./edits.ts";
import type { Resume } from "./resume.ts";

/** What statements are about: a position, a project, or the summary. */
export type StatementSubject =
  | { readonly section: "experience" | "projects"; readonly item: number }
  | { readonly section: "summary" };

type Holder = { readonly statements?: string[] | undefined };

/** What the person has confirmed about it, the oldest first. */
export function statementsAbout(resume: Resume, subject: StatementSubject): readonly string[] {
  return holderOf(resume, subject)?.statements ?? NONE;
}

const NONE: readonly string[] = [];

/** Everything that the person has confirmed anywhere: a summary may speak of all of it. */
export function allStatements(resume: Resume): string[] {
  const holders: Holder[] = [resume, ...resume.experience, ...resume.projects];
  return holders.flatMap(({ statements }) => statements ?? []);
}

/** Keeps a statement; one that is there already is not kept twice. */
export function addStatement(resume: Resume, subject: StatementSubject, statement: string): Edit {
  const present = statementsAbout(resume, subject);
  return put(resume, subject, present.includes(statement) ? present : [...present, statement]);
}

export function removeStatement(resume: Resume, subject: StatementSubject, index: number): Edit {
  return put(resume, subject, statementsAbout(resume, subject).toSpliced(index, 1));
}

/** The whole item is set: its list may not be there yet. The last statement takes its field with it. */
function put(resume: Resume, subject: StatementSubject, statements: readonly string[]): Edit {
  const { statements: _before, ...rest } = holderOf(resume, subject) ?? {};
  const pointer = subject.section === "summary" ? "" : `/${subject.section}/${subject.item}`;
  return setField(pointer, statements.length === 0 ? rest : { ...rest, statements });
}

function holderOf(resume: Resume, subject: StatementSubject): Holder | undefined {
  return subject.section === "summary" ? resume : resume[subject.section][subject.item];
}
