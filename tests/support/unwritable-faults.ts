import { sql } from "kysely";
import pg from "pg";
import type { DatabasePlace } from "./databases.ts";
import type { RunningServer } from "./running-server.ts";

export interface Fault {
  name: string;
  engine: "sqlite" | "postgres";
  begin(server: RunningServer): Promise<void>;
  end(server: RunningServer): Promise<void>;
}

const pragma = (statement: string) => async (server: RunningServer) => {
  await sql.raw(`pragma ${statement}`).execute(server.database.query);
};

async function onPostgres(place: DatabasePlace, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: place.databaseUrl ?? "" });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

// Waits until they have ended: a request that still met one of them would be told that the database is away.
const NEW_CONNECTIONS =
  "select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";

const setReadOnly = (value: "on" | "off") => (server: RunningServer) =>
  onPostgres(
    server.place,
    "set default_transaction_read_only = off",
    `do $$ begin execute format('alter database %I set default_transaction_read_only = ${value}', current_database()); end $$`,
    NEW_CONNECTIONS,
  );

/** Ways in which a database takes no writes while it can be read. */
export const FAULTS: readonly Fault[] = [
  {
    name: "a full disk",
    engine: "sqlite",
    // SQLite takes a limit that lies below the present size for the present size: no page can be added.
    begin: pragma("max_page_count = 1"),
    end: pragma("max_page_count = 1000000"),
  },
  {
    name: "a read-only file",
    engine: "sqlite",
    begin: pragma("query_only = 1"),
    end: pragma("query_only = 0"),
  },
  { name: "a read-only server", engine: "postgres", begin: setReadOnly("on"), end: setReadOnly("off") },
  {
    name: "a full disk",
    engine: "postgres",
    // The very error that PostgreSQL raises when it cannot extend a file.
    begin: ({ place }) =>
      onPostgres(
        place,
        `create function disk_full() returns trigger language plpgsql as $$ begin
           raise exception 'could not extend file' using errcode = 'disk_full'; end $$`,
        ...["resumes", "resume_versions", "sessions"].map(
          (table) =>
            `create trigger disk_full before insert or update on ${table} for each row execute function disk_full()`,
        ),
      ),
    end: ({ place }) => onPostgres(place, "drop function disk_full cascade"),
  },
];
