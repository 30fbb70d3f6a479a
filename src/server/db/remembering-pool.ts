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

/** A name that is not known any more, known twice, or of a table that is another by now. */
const NAME_WENT_BAD = new Set(["26000", "42P05", "0A000"]);

class Lent implements PostgresPoolClient {
  readonly #connection: pg.PoolClient;
  readonly #remembers: boolean;
  #isSpoilt = false;

  constructor(connection: pg.PoolClient, remembers: boolean) {
    this.#connection = connection;
    this.#remembers = remembers;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    text: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== "string") throw new Error("nothing is read through a cursor");
    const name = this.#remembers ? nameOf(text) : undefined;
    const asked = { text, values: [...values], ...(name !== undefined && { name }) };
    // Not typed as one of its ways: it knows more words for a command than Kysely does.
    const answer: Promise<PostgresQueryResult<Row>> = Reflect.apply(
      this.#connection.query,
      this.#connection,
      [asked],
    );
    if (name !== undefined) answer.catch((error) => this.#look(error));
    return answer;
  }

  /** Kept, a spoilt connection would fail with that statement for as long as it lives. */
  release(): void {
    this.#connection.release(this.#isSpoilt);
  }

  #look(error: unknown): void {
    if (error instanceof Error && "code" in error && NAME_WENT_BAD.has(String(error.code)))
      this.#isSpoilt = true;
  }
}
