import { useMemo } from "react";
import { saysAnswer } from "../../../../assist/answered-text.ts";
import type { Resume } from "../../../../domain/resume/resume.ts";
import {
  lineOf,
  type Statement,
  type StatementSubject,
  statementHolder,
  statementsFor,
} from "../../../../domain/resume/statements.ts";
import { textsOf } from "../../../../domain/sections/line.ts";
import { useResume } from "../editor-context.tsx";

interface Statements {
  readonly statements: readonly Statement[];
  /** The line that a statement is about, as it reads now; null where it is gone. */
  readonly lineNow: (line: string) => string | null;
  /** Whether the text that a statement is about says its answer. */
  readonly isWritten: (statement: Statement) => boolean;
}

function textOf(resume: Resume, subject: StatementSubject): string {
  if (subject.section === "summary") return resume.summary;
  if (subject.section === "projects") return textsOf(resume.projects[subject.item]?.desc ?? []).join("\n");
  return textsOf(resume.experience[subject.item]?.bullets ?? []).join("\n");
}

/** What the person has confirmed about a subject. */
export function useStatements(subject: StatementSubject): Statements {
  const holder = useResume((resume) => statementHolder(resume, subject));
  const line = lineOf(subject);
  const statements = useMemo(() => statementsFor(holder, line), [holder, line]);
  const text = useResume((resume) => textOf(resume, subject));
  const places = useMemo(() => {
    const lines = new Map(holder?.bullets?.map((one) => [one.id, one.text]));
    const lineNow = (id: string) => lines.get(id) ?? null;
    const isWritten = ({ text: stated, line: about }: Statement) =>
      saysAnswer(about === null ? text : (lineNow(about) ?? ""), stated);
    return { lineNow, isWritten };
  }, [holder, text]);
  return { statements, ...places };
}
