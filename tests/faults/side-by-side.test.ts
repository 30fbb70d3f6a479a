import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { parseResume } from "../../src/domain/resume/parse-resume.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { openDatabase } from "../../src/server/db/database.ts";
import { migrations } from "../../src/server/db/migrations/all.ts";
import { sqliteFileIn } from "../../src/server/db/open-sqlite.ts";
import { upgradeDatabase } from "../../src/server/upgrade/upgrade-database.ts";
import { type Child, runChild } from "../support/child-process.ts";
import { type DatabasePlace, ENGINES } from "../support/databases.ts";
import { createOlder, olderStatements } from "../support/older-release/older-database.ts";
import { OLDER_ADMIN } from "../support/older-release/older-people.ts";
import { hasHistory, type OlderProgram, unpackOlderProgram } from "../support/older-release/older-program.ts";
import { ResumeOwner } from "../support/resume-owner.ts";
import { type ServedPlace, servePlace } from "../support/served-place.ts";
import { Visitor } from "../support/visitor.ts";

const SECRET = "a-secret-for-tests-of-some-length-0123456789";

/** Each column that a row cannot be without, and that the database does not fill in by itself. */
const NEEDED_COLUMNS = {
  sqlite: `select m.name as "table", c.name as "column" from sqlite_schema m, pragma_table_info(m.name) c
    where m.type = 'table' and c."notnull" = 1 and c.dflt_value is null`,
  postgres: `select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER'`,
};

interface Prepared {
  prepare(statement: string): Promise<void>;
  needed(): Promise<{ table: string; column: string }[]>;
  close(): Promise<void>;
}

async function connect(place: DatabasePlace): Promise<Prepared> {
  if (!place.databaseUrl) {
    const file = new DatabaseSync(sqliteFileIn(place.dataDir));
    return {
      prepare: async (statement) => void file.prepare(statement),
      needed: async () =>
        file
          .prepare(NEEDED_COLUMNS.sqlite)
          .all()
          .map((row) => ({ table: String(row.table), column: String(row.column) })),
      close: async () => file.close(),
    };
  }
  const client = new pg.Client({ connectionString: place.databaseUrl });
  await client.connect();
  return {
    async prepare(statement) {
      await client.query(`prepare older as ${statement}`);
      await client.query("deallocate older");
    },
    needed: async () => (await client.query(NEEDED_COLUMNS.postgres)).rows,
    close: () => client.end(),
  };
}

/** What is wrong with a statement on these tables; null where it would run. */
async function fault(connection: Prepared, statement: string): Promise<string | null> {
  try {
    await connection.prepare(statement);
  } catch (error) {
    return `${statement}: ${error instanceof Error ? error.message : String(error)}`;
  }
  const [, table, columns] = /^\s*insert into "?(\w+)"? \(([^)]*)\)/.exec(statement) ?? [];
  if (!table || !columns) return null;
  const given = columns.split(",").map((column) => column.trim().replaceAll('"', ""));
  const missing = (await connection.needed()).filter(
    (need) => need.table === table && !given.includes(need.column),
  );
  return missing.length > 0 ? `${statement}: no ${missing.map(({ column }) => column).join(", ")}` : null;
}

for (const { engine } of ENGINES) {
  test(`every statement that the release before this one sends still runs on the upgraded ${engine}`, async () => {
    const place = await createOlder(engine);
    const statements = olderStatements()[engine];
    expect(statements.length).toBeGreaterThan(60);
    const database = openDatabase(place);
    await upgradeDatabase(database, migrations, { dataDir: place.dataDir, upgradeBackup: false });
    await database.close();
    const connection = await connect(place);
    for (const statement of statements) expect(await fault(connection, statement)).toBeNull();
    // The check bites: a table that asks for more, and one that is gone.
    const planted = [
      `insert into "users" ("id", "email") values ('a', 'b')`,
      `select "no_such_column" from "users"`,
      `select 1 from "no_such_table"`,
    ];
    for (const statement of planted) expect(await fault(connection, statement)).not.toBeNull();
    await connection.close();
    await place.remove();
  });
}

if (!hasHistory())
  process.stdout.write(
    "side by side: this clone has no history, so the older program itself is not started; its statements are held to the tables all the same\n",
  );

