import { sql, type Transaction } from "kysely";
import type { Database } from "../db/database.ts";
import { applyMissing, type Migration } from "../db/migrate.ts";
import type { Schema } from "../db/schema.ts";
import { BackupFileError, checkBackup } from "./backup-file.ts";
import { detachOrphans, insertRows, type LeftOutRow } from "./insert-rows.ts";
import { BACKED_UP, NOT_BACKED_UP, POSTGRES_FUNCTIONS } from "./tables.ts";

export class OccupiedError extends Error {
  override name = "OccupiedError";
}

/**
 * Makes the database what it was when the file was made, on either engine, in one transaction: it is the old one or the
 * restored one, never a part; a row that cannot be stored is told and left out. An older file is read into the tables of its time and brought up by the migrations since.
 */
export async function restoreBackup(
  database: Database,
  migrations: readonly Migration[],
  file: string,
  { replace, onLeftOut }: { replace: boolean; onLeftOut?: (row: LeftOutRow) => void },
): Promise<Record<string, number>> {
  const { head, rows } = await checkBackup(file);
  // By whichever clock is ahead: one that was never set must not move everybody's resumes to its past.
  const latest = new Date(Math.max(Date.now(), Date.parse(head.madeAt) || 0));
  const foreign = head.migrations.filter((name) => !migrations.some((known) => known.name === name));
  if (foreign.length > 0)
    throw new BackupFileError(
      `The backup was made by a newer Candor (it has ${foreign.join(", ")}): update first.`,
    );
  await database.query.transaction().execute(async (transaction) => {
    if (database.engine === "postgres") {
      await sql`set local statement_timeout = 0`.execute(transaction);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    }
    await refuseNewer(transaction, migrations);
    if (!replace && (await holdsPeople(transaction)))
      throw new OccupiedError(
        "There are accounts in this database. With --replace they make way for the backup.",
      );
    await dropAll(transaction, database);
    const ofThen = migrations.filter(({ name }) => head.migrations.includes(name));
    await applyMissing(transaction, database.engine, ofThen);
    await insertRows(transaction, file, {
      latest,
      onLeftOut(row) {
        rows[row.table] = (rows[row.table] ?? 1) - 1;
        onLeftOut?.(row);
      },
    });
    await applyMissing(transaction, database.engine, migrations);
    await detachOrphans(transaction);
  });
  return rows;
}

/** Its tables are not all known here: some would stay, beside what is restored. */
export async function refuseNewer(
  transaction: Transaction<Schema>,
  migrations: readonly Migration[],
): Promise<void> {
  if (!(await hasTable(transaction, "migrations"))) return;
  const ledger = await transaction.selectFrom("migrations").select("name").execute();
  if (ledger.some(({ name }) => !migrations.some((known) => known.name === name)))
    throw new OccupiedError(
      "This database was written by a newer Candor: update first, or use an empty one.",
    );
}

async function hasTable(transaction: Transaction<Schema>, wanted: string): Promise<boolean> {
  const tables = await transaction.introspection.getTables();
  return tables.some(({ name }) => name === wanted);
}

async function holdsPeople(transaction: Transaction<Schema>): Promise<boolean> {
  if (!(await hasTable(transaction, "users"))) return false;
  return (await transaction.selectFrom("users").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** Every table of ours, with what triggers call. */
export async function dropAll(transaction: Transaction<Schema>, { engine }: Database): Promise<void> {
  const names = [...BACKED_UP.map(({ name }) => name), ...NOT_BACKED_UP].reverse();
  for (const name of names) await transaction.schema.dropTable(name).ifExists().execute();
  if (engine === "postgres")
    for (const name of POSTGRES_FUNCTIONS)
      await sql.raw(`drop function if exists ${name}()`).execute(transaction);
}
