import { rm } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { type Kysely, sql, type Transaction } from "kysely";
import { type CheckedBackup, checkBackup } from "../backup/backup-file.ts";
import { inSnapshot, tablesIn, type WrittenBackup, writeState } from "../backup/write-backup.ts";
import type { Database } from "../db/database.ts";
import { makeDataFolder } from "../db/private-files.ts";
import type { Schema } from "../db/schema.ts";
import {
  databaseLabel,
  keptFolder,
  listKept,
  newKeptFile,
  type Occasion,
  pruneKept,
  removeDrafts,
} from "./kept-backups.ts";

/** The file reads back as something else than was written: the disk, or the memory, is not to be trusted. */
export class UnsoundBackupError extends Error {
  override name = "UnsoundBackupError";
}

export interface StateToKeep {
  dataDir: string;
  occasion: Occasion;
  /** The migrations that the database has. */
  applied: readonly string[];
  now: Date;
}

/**
 * Writes the state that a transaction is about to change into the data folder, reads it back, and compares it row by row. Answers the file,
 * or null where there was nothing to keep. The transaction holds the lock on upgrades.
 */
export async function keepState(
  database: Database,
  transaction: Transaction<Schema>,
  { dataDir, occasion, applied, now }: StateToKeep,
): Promise<string | null> {
  const label = await databaseLabel(transaction, database.engine);
  const file = newKeptFile(dataDir, occasion, label, await afterAll(now, dataDir, occasion, label));
  const keep = async (snapshot: Kysely<Schema>): Promise<CheckedBackup | null> => {
    const counts = await countRows(snapshot);
    if (Object.keys(counts).length === 0) return null;
    makeDataFolder(keptFolder(dataDir));
    await removeDrafts(dataDir, occasion, label);
    const written = await writeState(snapshot, file, { madeAt: now, migrations: applied });
    return readBack(file, written, counts);
  };
  // SQLite: nobody else writes while the transaction is there. PostgreSQL: others go on, so it has to be one moment.
  const kept = await (database.engine === "sqlite" ? keep(transaction) : inSnapshot(database, keep));
  if (!kept) return null;
  await removeEqual(file, kept, await listKept(dataDir, occasion, label));
  await pruneKept(dataDir, null);
  return file;
}

/** A clock that was set back must not make the newest backup look like the oldest, which is removed first. */
async function afterAll(now: Date, dataDir: string, occasion: Occasion, label: string): Promise<Date> {
  const [latest] = await listKept(dataDir, occasion, label);
  return new Date(Math.max(now.getTime(), latest ? latest.madeAt.getTime() + 1 : 0));
}

async function countRows(snapshot: Kysely<Schema>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of await tablesIn(snapshot)) {
    const { rows } = await sql<{
      rows: number | string;
    }>`select count(*) as rows from ${sql.table(name)}`.execute(snapshot);
    const count = Number(rows[0]?.rows);
    if (count > 0) counts[name] = count;
  }
  return counts;
}

async function readBack(
  file: string,
  written: WrittenBackup,
  counts: Record<string, number>,
): Promise<CheckedBackup> {
  try {
    const checked = await checkBackup(file);
    if (isDeepStrictEqual(checked.rows, counts) && isDeepStrictEqual(checked.tables, written.tables))
      return checked;
  } catch (error) {
    await rm(file, { force: true });
    throw new UnsoundBackupError(`${file} could not be read back`, { cause: error });
  }
  await rm(file, { force: true });
  throw new UnsoundBackupError(`${file} was read back with other rows than the database has`);
}

/** Starts that are killed after their backup make the same one again: they must not push older ones out. */
async function removeEqual(
  file: string,
  { head, tables }: CheckedBackup,
  others: readonly { file: string }[],
): Promise<void> {
  for (const before of others.filter((other) => other.file !== file)) {
    const older = await checkBackup(before.file).catch(() => null);
    if (!older || !isDeepStrictEqual([older.head.migrations, older.tables], [head.migrations, tables]))
      return;
    await rm(before.file, { force: true });
  }
}
