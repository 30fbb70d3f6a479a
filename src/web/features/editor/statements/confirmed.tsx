import { lazy, Suspense } from "react";
import {
  lineOf,
  type StatementSubject,
  statementHolder,
  statementsFor,
} from "../../../../domain/resume/statements.ts";
import { useResume } from "../editor-context.tsx";

const List = lazy(() =>
  import("./statement-list.tsx").then(({ StatementList }) => ({ default: StatementList })),
);

/** What the person has confirmed, in the form. What it takes to read answers is fetched only where there are some. */
export function Confirmed({ subject }: { subject: StatementSubject }) {
  const any = useResume(
    (resume) => statementsFor(statementHolder(resume, subject), lineOf(subject)).length > 0,
  );
  return (
    any && (
      // As high as what comes: the form does not move when it is there.
      <Suspense fallback={<div className="mt-1 min-h-9 pointer-coarse:min-h-11" />}>
        <List subject={subject} />
      </Suspense>
    )
  );
}
