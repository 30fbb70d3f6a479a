import { type Dispatch, useCallback, useEffect, useState } from "react";
import type { ResumeSummaryAnswer } from "../../../contract/resumes.ts";
import { KEEPING } from "../../../domain/limits.ts";
import { listDeletedResumes, restoreResume } from "../../api/resumes.ts";
import { shortDayAndTime } from "../../dates.ts";
import { asUser } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.tsx";
import type { ResumesEvent } from "./resumes-state.ts";

interface DeletedResumesProps {
  /** Changes with every deletion and restoring. */
  present: readonly ResumeSummaryAnswer[];
  dispatch: Dispatch<ResumesEvent>;
}

/** What was deleted and can be had back. */
export function DeletedResumes({ present, dispatch }: DeletedResumesProps) {
  const [deleted, setDeleted] = useState<readonly ResumeSummaryAnswer[]>([]);
  const ids = present.map(({ id }) => id).join(" ");
  const load = useCallback(async () => {
    const outcome = await asUser(listDeletedResumes);
    if (outcome.ok) setDeleted(outcome.value);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what left the list above may be here now.
  useEffect(() => void load(), [load, ids]);

  const restore = async ({ id, title }: ResumeSummaryAnswer) => {
    const outcome = await asUser(() => restoreResume(id));
    if (!outcome.ok) return void showToast(outcome.failure.message);
    dispatch({ type: "changed", resume: outcome.value });
    showToast(`“${title}” is back.`);
  };
  const shown = deleted.filter(({ id }) => !present.some((resume) => resume.id === id));
  if (shown.length === 0) return null;
  return (
    <details className="mt-6 border-t border-line pt-4 text-14">
      <summary className="w-fit cursor-pointer rounded-control py-1 font-medium text-ink-soft hover:text-ink">
        {`Deleted in the last ${KEEPING.daysToRestore} days (${shown.length})`}
      </summary>
      <ul className="mt-2 divide-y divide-line">
        {shown.map((resume) => (
          <li key={resume.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <p className="min-w-0 grow basis-52 wrap-anywhere">
              {resume.title}
              <span className="text-ink-soft">{` · deleted ${shortDayAndTime(resume.deletedAt ?? "") ?? ""}`}</span>
            </p>
            <Button size="small" variant="secondary" onClick={() => void restore(resume)}>
              Restore<span className="sr-only">{` ${resume.title}`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
