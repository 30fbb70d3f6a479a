import { useMemo } from "react";
import { linePlaces } from "../../../../domain/resume/statement-lines.ts";
import {
  lineOf,
  type Statement,
  type StatementSubject,
  statementHolder,
  statementsFor,
} from "../../../../domain/resume/statements.ts";
import { useResume } from "../editor-context.tsx";

interface Statements {
  readonly statements: readonly Statement[];
  /** The line that a statement is about, as it reads now; null where it is gone. */
  readonly lineNow: (stood: string) => string | null;
}

/** What the person has confirmed about a subject. An edited line is looked for by its words, so only after an edit. */
export function useStatements(subject: StatementSubject): Statements {
  const holder = useResume((resume) => statementHolder(resume, subject));
  const line = lineOf(subject);
  const statements = useMemo(() => statementsFor(holder, line), [holder, line]);
  const lineNow = useMemo(() => {
    const lines = holder?.bullets ?? [];
    const placeOf = linePlaces(lines);
    return (stood: string) => lines[placeOf(stood) ?? -1] ?? null;
  }, [holder]);
  return { statements, lineNow };
}
