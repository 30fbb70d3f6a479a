import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from "kysely";
import { LOCK_POLL_MS, LOCK_WAIT_MS } from "./open-sqlite.ts";

const STATEMENTS_KEPT = 200;
const SQLITE_BUSY = 5;

/** Kysely on Node's own SQLite. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #connection: DatabaseSync;

  constructor(connection: DatabaseSync) {
    const config = { database: asKyselyDatabase(connection) };
    super(config);
    this.#config = config;
    this.#connection = connection;
  }

  override createDriver(): Driver {
    return new PatientSqliteDriver(this.#config, this.#connection);
  }
}

class PatientSqliteDriver extends SqliteDriver {
  readonly #file: DatabaseSync;

  constructor(config: SqliteDialectConfig, file: DatabaseSync) {
    super(config);
    this.#file = file;
  }

  // A transaction that starts as a reader and then writes fails at once when another process wrote meanwhile;
  // taking the write lock at the start makes it wait instead.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  // A full disk makes SQLite roll back by itself; a second rollback would fail and hide the reason of the first.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isTransaction) await super.rollbackTransaction(connection);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    // Counted from here: who queued behind others that waited for the lock does not wait for it all over again.
    const deadline = performance.now() + LOCK_WAIT_MS;
    const connection = await super.acquireConnection();
    return {
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
      executeQuery: (query) => this.#waitForLock(deadline, () => connection.executeQuery(query)),
    } satisfies DatabaseConnection;
  }

  /** A statement that found the file locked had no effect, so it can simply be tried again. */
  async #waitForLock<R>(deadline: number, attempt: () => Promise<QueryResult<R>>): Promise<QueryResult<R>> {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (!isBusy(error) || performance.now() >= deadline) throw error;
      }
      await this.#pause();
    }
  }

  /** Outside a transaction the connection is lent to others meanwhile: reading goes on while a write waits. */
  async #pause(): Promise<void> {
    const lend = !this.#file.isTransaction;
    if (lend) await super.releaseConnection();
    await sleep(LOCK_POLL_MS);
    if (lend) await super.acquireConnection();
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

function asKyselyDatabase(connection: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>();

  function prepared(sql: string): StatementSync {
    let statement = statements.get(sql);
    if (!statement) {
      statement = connection.prepare(sql);
      if (statements.size >= STATEMENTS_KEPT) statements.clear();
      statements.set(sql, statement);
    }
    return statement;
  }

  return {
    close: () => connection.close(),
    prepare(sql) {
      const statement = prepared(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...bindable(parameters)),
        run: (parameters) => {
          const { changes, lastInsertRowid } = statement.run(...bindable(parameters));
          return { changes, lastInsertRowid };
        },
        iterate: (parameters) => statement.iterate(...bindable(parameters)),
      };
    },
  };
}

function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (value === null || typeof value === "string" || typeof value === "number") return value;
    if (typeof value === "bigint" || value instanceof Uint8Array) return value;
    throw new TypeError(`SQLite cannot store a ${typeof value}; convert it before the query`);
  });
}
