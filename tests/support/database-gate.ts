import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** Something that a test does in PostgreSQL and holds open while others run into it. */
export interface Gate {
  /** Resolves when this many others wait for a lock. */
  waiting(others: number): Promise<void>;
  /** Commits what the test did. */
  open(): Promise<void>;
}

const WAITING = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

export async function holdInPostgres(databaseUrl: string, statement: string): Promise<Gate> {
  const holder = await connected(databaseUrl);
  // Within its transaction the holder would see the same list of activities for ever.
  const watcher = await connected(databaseUrl);
  await holder.query("begin");
  await holder.query(statement);
  return {
    async waiting(others) {
      for (;;) {
        const { rows } = await watcher.query(WAITING);
        if (rows[0].waiting >= others) return;
        await sleep(10);
      }
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
