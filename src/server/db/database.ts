import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { NodeSqliteDialect, openSqliteFile } from "./node-sqlite.ts";
import type { Schema } from "./schema.ts";

const ANSWERS_WITHIN_MS = 2000;

export type Engine = "sqlite" | "postgres";

export interface Database {
  engine: Engine;
  query: Kysely<Schema>;
  close(): Promise<void>;
}

export function openDatabase(options: { dataDir: string; databaseUrl: string | null }): Database {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openSqlite(options.dataDir);
}

function openSqlite(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const connection = openSqliteFile(path.join(dataDir, "candor.db"));
  const query = new Kysely<Schema>({ dialect: new NodeSqliteDialect(connection) });
  return { engine: "sqlite", query, close: () => query.destroy() };
}

function openPostgres(connectionString: string): Database {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // Without a listener, a connection that the server cuts would take the whole process down: the pool listens for
  // idle ones, each connection for the time it is at work, where its query fails as well.
  pool.on("error", () => {});
  pool.on("connect", (connection) => connection.on("error", () => {}));
  const query = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { engine: "postgres", query, close: () => query.destroy() };
}

const probes = new WeakMap<Database, Promise<boolean>>();

/** Whether the database answers in time. One that hangs must not leave the question hanging, nor take up a connection for each. */
export async function isReachable(database: Database): Promise<boolean> {
  const probe = probes.get(database) ?? startProbe(database);
  const deadline = new AbortController();
  const late = sleep(ANSWERS_WITHIN_MS, false, { signal: deadline.signal, ref: false }).catch(() => false);
  try {
    return await Promise.race([probe, late]);
  } finally {
    deadline.abort();
  }
}

function startProbe(database: Database): Promise<boolean> {
  // A table of ours: "select 1" would not notice a file that is no database any more.
  const probe = sql`select count(*) from migrations`
    .execute(database.query)
    .then(
      () => true,
      () => false,
    )
    .finally(() => probes.delete(database));
  probes.set(database, probe);
  return probe;
}
