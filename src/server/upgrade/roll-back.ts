import { isDeepStrictEqual } from "node:util";
import { sql, type Transaction } from "kysely";
import { BackupFileError, type CheckedBackup, checkBackup, openTableDigests } from "../backup/backup-file.ts";
import { insertExactly } from "../backup/insert-rows.ts";
import { dropAll, OccupiedError, refuseNewer } from "../backup/restore-backup.ts";
import { rowsOfTable, tablesIn } from "../backup/write-backup.ts";
import type { Database } from "../db/database.ts";
import { applyMissing, holdUpgrades, type Migration } from "../db/migrate.ts";
import type { Schema } from "../db/schema.ts";
import { keepState } from "./keep-state.ts";

export interface Rollback {
  madeAt: string;
  /** The last migration that the database has now. */
  migration: string;
  rows: Record<string, number>;
  /** Where the state that was given up is kept. */
  keptAside: string | null;
}

/** Somebody works on the database. */
export class InUseError extends Error {
  override name = "InUseError";
}

/**
 * Makes the database what it was when the backup was made, in the tables of that time, so that the release of that time starts on it. What
 * was there is kept in a backup of its own first. All in one transaction: it is rolled back or as it was.
 */
export async function rollBack(
  database: Database,
  migrations: readonly Migration[],
  file: string,
  { dataDir, now }: { dataDir: string; now: Date },
): Promise<Rollback> {
  const backup = await checkBackup(file);
  const { head, rows } = backup;
  const ofThen = migrations.filter(({ name }) => head.migrations.includes(name));
  if (ofThen.length < head.migrations.length)
    throw new BackupFileError(
      "The backup was made by a newer Candor than this one: roll back with that one.",
    );
  const keptAside = await database.query.transaction().execute(async (transaction) => {
    await refuseOthers(transaction, database);
    await holdUpgrades(transaction, database.engine);
    await refuseNewer(transaction, migrations);
    const applied = await readApplied(transaction);
    if (applied.length <= ofThen.length)
      throw new OccupiedError(
        `There is nothing to roll back: the database is at ${applied.at(-1) ?? "no migration"} already, and the backup is of ${ofThen.at(-1)?.name}.`,
      );
    await stopWrites(transaction, database);
    const aside = await keepState(database, transaction, { dataDir, occasion: "rollback", applied, now });
    await dropAll(transaction, database);
    await applyMissing(transaction, database.engine, ofThen);
    await insertExactly(transaction, file);
    await refuseDifferent(transaction, backup);
    return aside;
  });
  return { madeAt: head.madeAt, migration: head.migrations.at(-1) ?? "", rows, keptAside };
}

/** SQLite was opened for this process alone. */
async function refuseOthers(transaction: Transaction<Schema>, { engine }: Database): Promise<void> {
  if (engine === "sqlite") return;
  const { rows } = await sql<{ others: number }>`select count(*)::integer as others from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()
    and backend_type = 'client backend'`.execute(transaction);
  const others = rows[0]?.others ?? 0;
  if (others > 0)
    throw new InUseError(
      `The database has ${others} other connection${others > 1 ? "s" : ""}: stop every server that works on it, on every machine, and run this again.`,
    );
}

async function readApplied(transaction: Transaction<Schema>): Promise<string[]> {
  const ledger = await transaction.selectFrom("migrations").select("name").orderBy("name").execute();
  return ledger.map(({ name }) => name);
}

/** What somebody saves between the backup and the end would else be in neither. */
async function stopWrites(transaction: Transaction<Schema>, { engine }: Database): Promise<void> {
  if (engine === "sqlite") return;
  const tables = (await tablesIn(transaction)).map(({ name }) => sql.table(name));
  if (tables.length > 0) await sql`lock table ${sql.join(tables)} in share mode`.execute(transaction);
}

async function refuseDifferent(transaction: Transaction<Schema>, backup: CheckedBackup): Promise<void> {
  const digests = openTableDigests();
  for (const table of await tablesIn(transaction))
    for await (const row of rowsOfTable(transaction, table)) digests.add(table.name, row);
  if (!isDeepStrictEqual(digests.all(), backup.tables))
    throw new Error(
      "the rows that were read back from the database are not those of the backup: nothing was changed",
    );
}
