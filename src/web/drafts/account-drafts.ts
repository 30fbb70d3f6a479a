import { untilEditorsClosed } from "./closing-editors.ts";
import { type DraftRecord, readRecord } from "./draft-record.ts";
import { openDrafts } from "./left-drafts.ts";
import { openTabs, ownTab } from "./open-tabs.ts";

/** Under which name a page keeps its copy of a resume. */
export function accountKey(owner: string, resumeId: string | null, tab: string): string {
  return `account|${owner}|${resumeId ?? "new"}|${tab}`;
}

/** What a page that is gone kept of this resume; the copy of a page that is open is its own business. */
export async function takeLeftBehind(
  owner: string,
  resumeId: string | null,
  tab: string,
): Promise<DraftRecord | null> {
  const database = await openDrafts().catch(() => null);
  if (!database) return null;
  const found = (await ownRecords(owner)).filter((record) => record.resumeId === resumeId);
  const { taken, outlived } = chooseLeft(found, tab, await openTabs());
  for (const { key } of outlived) await database.remove(key).catch(() => {});
  // Taken over: from here on this page keeps it under its own name.
  if (taken && taken.tab !== tab) {
    await database.change(accountKey(owner, resumeId, tab), () => ({ ...taken, tab })).catch(() => {});
    await database.remove(taken.key).catch(() => {});
  }
  return taken;
}

/** Which copy to open, and which ones are worth nothing any more. */
export function chooseLeft(
  records: readonly DraftRecord[],
  tab: string,
  living: ReadonlySet<string>,
): { taken: DraftRecord | null; outlived: readonly DraftRecord[] } {
  const [taken = null, ...others] = records
    .filter((record) => record.tab === tab || !living.has(record.tab))
    .toSorted(
      (one, other) =>
        Number(other.unsaved) - Number(one.unsaved) ||
        // The one that is taken over is kept in the place of this page's own: an unsaved one there would be lost.
        Number(other.tab === tab) - Number(one.tab === tab) ||
        other.savedAt.localeCompare(one.savedAt),
    );
  return { taken, outlived: others.filter(({ unsaved }) => !unsaved) };
}

/** Resumes of which this device holds something that the server has not, and that no open page is at work on. */
export async function listUnsaved(owner: string): Promise<DraftRecord[]> {
  await untilEditorsClosed();
  const unsaved = (await ownRecords(owner)).filter((record) => record.unsaved);
  if (unsaved.length === 0) return [];
  const [own, living] = await Promise.all([ownTab(), openTabs()]);
  return unsaved
    .filter(({ tab }) => tab === own || !living.has(tab))
    .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
}

async function ownRecords(owner: string): Promise<DraftRecord[]> {
  const database = await openDrafts();
  const all = await database.all().catch(() => []);
  return all.flatMap((saved) => readRecord(saved) ?? []).filter((record) => record.owner === owner);
}
