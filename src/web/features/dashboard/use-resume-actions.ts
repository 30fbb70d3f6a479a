import { type Dispatch, useState } from "react";
import type { ResumeSummaryAnswer } from "../../../contract/resumes.ts";
import { KEEPING } from "../../../domain/limits.ts";
import { deleteResume, duplicateResume, restoreResume, type VariantsChoice } from "../../api/resumes.ts";
import { serverMessage } from "../../api/variants.ts";
import { newId } from "../../drafts/new-id.ts";
import { asUser } from "../../session.ts";
import { showToast } from "../../ui/toast.tsx";
import { variantsBelow } from "./families.ts";
import type { ResumesEvent } from "./resumes-state.ts";

export interface ResumesAround {
  /** All that the account has: a resume's variants are among them. */
  resumes: readonly ResumeSummaryAnswer[];
  dispatch: Dispatch<ResumesEvent>;
  /** Fetches the list anew, after what changes more than one of them. */
  reload: () => Promise<void>;
}

/** What can be done with a resume as a whole. */
export function useResumeActions(resume: ResumeSummaryAnswer, { resumes, dispatch, reload }: ResumesAround) {
  const [asksAboutVariants, setAsking] = useState(false);
  const below = variantsBelow(resume.id, resumes);

  const duplicate = async () => {
    const outcome = await asUser(() => duplicateResume(resume.id, newId()));
    if (!outcome.ok) return void showToast(outcome.failure.message);
    dispatch({ type: "changed", resume: outcome.value });
    showToast(`“${outcome.value.title}” was added.`);
  };
  /** A source comes back before its variants: those would else be resumes by themselves. */
  const restoreAll = async (ids: readonly string[]) => {
    for (const id of ids) {
      const outcome = await asUser(() => restoreResume(id));
      if (outcome.ok) dispatch({ type: "changed", resume: outcome.value });
      else return void showToast(outcome.failure.message);
    }
  };
  const remove = async (choice?: VariantsChoice) => {
    if (below.length > 0 && !choice) return setAsking(true);
    const outcome = await asUser(() => deleteResume(resume.id, choice));
    if (!outcome.ok) {
      // Another tab made a variant meanwhile: once the list has it, its owner is asked.
      if (outcome.failure.code === "resume_has_variants") {
        await reload();
        return setAsking(true);
      }
      return void showToast(serverMessage(outcome.failure));
    }
    const alone = choice === "detach" || below.length === 0;
    const gone = [resume.id, ...(alone ? [] : below.map(({ id }) => id))];
    for (const id of gone) dispatch({ type: "removed", id });
    if (choice === "detach") await reload();
    const undo = { label: alone && choice ? "Restore it" : "Undo", run: () => void restoreAll(gone) };
    showToast(deletedMessage(resume.title, choice, below.length), undo);
    // The card that had the focus is gone.
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  return {
    duplicate: () => void duplicate(),
    remove: () => void remove(),
    /** Null unless the person is asked what becomes of the variants. */
    question: asksAboutVariants
      ? {
          variants: below,
          onClose: () => setAsking(false),
          onDelete: (choice: VariantsChoice) => remove(choice),
        }
      : null,
  };
}

function deletedMessage(title: string, choice: VariantsChoice | undefined, variants: number): string {
  const days = `can be restored for ${KEEPING.daysToRestore} days`;
  const several = variants === 1 ? "its variant" : `its ${variants} variants`;
  if (choice === "delete") return `“${title}” and ${several} were deleted. They ${days}.`;
  if (choice === "detach")
    return `“${title}” was deleted and ${days}. What followed it is kept by itself, also if you restore it.`;
  return `“${title}” was deleted. It ${days}.`;
}