describe.runIf(hasHistory())("the release before this one at work beside this one", () => {
  let older: OlderProgram;
  beforeAll(async () => {
    older = await unpackOlderProgram();
  });
  afterAll(() => older.remove());

  for (const { engine } of ENGINES) {
    describe(`on ${engine}`, () => {
      let place: DatabasePlace;
      let oldServer: Child;
      let newServer: ServedPlace;
      beforeEach(async () => {
        place = await createOlder(engine);
      });
      afterEach(async () => {
        oldServer.process.kill("SIGKILL");
        await Promise.all([oldServer.exit, newServer.kill("SIGKILL")]);
        await place.remove();
      });

      const settings = () => ({
        ...{ PORT: "0", LOG_LEVEL: "silent", SESSION_SECRET: SECRET, DATA_DIR: place.dataDir },
        ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
      });

      async function startOlder(): Promise<string> {
        oldServer = runChild(path.join(older.root, "src/server/main.ts"), settings());
        const line = await oldServer.line((text) => text.includes("http://"));
        return line.slice(line.lastIndexOf(" ") + 1);
      }

      test("people work on with either, each reads what the other wrote, and nothing is lost", async () => {
        const oldUrl = await startOlder();
        const ada = new ResumeOwner(oldUrl);
        expect((await ada.login("ada@example.com")).status).toBe(200);
        const [first, second] = (await ada.call("GET", "/api/resumes")).body.resumes;
        const opened = (await ada.read(first.id)).body;

        // The upgrade, under the older server's feet. A session of one is a session of the other.
        newServer = await servePlace(place, settings());
        const adaOnNew = new ResumeOwner(newServer.url, ada.cookie);
        expect((await adaOnNew.read(first.id)).body.revision).toBe(opened.revision);

        // Saved by the older one, read by this one.
        const typed = { ...opened.resume, name: "Typed under the older release" };
        const saved = await ada.save(first.id, opened.revision, { resume: typed });
        expect(saved).toMatchObject({ status: 200, body: { revision: opened.revision + 1 } });
        const parsed = parseResume(typed);
        expect((await adaOnNew.read(first.id)).body).toMatchObject({
          revision: opened.revision + 1,
          resume: parsed.ok ? parsed.resume : expect.fail(),
        });

        // Saved by this one, with a style: the older one lists, renames and deletes it, but cannot open it (format 2).
        const style = { accent: "#7a1f3d" };
        const kept = await adaOnNew.save(second.id, second.revision, { resume: sampleResume, style });
        expect(kept.status).toBe(200);
        expect((await ada.call("GET", "/api/resumes")).status).toBe(200);
        expect((await ada.read(second.id)).status).toBe(500);
        expect((await ada.call("PATCH", `/api/resumes/${second.id}`, { title: "Renamed" })).status).toBe(200);
        const overwritten = await ada.save(second.id, second.revision, { resume: typed });
        expect(overwritten.status).toBe(500);
        expect((await adaOnNew.read(second.id)).body).toMatchObject({
          title: "Renamed",
          resume: sampleResume,
          style,
        });

        // Accounts come and go on both.
        const carl = await ResumeOwner.arrive(oldUrl, "carl@example.com");
        const written = await carl.call("POST", "/api/resumes", {
          title: "Old",
          template: "meta",
          resume: typed,
        });
        expect(written.status).toBe(201);
        const carlOnNew = new ResumeOwner(newServer.url);
        expect((await carlOnNew.login("carl@example.com")).status).toBe(200);
        expect((await carlOnNew.read(written.body.id)).status).toBe(200);
        await ResumeOwner.arrive(newServer.url, "nina@example.com");
        expect((await new Visitor(oldUrl).login("nina@example.com")).status).toBe(200);
        const admin = new Visitor(oldUrl);
        await admin.login(OLDER_ADMIN.email, OLDER_ADMIN.password);
        expect((await admin.call("GET", "/api/admin/users?search=nina")).body.total).toBe(1);

        // A variant whose source the older one deletes, for good: it stays, with all that it says.
        const variant = (
          await adaOnNew.call("POST", `/api/resumes/${first.id}/variants`, { title: "Variant" })
        ).body;
        for (const last of ["", "?forever=true"])
          expect((await ada.call("DELETE", `/api/resumes/${first.id}${last}`)).status).toBe(204);
        const orphan = await adaOnNew.read(variant.id);
        expect([orphan.status, orphan.body.resume?.name]).toEqual([200, typed.name]);
        const again = await adaOnNew.save(variant.id, orphan.body.revision, { resume: orphan.body.resume });
        expect(again.status).toBe(200);

        // It does not start anew on the upgraded database, and says why.
        const late = runChild(path.join(older.root, "src/server/main.ts"), settings());
        expect((await late.exit).code).toBe(1);
        expect(late.errors.join("\n")).toContain(
          "the database was written by a newer Candor (it has 0008-locks",
        );
      });
    });
  }
});
