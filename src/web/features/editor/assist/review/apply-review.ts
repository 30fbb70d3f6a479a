import { applyEdit, type Edit } from "../../../../../domain/resume/edits.ts";
import type { Resume } from "../../../../../domain/resume/resume.ts";
import { addStatement, lineFor } from "../../../../../domain/resume/statements.ts";
import { linesOf } from "../../../../../domain/suggestions/form.ts";
import { subjectOf } from "../../../../../domain/suggestions/resume-context.ts";
import { newLineId } from "../../../../drafts/new-id.ts";
import { editToUse, sourceOf, type UsedResult } from "../assist-target.ts";
import { isImproved, type ReviewItem, usable } from "./review-item.ts";

export interface AppliedReview {
  /** To be made together: one undo takes all of them back. */
  readonly edits: readonly Edit[];
  readonly used: number;
  /** Lines that were changed meanwhile, or have no room: they stay as they are. */
  readonly left: number;
}

/** What was decided in a review, as edits of the resume. From the last line to the first: one that becomes two moves those after it. */
export function applyReview(resume: Resume, items: readonly ReviewItem[]): AppliedReview {
  let present = resume;
  const edits: Edit[] = [];
  let [used, left] = [0, 0];
  const make = (edit: Edit): boolean => {
    const outcome = applyEdit(present, edit, newLineId);
    if (!outcome.ok) return false;
    present = outcome.resume;
    edits.push(edit);
    return true;
  };
  for (const item of items.toReversed()) {
    const { line, decision, answers } = item;
    const { target, bullet, source } = line;
    const chosen = decision === "used" ? usable(item) : null;
    const isThere = sourceOf(present, target, bullet) === source;
    const isNew = isImproved(item);
    if (chosen && (isNew || chosen.statement !== null)) {
      // Without room for its statement, the words are used all the same.
      const isMade =
        isThere &&
        [chosen, { ...chosen, statement: null }].some((one: UsedResult) =>
          make(editToUse(present, target, bullet, one)),
        );
      if (isNew && isMade) used += 1;
      else if (isNew) left += 1;
    }
    if (!isThere) continue;
    const count = linesOf(chosen?.text ?? source).length;
    const lines = present.experience[target.item]?.bullets.slice(bullet, bullet + count) ?? [];
    for (const answer of answers)
      make(addStatement(present, subjectOf(target, lineFor(answer, lines)), answer));
  }
  return { edits, used, left };
}
