import type { ResumeSummaryAnswer } from "../../contract/resumes.ts";
import type { Outcome } from "../api/call-api.ts";
import { passGuide } from "../guide-storage.ts";
import { asUser } from "../session.ts";
import { readGuestDraft, removeKeptDraft } from "./guest-drafts.ts";
import { keepGuestDraft } from "./keep-guest-draft.ts";

/** Puts a visitor's draft that no page has open into the account; null where the device has no such draft. */
export async function bringDraft(id: string): Promise<Outcome<ResumeSummaryAnswer> | null> {
  const found = await readGuestDraft(id).catch(() => null);
  if (!found) return null;
  const outcome = await asUser(() =>
    keepGuestDraft({
      id,
      // Another tab may write on in it while it is sent.
      read: async () => (await readGuestDraft(id).catch(() => null))?.content ?? found.content,
      letGo: (kept) => removeKeptDraft(id, kept).catch(() => true),
    }),
  );
  if (outcome.ok) passGuide(id, outcome.value.id);
  return outcome;
}
