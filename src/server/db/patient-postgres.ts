import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type PostgresPool,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import pg from "pg";
import type { Outage } from "./connection-loss.ts";
import { isConnectionLost } from "./failure.ts";
import { rememberingPool } from "./remembering-pool.ts";
import { type StatementWatch, watchStatement, watchStream } from "./statement-watch.ts";

const STATEMENT_MS = 15_000;
const IDLE_IN_TRANSACTION_MS = 30_000;
/** A plan that was made when the tables were small is not kept for longer. */
const MOST_SECONDS = 300;

/** What can be sent a second time on another connection where the first was lost: it changes nothing, or only begins. */
const REPEATABLE = /^\s*(select|begin|start transaction)\b/i;

/** Kysely on PostgreSQL, which may be restarted: what has not been sent yet, and what only reads, waits for it. */
export class PatientPostgresDialect extends PostgresDialect {
  readonly #driver: () => Driver;

  constructor(connectionString: string, connections: number, outage: Outage, watch: StatementWatch) {
    const pools = new Pools(connectionString, connections, outage);
    const config = { pool: () => pools.open() };
    super(config);
    this.#driver = () => new PatientPostgresDriver(config, { pools, outage, watch });
  }

  override createDriver(): Driver {
    return this.#driver();
  }
}

class Pools {
  readonly #settings: pg.PoolConfig;
  readonly #outage: Outage;
  /** Whether a pooler stands between, which lends a server's connection for one transaction and refuses settings of a session. */
  isPooled = false;

  constructor(connectionString: string, connections: number, outage: Outage) {
    this.#settings = {
      ...{ connectionString, max: connections, connectionTimeoutMillis: 5000 },
      maxLifetimeSeconds: MOST_SECONDS,
    };
    this.#outage = outage;
  }

  async open(): Promise<PostgresPool> {
    const limited = this.#listenedTo(
      new pg.Pool({
        ...this.#settings,
        statement_timeout: STATEMENT_MS,
        idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      }),
    );
    try {
      (await limited.connect()).release();
    } catch (error) {
      // Anything else is met again by whoever asks.
      if (!isStartupRefused(error)) return rememberingPool(limited);
      await limited.end();
      this.isPooled = true;
      return rememberingPool(this.#listenedTo(new pg.Pool(this.#settings)));
    }
    return rememberingPool(limited);
  }

  // Without a listener, a connection that the server cuts would take the whole process down: the pool listens for
  // idle ones, each connection for the time it is at work, where its query fails as well.
  #listenedTo(pool: pg.Pool): pg.Pool {
    pool.on("error", (error) => this.#outage.note(error));
    pool.on("connect", (connection) => connection.on("error", () => {}));
    return pool;
  }
}

function isStartupRefused(error: unknown): boolean {
  return error instanceof Error && /unsupported startup parameter/.test(error.message);
}

class PatientPostgresDriver implements Driver {
  readonly #driver: Driver;
  readonly #pools: Pools;
  readonly #outage: Outage;
  readonly #watch: StatementWatch;

  constructor(
    config: PostgresDialectConfig,
    { pools, outage, watch }: { pools: Pools; outage: Outage; watch: StatementWatch },
  ) {
    this.#driver = new PostgresDriver(config);
    this.#pools = pools;
    this.#outage = outage;
    this.#watch = watch;
  }

  init = () => this.#driver.init();
  destroy = () => this.#driver.destroy();
  commitTransaction = (connection: DatabaseConnection) => this.#driver.commitTransaction(connection);
  rollbackTransaction = (connection: DatabaseConnection) => this.#driver.rollbackTransaction(connection);

  async acquireConnection(): Promise<DatabaseConnection> {
    return new PatientConnection(await this.#take(), {
      outage: this.#outage,
      watch: this.#watch,
      take: () => this.#take(),
      giveBack: (lost) => this.#driver.releaseConnection(lost),
    });
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof PatientConnection) await connection.giveBack();
  }

  /** Behind a pooler nothing can be set for a session: limits come with each transaction, in the same message. */
  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (!this.#pools.isPooled) return this.#driver.beginTransaction(connection, settings);
    const { isolationLevel, accessMode } = settings;
    const begin = [
      "start transaction",
      isolationLevel && `isolation level ${isolationLevel}`,
      accessMode,
    ].filter(Boolean);
    const limits = [
      `set local statement_timeout = ${STATEMENT_MS}`,
      `set local idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`,
    ];
    await connection.executeQuery(CompiledQuery.raw([begin.join(" "), ...limits].join("; ")));
  }

  async #take(): Promise<DatabaseConnection> {
    for (;;) {
      try {
        return await this.#driver.acquireConnection();
      } catch (error) {
        if (!isConnectionLost(error)) throw error;
        this.#outage.note(error);
        if (!(await this.#outage.wait())) throw error;
      }
    }
  }
}

interface Lender {
  readonly outage: Outage;
  readonly watch: StatementWatch;
  take(): Promise<DatabaseConnection>;
  giveBack(lost: DatabaseConnection): Promise<void>;
}

/** A connection for as long as it is lent. Its first statement may move to another one; later ones belong to what went before. */
class PatientConnection implements DatabaseConnection {
  /** Null after one was lost and before there is another. */
  #lent: DatabaseConnection | null;
  readonly #outage: Outage;
  readonly #lender: Lender;
  #isUsed = false;

  constructor(lent: DatabaseConnection, lender: Lender) {
    this.#lent = lent;
    this.#outage = lender.outage;
    this.#lender = lender;
  }

  async giveBack(): Promise<void> {
    const lent = this.#lent;
    this.#lent = null;
    if (lent) await this.#lender.giveBack(lent);
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return watchStream(this.#lender.watch, query.sql, this.#stream<R>(query, chunkSize));
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return watchStatement(this.#lender.watch, query.sql, () => this.#execute<R>(query));
  }

  async *#stream<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    this.#lent ??= await this.#lender.take();
    this.#isUsed = true;
    yield* this.#lent.streamQuery<R>(query, chunkSize);
  }

  async #execute<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    for (;;) {
      this.#lent ??= await this.#lender.take();
      try {
        const result = await this.#lent.executeQuery<R>(query);
        this.#isUsed = true;
        this.#outage.end();
        return result;
      } catch (error) {
        const isLost = isConnectionLost(error);
        if (isLost) this.#outage.note(error);
        const isFirst = !this.#isUsed;
        this.#isUsed = true;
        if (!isLost || !isFirst || !REPEATABLE.test(query.sql) || !(await this.#outage.wait())) throw error;
        this.#isUsed = false;
      }
      await this.giveBack();
    }
  }
}
