import { readRecord } from "./draft-record.ts";
import { openDrafts } from "./left-drafts.ts";

/** Whoever signs out leaves no copy behind, but for what the server has not got yet: only its owner is ever shown that. */
export async function forgetSaved(owner: string): Promise<void> {
  const database = await openDrafts();
  for (const saved of await database.all()) {
    const record = readRecord(saved);
    if (record?.owner === owner && !record.unsaved) await database.remove(record.key);
  }
}
