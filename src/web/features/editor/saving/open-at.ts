import { untilEditorsClosed } from "../../../drafts/closing-editors.ts";
import { listWrittenDrafts } from "../../../drafts/guest-drafts.ts";
import { hasUnsavedNew, lastResume, type OpenedAccount, openAccount } from "./open-account.ts";

/** Opens what stands at an address of the builder. */
export async function openAt(path: string, owner: string, resumeId: string | null): Promise<OpenedAccount> {
  await untilEditorsClosed();
  // What only this device has comes first: it would be found nowhere else.
  if (path !== "/ai" || (await hasUnsavedNew(owner))) return openAccount(owner, resumeId);
  const last = await lastResume();
  if ("message" in last) return { at: "failed", message: last.message };
  // An empty page would look as if what was written before signing in were lost.
  const [draft] = last.id === null ? await listWrittenDrafts().catch(() => []) : [];
  if (draft?.resumeId) return { at: "draft", id: draft.resumeId, title: draft.content.title };
  return openAccount(owner, last.id);
}
