import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type pg from "pg";
import { nameOf } from "./statement.ts";

/**
 * Lends connections on which PostgreSQL remembers the statements of every request and save by name: to read and plan one anew takes it
 * longer than to run it. A pooler lends another connection for each transaction, which has never heard of the name: behind one
 * nothing is remembered.
 */
export function rememberingPool(pool: pg.Pool): PostgresPool {
  // Kysely keeps what it knows of a connection by what was lent.
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const connection = await pool.connect();
      const lent = known.get(connection);
      if (lent) return lent;
      try {
        const fresh = new Lent(connection, await isDirect(connection));
        known.set(connection, fresh);
        return fresh;
      } catch (error) {
        connection.release(true);
        throw error;
      }
    },
    end: () => pool.end(),
  };
}

/** Whether the process of PostgreSQL that answers is the one that greeted us: a pooler greets in its own name. */
async function isDirect(connection: pg.PoolClient): Promise<boolean> {
  const { rows } = await connection.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid === Reflect.get(connection, "processID");
}

class Lent implements PostgresPoolClient {
  readonly #connection: pg.PoolClient;
  readonly #remembers: boolean;

  constructor(connection: pg.PoolClient, remembers: boolean) {
    this.#connection = connection;
    this.#remembers = remembers;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(text: unknown, values: readonly unknown[] = []): never {
    if (typeof text !== "string") throw new Error("nothing is read through a cursor");
    const name = this.#remembers ? nameOf(text) : undefined;
    return this.#connection.query({
      text,
      values: [...values],
      ...(name !== undefined && { name }),
    }) as never;
  }

  release(): void {
    this.#connection.release();
  }
}
