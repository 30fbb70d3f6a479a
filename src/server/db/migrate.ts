import { sql, type Transaction } from "kysely";
import type { Database, Engine } from "./database.ts";
import { isLocked } from "./failure.ts";
import type { Schema } from "./schema.ts";

export interface Migration {
  name: string;
  /** Nearly everything is portable; triggers and generated columns are spelt differently by each engine. */
  up(query: Transaction<Schema>, engine: Engine): Promise<void>;
}

// Any fixed number will do; all Candor processes must share it.
const POSTGRES_LOCK = 7_263_671;
/** How long a process waits for another one that migrates: working through hundreds of thousands of resumes takes minutes. */
const OTHERS_TURN_MS = 900_000;

/**
 * Applies what is missing, each migration in one transaction with its own entry in the ledger: a kill leaves it
 * wholly applied or not at all, and a second process waits at the lock, then finds nothing to do.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  const applied: string[] = [];
  for (;;) {
    const name = await inTurn(() =>
      database.query
        .transaction()
        .execute((transaction) => applyNext(transaction, database.engine, migrations)),
    );
    if (!name) return applied;
    applied.push(name);
  }
}

/** The same within a transaction of the caller's. */
export async function applyMissing(
  transaction: Transaction<Schema>,
  engine: Engine,
  migrations: readonly Migration[],
): Promise<void> {
  while (await applyNext(transaction, engine, migrations));
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

async function applyNext(
  transaction: Transaction<Schema>,
  engine: Engine,
  migrations: readonly Migration[],
): Promise<string | null> {
  if (engine === "postgres") {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${POSTGRES_LOCK})`.execute(transaction);
  }
  const known = await readLedger(transaction);
  refuseNewerDatabase(known, migrations);
  const next = migrations.find((migration) => !known.includes(migration.name));
  if (!next) return null;
  await next.up(transaction, engine);
  await transaction
    .insertInto("migrations")
    .values({ name: next.name, applied_at: new Date().toISOString() })
    .execute();
  return next.name;
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
function refuseNewerDatabase(known: readonly string[], migrations: readonly Migration[]): void {
  const foreign = known.filter((name) => !migrations.some((migration) => migration.name === name));
  if (foreign.length > 0) {
    throw new NewerDatabaseError(
      `the database was written by a newer Candor (it has ${foreign.join(", ")}): update Candor, or restore a backup made before that update`,
    );
  }
}

export class NewerDatabaseError extends Error {
  override name = "NewerDatabaseError";
}
