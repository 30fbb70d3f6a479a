import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type DatabasePlace, ENGINES } from "../support/databases.ts";
import { PATIENT_DESK } from "../support/patient-renderer.ts";
import { ResumeOwner, resumeNamed } from "../support/resume-owner.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";

interface Fault {
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

const NEW_CONNECTIONS =
  "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";

const setReadOnly = (value: "on" | "off") => (server: RunningServer) =>
  onPostgres(
    server.place,
    "set default_transaction_read_only = off",
    `do $$ begin execute format('alter database %I set default_transaction_read_only = ${value}', current_database()); end $$`,
    NEW_CONNECTIONS,
  );

const FAULTS: Fault[] = [
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

/** Longer than the pages that a database of this size has free. */
const LONG = { ...resumeNamed("Long"), summary: "s".repeat(4000), skills: Array(200).fill("k".repeat(500)) };

describe.each(FAULTS)("$name on $engine", ({ engine, begin, end }) => {
  let server: RunningServer;
  let ada: ResumeOwner;
  let clock: Date;

  beforeEach(async () => {
    clock = new Date("2026-03-01T08:00:00.000Z");
    const create = ENGINES.find((entry) => entry.engine === engine)?.create;
    if (!create) throw new Error("no such engine");
    server = await startServer({ place: await create(), desk: PATIENT_DESK, now: () => clock });
    ada = await ResumeOwner.arrive(server.url);
  });
  afterEach(() => server.stop());

  test("a save is told as not saved with the reason; reading and export go on; then the same save succeeds", async () => {
    const id = await ada.keep();
    await begin(server);
    // Two hours later the session would be marked as used: that it cannot be must not end it.
    clock = new Date(clock.getTime() + 2 * 3_600_000);
    const change = { resume: LONG, saveId: "the-same-save" };
    for (const answer of [await ada.save(id, 1, change), await ada.create({ resume: LONG })]) {
      expect(answer).toMatchObject({ status: 507, body: { code: "not_saved" } });
      expect(answer.body.message).toMatch(/^Not saved: /);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect((await ada.read(id)).body).toMatchObject({ revision: 1, resume: { name: "Nora Whitfield" } });
    expect((await ada.call("GET", "/api/resumes")).body.resumes).toHaveLength(1);
    const headers = { cookie: ada.cookie ?? "" };
    const exported = await fetch(`${server.url}/api/resumes/${id}/export?format=pdf`, { headers });
    expect(exported.status).toBe(200);
    expect((await exported.text()).startsWith("%PDF-")).toBe(true);

    await end(server);
    expect(await ada.save(id, 1, change)).toMatchObject({ status: 200, body: { revision: 2 } });
    expect((await ada.read(id)).body.resume).toEqual(LONG);
  });
});
