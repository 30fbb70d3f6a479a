import { statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import type { Database } from "./database.ts";
import { isLongToCheck } from "./sqlite-damage.ts";

/** Written to the head of the file once nothing of the time before `secure_delete` is left in it. */
const WIPED = 1;
const EMPTY_LOG_EVERY_MS = 10_000;

type Sqlite = Pick<Database, "query">;

/**
 * Files of earlier releases still hold what was deleted, in pages that wait to be used again: such a file is written anew
 * once. Answers why it was left as it is, or null.
 */
export async function wipeOldRemains({ query }: Sqlite, file: string): Promise<string | null> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(query);
  if ((rows[0]?.user_version ?? 0) >= WIPED) return null;
  if (isLongToCheck(file)) return "the file is too long to be written anew at a start";
  if (!(await hasRoomForCopies(file))) return "the disk has no room for two copies of it";
  // In memory, the copy could take more than there is.
  await sql`pragma temp_store = file`.execute(query);
  try {
    await sql`vacuum`.execute(query);
    await sql.raw(`pragma user_version = ${WIPED}`).execute(query);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await sql`pragma temp_store = memory`.execute(query);
  }
}

async function hasRoomForCopies(file: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(file);
  return bavail * bsize > 2 * statSync(file).size;
}

/**
 * What was deleted or overwritten stays readable in the write-ahead log until the log is emptied, which SQLite itself
 * leaves to later writes. Answers how to stop.
 */
export function emptyLogRegularly({ query }: Sqlite, file: string): () => void {
  const timer = setInterval(() => {
    if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0) return;
    // Refused while somebody reads an older state, or the disk is full: the next one will do.
    sql`pragma wal_checkpoint(truncate)`.execute(query).catch(() => {});
  }, EMPTY_LOG_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
