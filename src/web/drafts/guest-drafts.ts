import { titleOf } from "../../domain/resume/resume-title.ts";
import { type Draft, forgetDrafts, readDrafts } from "../draft-storage.ts";
import type { DeviceDatabase } from "./device-database.ts";
import { type DraftContent, readContent, sameContent } from "./draft-content.ts";
import { type DraftRecord, readRecord } from "./draft-record.ts";
import { GUEST, guestKey } from "./guest-key.ts";
import { NO_HISTORY } from "./history.ts";
import { isBlank } from "./is-blank.ts";
import { openDrafts } from "./left-drafts.ts";

/** What visitors of this device wrote or chose, the latest first. Rejects where the device keeps nothing. */
export async function listGuestDrafts(): Promise<DraftRecord[]> {
  const database = await openDrafts();
  await takeChosenTemplates(database);
  const records = (await database.all()).flatMap((saved) => readRecord(saved) ?? []);
  return records
    .filter(({ key, owner }) => owner === null && key.startsWith(GUEST))
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt));
}

/** Those in which something is written: only they are worth an offer. */
export async function listWrittenDrafts(): Promise<DraftRecord[]> {
  return (await listGuestDrafts()).filter(({ content }) => !isBlank(content.resume));
}

export async function readGuestDraft(id: string): Promise<DraftRecord | null> {
  const database = await openDrafts();
  return readRecord(await database.get(guestKey(id)));
}

export async function removeGuestDraft(id: string): Promise<void> {
  const database = await openDrafts();
  await database.remove(guestKey(id));
}

/** Removes the draft unless another page has written on in it; false then. */
export async function removeKeptDraft(id: string, kept: DraftContent): Promise<boolean> {
  const database = await openDrafts();
  return database.removeIf(guestKey(id), (saved) => {
    const found = readRecord(saved);
    return found === null || sameContent(found.content, kept);
  });
}

/** Puts a removed draft back, unless something stands in its place. */
export async function restoreGuestDraft(record: DraftRecord): Promise<void> {
  const database = await openDrafts();
  await database.change(record.key, (found) => (found === undefined ? record : null));
}

/** A template chosen on the templates page waits in local storage; from here on it is a draft like the others. */
async function takeChosenTemplates(database: DeviceDatabase): Promise<void> {
  const chosen = readDrafts();
  if (chosen.length === 0) return;
  const present = (await database.all()).flatMap((saved) => readRecord(saved) ?? []);
  for (const draft of chosen) {
    const content = readContent(draft);
    if (!content) continue;
    // A second look at the templates replaces what was chosen at the first, never what a person wrote.
    for (const { key, isUntouched } of present)
      if (isUntouched && draft.isUntouched) await database.remove(key);
    await database.change(guestKey(draft.id), (found) =>
      found === undefined ? recordOf(draft, content) : null,
    );
  }
  forgetDrafts();
}

function recordOf(draft: Draft, content: DraftContent): Omit<DraftRecord, "key"> {
  return {
    owner: null,
    resumeId: draft.id,
    tab: "",
    content: { ...content, title: titleOf(content.resume) },
    history: NO_HISTORY,
    revision: 1,
    base: null,
    savedTitle: null,
    flight: null,
    unsaved: false,
    isUntouched: draft.isUntouched,
    savedAt: draft.savedAt,
  };
}
