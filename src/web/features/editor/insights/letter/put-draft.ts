import type { LetterDraft } from "../../../../../domain/insights/letter/letter-draft.ts";
import { offerUndo } from "../../offer-undo.ts";
import type { DocumentStore } from "../../state/document-store.ts";
import { putLetter } from "./letter-edits.ts";

export type DraftOutcome = "put" | "failed" | "overtaken";

/** Asks for a letter and puts it in, as one step that can be undone; never over what was written while it was made. */
export async function putDraft(
  store: DocumentStore,
  ask: () => Promise<LetterDraft | null>,
): Promise<DraftOutcome> {
  const before = store.read().content.resume.coverLetter ?? "";
  const letter = await ask();
  const { resume } = store.read().content;
  if ((resume.coverLetter ?? "") !== before) return "overtaken";
  if (!letter || store.putAll([putLetter(resume, letter.text)])) return "failed";
  if (before.trim() !== "") offerUndo(store, "The draft has taken the place of your letter.");
  return "put";
}
