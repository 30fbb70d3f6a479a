import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../src/server/db/database.ts";
import { migrate } from "../../src/server/db/migrate.ts";
import { migrations } from "../../src/server/db/migrations/all.ts";
import { runChild } from "../support/child-process.ts";
import { installedPgBouncer, type PgBouncer, startPgBouncer } from "../support/pgbouncer.ts";
import { type PostgresServer, startPostgres } from "../support/postgres-server.ts";
import { ResumeOwner } from "../support/resume-owner.ts";
import { startServer } from "../support/running-server.ts";

const program = installedPgBouncer();
if (!program)
  process.stdout.write("PgBouncer is not on this machine: that Candor works behind it is not shown here\n");

describe.skipIf(program === null)("behind PgBouncer in transaction mode", () => {
  let postgres: PostgresServer;
  let direct: string;
  let bouncer: PgBouncer;

  beforeAll(async () => {
    postgres = await startPostgres();
    direct = await postgres.createDatabase("pooled");
    bouncer = await startPgBouncer(program ?? "", direct);
  }, 120_000);
  afterAll(async () => {
    await bouncer.stop();
    await postgres.stop();
  });
  const place = () => ({ dataDir: "", databaseUrl: bouncer.url, remove: async () => {} });

  test("two processes migrate at once, and people sign up, save and read on fewer connections than they ask for", async () => {
    const databases = [openDatabase(place()), openDatabase(place())];
    const applied = await Promise.all(databases.map((database) => migrate(database, migrations)));
    expect(applied.map(({ length }) => length).sort((one, other) => one - other)).toEqual([
      0,
      migrations.length,
    ]);
    for (const database of databases) await database.close();

    const servers = [await startServer({ place: place() }), await startServer({ place: place() })];
    const urls = servers.map(({ url }) => url);
    const owners = await Promise.all(
      Array.from({ length: 6 }, (_, nth) => ResumeOwner.arrive(urls[nth % 2] ?? "")),
    );
    const saved = owners.map(async (owner, nth) => {
      const id = await owner.keep();
      // The other process serves the same person.
      const elsewhere = new ResumeOwner(urls[(nth + 1) % 2] ?? "", owner.cookie);
      for (let revision = 1; revision <= 5; revision++)
        expect((await (revision % 2 ? elsewhere : owner).save(id, revision)).status).toBe(200);
      return (await elsewhere.read(id)).body.revision;
    });
    expect(await Promise.all(saved)).toEqual(owners.map(() => 6));
    for (const server of servers) await server.stop();
  });

  test("a statement that takes too long within a transaction is ended, as without a pooler", async () => {
    const database = openDatabase(place());
    const limits = await database.query.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ statement: string; idle: string }>`select
        current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(transaction);
      return rows;
    });
    expect(limits).toEqual([{ statement: "15s", idle: "30s" }]);
    await database.close();
  });

  test("nothing of a session stays behind on the connections that it lends to others", async () => {
    const check = runChild("src/cli/main.ts", { DATABASE_URL: bouncer.url }, ["check"]);
    expect(await check.exit).toEqual({ code: 0, signal: null });
    const client = new pg.Client({ connectionString: bouncer.url });
    await client.connect();
    for (let nth = 0; nth < 10; nth++) {
      const { rows } = await client.query(`select current_setting('statement_timeout') as "limit",
        (select count(*)::int from pg_locks where locktype = 'advisory') as locks,
        (select count(*)::int from pg_prepared_statements) as prepared`);
      expect(rows).toEqual([{ limit: "0", locks: 0, prepared: 0 }]);
    }
    await client.end();
  });
});
