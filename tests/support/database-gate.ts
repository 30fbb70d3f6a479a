import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** Something that a test does in PostgreSQL and holds open while others run into it. */
export interface Gate {
  /** Resolves when this many others wait for a lock, and have done so for a while. */
  waiting(others: number, forMs?: number): Promise<void>;
  /** Cuts the connections of those who wait. */
  cut(): Promise<void>;
  /** Commits what the test did. */
  open(): Promise<void>;
}

const WAITING = "datname = current_database() and wait_event_type = 'Lock'";

export async function holdInPostgres(databaseUrl: string, statement: string): Promise<Gate> {
  const holder = await connected(databaseUrl);
  // Within its transaction the holder would see the same list of activities for ever.
  const watcher = await connected(databaseUrl);
  await holder.query("begin");
  await holder.query(statement);
  return {
    async waiting(others, forMs = 0) {
      for (;;) {
        const { rows } = await watcher.query(
          `select count(*)::int as waiting from pg_stat_activity
            where ${WAITING} and clock_timestamp() >= query_start + $1 * interval '1 ms'`,
          [forMs],
        );
        if (rows[0].waiting >= others) return;
        await sleep(10);
      }
    },
    async cut() {
      await watcher.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${WAITING}`);
    },
    async open() {
      await holder.query("commit");
      await Promise.all([holder.end(), watcher.end()]);
    },
  };
}

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}
