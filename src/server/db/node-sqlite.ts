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
  type SqliteStatement,
} from "kysely";
import { LOCK_POLL_MS, LOCK_WAIT_MS } from "./open-sqlite.ts";
import { SharedCommit } from "./shared-commit.ts";
import { type StatementWatch, UNWATCHED, watchStatement, watchStream } from "./statement-watch.ts";

const STATEMENTS_KEPT = 200;
const SQLITE_BUSY = 5;

/** Kysely on Node's own SQLite. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #connection: DatabaseSync;
  readonly #watch: StatementWatch;

  constructor(connection: DatabaseSync, watch: StatementWatch = UNWATCHED) {
    const config = { database: asKyselyDatabase(connection) };
    super(config);
    this.#config = config;
    this.#connection = connection;
    this.#watch = watch;
  }

  override createDriver(): Driver {
    return new PatientSqliteDriver(this.#config, this.#connection, this.#watch);
  }
}

/** What Kysely holds between acquiring and releasing; the connection itself is taken at the first statement, when it is known what for. */
class HeldConnection implements DatabaseConnection {
  state: "none" | "statements" | "transaction" | "member" = "none";
  // Counted from here: who queued behind others that waited for the lock does not wait for it all over again.
  readonly deadline = performance.now() + LOCK_WAIT_MS;
  readonly #statements: Statements;

  constructor(statements: Statements) {
    this.#statements = statements;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#statements.execute(this, query);
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#statements.stream(this, query, chunkSize);
  }
}

interface Statements {
  execute<R>(held: HeldConnection, query: CompiledQuery): Promise<QueryResult<R>>;
  stream<R>(
    held: HeldConnection,
    query: CompiledQuery,
    chunkSize: number | undefined,
  ): AsyncIterableIterator<QueryResult<R>>;
}

const MEMBER = "shared_commit_member";

class PatientSqliteDriver extends SqliteDriver {
  readonly #file: DatabaseSync;
  readonly #turns = new SharedCommit({ commit: () => this.#commit() });
  readonly #statements: Statements;
  #raw: DatabaseConnection | null = null;

  constructor(config: SqliteDialectConfig, file: DatabaseSync, watch: StatementWatch) {
    super(config);
    this.#file = file;
    this.#statements = {
      execute: (held, query) => watchStatement(watch, query.sql, () => this.#execute(held, query)),
      stream: (held, query, chunkSize) => watchStream(watch, query.sql, this.#stream(held, query, chunkSize)),
    };
  }

  override async init(): Promise<void> {
    await super.init();
    // The only one there is; who may use it when is decided here.
    this.#raw = await super.acquireConnection();
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new HeldConnection(this.#statements);
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    const held = asHeld(connection);
    if (held.state === "none") return;
    held.state = "none";
    this.#turns.leave();
  }

  // A transaction that starts as a reader and then writes fails at once when another process wrote meanwhile;
  // taking the write lock at the start makes it wait instead.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const held = asHeld(connection);
    for (;;) {
      await this.#turns.enter("transaction");
      // The first has all to itself: a savepoint around a large import would be kept in memory.
      held.state = this.#turns.isShared ? "member" : "transaction";
      try {
        await this.#run(held.state === "member" ? `savepoint ${MEMBER}` : "begin immediate");
        return;
      } catch (error) {
        await this.releaseConnection(held);
        if (!canTryAgain(held, error)) throw error;
      }
      await sleep(LOCK_POLL_MS);
    }
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const held = asHeld(connection);
    if (held.state === "member") await this.#run(`release ${MEMBER}`);
    held.state = "none";
    await this.#turns.join();
  }

  // A full disk makes SQLite roll back by itself; a second rollback would fail and hide the reason of the first.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const held = asHeld(connection);
    const { state } = held;
    // Its commit failed, together with all others in it.
    if (state === "none") return;
    const isOpen = this.#file.isTransaction;
    if (state === "member" && isOpen) {
      await this.#run(`rollback to ${MEMBER}`);
      await this.#run(`release ${MEMBER}`);
      held.state = "none";
      // What it saw of the others may still fail: nobody hears of it before it is on the disk.
      await this.#turns.join().catch(() => {});
      return;
    }
    if (isOpen) await this.#run("rollback");
    held.state = "none";
    this.#turns.leave();
  }

  async #execute<R>(held: HeldConnection, query: CompiledQuery): Promise<QueryResult<R>> {
    if (held.state === "none" || held.state === "statements") return this.#executeOutside(held, query);
    try {
      return await this.#attempt<R>(query);
    } catch (error) {
      // Those who wrote before in the same transaction are not answered yet, and what they wrote is gone.
      if (!this.#file.isTransaction) this.#turns.fail(error);
      throw error;
    }
  }

  /** A statement that found the file locked had no effect, so it can simply be tried again. */
  async #executeOutside<R>(held: HeldConnection, query: CompiledQuery): Promise<QueryResult<R>> {
    for (;;) {
      await this.#take(held);
      try {
        return await this.#attempt<R>(query);
      } catch (error) {
        if (!canTryAgain(held, error)) throw error;
      }
      // Outside a transaction the connection is lent to others meanwhile: reading goes on while a write waits.
      if (!this.#file.isTransaction) await this.releaseConnection(held);
      await sleep(LOCK_POLL_MS);
    }
  }

  async *#stream<R>(
    held: HeldConnection,
    query: CompiledQuery,
    chunkSize?: number,
  ): AsyncIterableIterator<QueryResult<R>> {
    await this.#take(held);
    if (this.#raw) yield* this.#raw.streamQuery<R>(query, chunkSize ?? 1);
  }

  /** From here to its release: who makes several statements on one connection is alone on it. */
  async #take(held: HeldConnection): Promise<void> {
    if (held.state !== "none") return;
    await this.#turns.enter("statements");
    held.state = "statements";
  }

  async #attempt<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.#raw) throw new Error("the database is not open");
    return this.#raw.executeQuery<R>(query);
  }

  #run(statement: string): Promise<QueryResult<unknown>> {
    return this.#attempt(CompiledQuery.raw(statement));
  }

  async #commit(): Promise<void> {
    try {
      await this.#run("commit");
    } catch (error) {
      if (this.#file.isTransaction) await this.#run("rollback");
      throw error;
    }
  }
}

function asHeld(connection: DatabaseConnection | undefined): HeldConnection {
  if (connection instanceof HeldConnection) return connection;
  throw new Error("not a connection of this driver");
}

function canTryAgain({ deadline }: HeldConnection, error: unknown): boolean {
  return isBusy(error) && performance.now() < deadline;
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

function asKyselyDatabase(connection: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => connection.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = asKyselyStatement(connection.prepare(sql));
      if (statements.size >= STATEMENTS_KEPT) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    // Asked once: to describe the columns takes as long as a short statement.
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bindable(parameters)),
    run: (parameters) => {
      const { changes, lastInsertRowid } = statement.run(...bindable(parameters));
      return { changes, lastInsertRowid };
    },
    iterate: (parameters) => statement.iterate(...bindable(parameters)),
  };
}

function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (value === null || typeof value === "string" || typeof value === "number") return value;
    if (typeof value === "bigint" || value instanceof Uint8Array) return value;
    throw new TypeError(`SQLite cannot store a ${typeof value}; convert it before the query`);
  });
}
