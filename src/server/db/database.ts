import { setTimeout as sleep } from "node:timers/promises";
import { type Dialect, Kysely, sql } from "kysely";
import { type OutageListener, watchOutage } from "./connection-loss.ts";
import { isDamage } from "./failure.ts";
import { NodeSqliteDialect } from "./node-sqlite.ts";
import { openSqliteFile, sqliteFileIn } from "./open-sqlite.ts";
import { PatientPostgresDialect } from "./patient-postgres.ts";
import type { Schema } from "./schema.ts";
import { nameStatement } from "./statement-name.ts";
import type { StatementWatch } from "./statement-watch.ts";

const ANSWERS_WITHIN_MS = 2000;
/** Quicker ones are nobody's concern, and naming each would cost as much as a short one. */
const NAMED_FROM_MS = 50;

export type Engine = "sqlite" | "postgres";

export interface Database {
  engine: Engine;
  query: Kysely<Schema>;
  /** Whether anything that was read since the start turned out to be damaged. */
  isDamaged(): boolean;
  noteDamage(): void;
  /** Hears of each statement what it does to which table, and how long it took, waiting included. */
  onStatement(listener: (statement: string, ms: number) => void): void;
  /** Called when the connection is lost, and when the database answers again. */
  onOutage(listener: OutageListener): void;
  close(): Promise<void>;
}

export interface DatabaseLocation {
  dataDir: string;
  databaseUrl: string | null;
}

export function openDatabase(location: DatabaseLocation, { connections = 10 } = {}): Database {
  return location.databaseUrl
    ? openPostgres(location.databaseUrl, connections)
    : openSqlite(location.dataDir, { alone: false });
}

/** The same for work during which no server may run. An embedded database is refused where another process has it open, and to others until it is closed. */
export function openDatabaseAlone(location: DatabaseLocation): Database {
  return location.databaseUrl
    ? openPostgres(location.databaseUrl, 10)
    : openSqlite(location.dataDir, { alone: true });
}

function openSqlite(dataDir: string, options: { alone: boolean }): Database {
  const file = openSqliteFile(sqliteFileIn(dataDir), options);
  const database = onDialect("sqlite", (watch) => new NodeSqliteDialect(file, watch));
  return {
    ...database,
    async close() {
      await database.close();
      // Kysely leaves a file open that nobody has asked anything of.
      if (file.isOpen) file.close();
    },
  };
}

function openPostgres(connectionString: string, connections: number): Database {
  const outage = watchOutage();
  const database = onDialect(
    "postgres",
    (watch) => new PatientPostgresDialect(connectionString, connections, outage, watch),
  );
  return { ...database, onOutage: outage.listen };
}

function onDialect(engine: Engine, openDialect: (watch: StatementWatch) => Dialect): Database {
  let damaged = false;
  let hear: ((statement: string, ms: number) => void) | undefined;
  const noteDamage = () => {
    damaged = true;
  };
  const dialect = openDialect({
    took(sql, ms) {
      if (ms >= NAMED_FROM_MS) hear?.(nameStatement(sql), ms);
    },
    failed(error) {
      if (isDamage(error)) noteDamage();
    },
  });
  const query = new Kysely<Schema>({ dialect });
  return {
    ...{ engine, query, noteDamage },
    isDamaged: () => damaged,
    onStatement(listener) {
      hear = listener;
    },
    // A file does not go away.
    onOutage() {},
    close: () => query.destroy(),
  };
}

const probes = new WeakMap<Database, Promise<boolean>>();

/** Whether the database answers in time, and with what was stored. One that hangs must not leave the question hanging, nor take up a connection for each. */
export async function isReachable(database: Database): Promise<boolean> {
  const probe = probes.get(database) ?? startProbe(database);
  const deadline = new AbortController();
  const late = sleep(ANSWERS_WITHIN_MS, false, { signal: deadline.signal, ref: false }).catch(() => false);
  try {
    return (await Promise.race([probe, late])) && !database.isDamaged();
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
