import { sql, type Transaction } from "kysely";
import type { Database, Engine } from "./database.ts";
import { isLocked } from "./failure.ts";
import type { Schema } from "./schema.ts";

export interface Migration {
  name: string;
  /**
   * Why the release before cannot work beside a database that has this one: it takes something away or asks for more than
   * that release writes. Without it a migration only adds (decision 41).
   */
  contracts?: string;
  /** Nearly everything is portable; triggers and generated columns are spelt differently by each engine. */
  up(query: Transaction<Schema>, engine: Engine): Promise<void>;
}

/** What has to be done before a database that was in use is changed: it holds nothing of what comes, and nobody else migrates it. */
export type BeforeUpgrade = (transaction: Transaction<Schema>, applied: readonly string[]) => Promise<void>;

// Any fixed number will do; all Candor processes must share it.
const POSTGRES_LOCK = 7_263_671;
/** How long a process waits for another one that migrates: working through hundreds of thousands of resumes takes minutes. */
const OTHERS_TURN_MS = 900_000;

/**
 * Applies what is missing, all in one transaction with the entries in the ledger: a kill leaves the database of the old release or
 * of the new one, never one between them, and a second process waits at the lock, then finds nothing to do.
 */
export function migrate(
  database: Database,
  migrations: readonly Migration[],
  beforeUpgrade?: BeforeUpgrade,
): Promise<string[]> {
  return inTurn(() =>
    database.query
      .transaction()
      .execute((transaction) => applyMissing(transaction, database.engine, migrations, beforeUpgrade)),
  );
}

/** The same within a transaction of the caller's. */
export async function applyMissing(
  transaction: Transaction<Schema>,
  engine: Engine,
  migrations: readonly Migration[],
  beforeUpgrade?: BeforeUpgrade,
): Promise<string[]> {
  await holdUpgrades(transaction, engine);
  const applied = await readLedger(transaction);
  refuseNewerDatabase(applied, migrations);
  const missing = migrations.filter(({ name }) => !applied.includes(name));
  if (missing.length > 0 && applied.length > 0) await beforeUpgrade?.(transaction, applied);
  for (const migration of missing) {
    await migration.up(transaction, engine);
    await transaction
      .insertInto("migrations")
      .values({ name: migration.name, applied_at: new Date().toISOString() })
      .execute();
  }
  return missing.map(({ name }) => name);
}

/** Until the transaction ends nobody else changes the schema. On SQLite whoever writes has the file for itself. */
export async function holdUpgrades(transaction: Transaction<Schema>, engine: Engine): Promise<void> {
  if (engine !== "postgres") return;
  await sql`set local statement_timeout = 0`.execute(transaction);
  // It waits while a backup is written on another connection.
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
  await sql`select pg_advisory_xact_lock(${POSTGRES_LOCK})`.execute(transaction);
}

/** PostgreSQL queues at a lock; SQLite refuses, and has then done nothing. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + OTHERS_TURN_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) || performance.now() >= deadline) throw error;
    }
  }
}

async function readLedger(transaction: Transaction<Schema>): Promise<string[]> {
  await transaction.schema
    .createTable("migrations")
    .ifNotExists()
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("applied_at", "text", (column) => column.notNull())
    .execute();
  const rows = await transaction.selectFrom("migrations").select("name").orderBy("name").execute();
  return rows.map((row) => row.name);
}

// An older program that writes into a newer schema damages it quietly.
function refuseNewerDatabase(applied: readonly string[], migrations: readonly Migration[]): void {
  const foreign = applied.filter((name) => !migrations.some((migration) => migration.name === name));
  if (foreign.length > 0) {
    throw new NewerDatabaseError(
      `the database was written by a newer Candor (it has ${foreign.join(", ")}; this one knows migrations up to ${migrations.at(-1)?.name}): ` +
        `start that newer Candor, or run "npx candor rollback" with it to return to the state before its upgrade, and then start this one`,
    );
  }
}

export class NewerDatabaseError extends Error {
  override name = "NewerDatabaseError";
}
