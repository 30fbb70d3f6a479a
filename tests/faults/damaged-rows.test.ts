import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../src/server/db/database.ts";
import { longResume } from "../support/archives.ts";
import { runChild } from "../support/child-process.ts";
import { type DatabasePlace, ENGINES } from "../support/databases.ts";
import { ResumeOwner } from "../support/resume-owner.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";

/** Damage that only SQLite takes: any kind of value in any column, NUL in a text. */
const OF_SQLITE = [
  "title = cast('A' || char(0) || 'B' as text)",
  "title = x'00ff'",
  "revision = 'many', fit = 'x'",
];
const OF_BOTH = [
  "content = '{\"version\":'",
  'content = \'{"version":1,"skills":5}\'',
  "title = '', template = '../../etc', theme = '', page = 'a5'",
  "created_at = 'soon', updated_at = '2999-01-01T00:00:00.000Z'",
];
const TOO_LONG = JSON.stringify(longResume(38));

for (const { engine, create } of ENGINES)
  describe(`rows damaged in the database on ${engine}`, () => {
    const damages = engine === "sqlite" ? [...OF_BOTH, ...OF_SQLITE] : OF_BOTH;
    const unreadable = ["d0", "d1", "long"];
    let folder: string;
    let server: RunningServer;
    let owner: ResumeOwner;
    let place: DatabasePlace;
    const ids: string[] = [];

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), "candor-damaged-"));
      place = await create();
      server = await startServer({ place: { ...place, remove: async () => {} } });
      owner = await ResumeOwner.arrive(server.url, "ada@example.com");
      const { query } = server.database;
      await sql`update users set role = 'admin'`.execute(query);
      for (const [nth, damage] of [...damages, "content = content", "title = title"].entries()) {
        const id = nth < damages.length ? `d${nth}` : nth === damages.length ? "long" : "good";
        const made = await owner.keep({ title: `Resume ${id}` });
        await owner.call("POST", `/api/resumes/${made}/versions`, { name: "Sent" });
        // A name that is known: what hangs on it goes along by itself on neither engine, so it is made anew.
        await sql`delete from resume_terms where resume_id = ${made}`.execute(query);
        await sql.raw(`update resumes set ${damage} where id = '${made}'`).execute(query);
        ids.push(made);
      }
      await sql`update resumes set content = ${TOO_LONG} where id = ${idOf("long")}`.execute(query);
      // A version that is damaged, of a resume that is not.
      await sql`update resume_versions set content = '{' where resume_id = ${idOf("good")}`.execute(query);
    });
    afterAll(async () => {
      await server.stop();
      await place.remove();
      await rm(folder, { recursive: true });
    });

    function idOf(name: string): string {
      const nth =
        name === "long" ? damages.length : name === "good" ? damages.length + 1 : Number(name.slice(1));
      return ids[nth] ?? "";
    }

    test("lists are whole, and each row can be deleted", async () => {
      for (const address of ["/api/resumes", "/api/admin/resumes"]) {
        const { status, body } = await owner.call("GET", address);
        expect([status, body.resumes?.length]).toEqual([200, ids.length]);
      }
      expect((await owner.call("GET", "/api/admin/users")).status).toBe(200);
      const { body: file } = await owner.call("GET", "/api/admin/resumes.csv");
      expect(file.trim().split("\r\n")).toHaveLength(ids.length + 1);
      const spare = await owner.keep();
      await sql`update resumes set content = '' where id = ${spare}`.execute(server.database.query);
      expect((await owner.call("DELETE", `/api/resumes/${spare}?forever=true`)).status).toBe(204);
    });

    test("what can be read is read, what cannot is told as damaged, and the server is well", async () => {
      for (const [nth, id] of ids.entries()) {
        const expected = unreadable.some((name) => idOf(name) === id) ? 422 : 200;
        const { status, body } = await owner.read(id);
        expect([nth, status, body.code]).toEqual([
          nth,
          expected,
          expected === 422 ? "resume_damaged" : undefined,
        ]);
        expect((await owner.call("GET", `/api/resumes/${id}/export?format=json`)).status).toBe(expected);
        expect((await owner.versions(id)).status).toBe(200);
      }
      const version = (await owner.versions(idOf("good"))).body.versions[0];
      expect((await owner.call("GET", `/api/resumes/${idOf("good")}/versions/${version.id}`)).status).toBe(
        422,
      );
      expect((await owner.call("POST", `/api/resumes/${idOf("d0")}/duplicate`)).status).toBe(422);
      expect((await owner.call("POST", `/api/resumes/${idOf("d0")}/versions`, { name: "New" })).status).toBe(
        422,
      );
      expect((await owner.call("GET", "/api/health")).body.status).toBe("ok");
    });

    test("the archive has all others, names the damaged ones, and comes back in", async () => {
      const { status, body } = await owner.call("GET", "/api/account/archive");
      expect([status, body.resumes.length]).toEqual([200, ids.length - unreadable.length]);
      const { damaged } = body.leftOut;
      expect(
        damaged.map(({ what, title }: { what: string; title: string }) => `${what} ${title}`).sort(),
      ).toEqual(["resume Resume d0", "resume Resume d1", "resume Resume long", "version Sent"]);
      const other = await ResumeOwner.arrive(server.url);
      const answer = await other.call("POST", "/api/account/archive", body);
      expect(answer.body).toEqual({ added: ids.length - unreadable.length, alreadyThere: 0 });
    });

    test("a backup of them is restored on either engine without the damaged ones, which are named", async () => {
      const file = path.join(folder, "backup");
      expect(await candor(place, "backup", file)).toMatchObject({ code: 0 });
      const here = await server.database.query.selectFrom("resumes").select("id").execute();
      for (const to of ENGINES) {
        const there = await to.createBare();
        const { code, errors } = await candor(there, "restore", file);
        expect(code).toBe(6);
        const named = errors.split("\n").map((line) => JSON.parse(line).leftOut);
        for (const name of unreadable) expect(named).toContain(`resumes ${idOf(name)}`);
        expect(named.some((row) => row.startsWith("resume_versions "))).toBe(true);
        const restored = openDatabase(there);
        const rows = await restored.query.selectFrom("resumes").select(["id", "title"]).execute();
        const lost = here.filter(({ id }) => !rows.some((row) => row.id === id)).map(({ id }) => id);
        expect(lost.filter((id) => !named.includes(`resumes ${id}`))).toEqual([]);
        expect(rows.map(({ id }) => id)).toContain(idOf("good"));
        expect(rows.filter(({ title }) => title.includes("\0"))).toEqual([]);
        await restored.close();
        await there.remove();
      }
    });

    test("a version takes the place of what is damaged, and all is well again", async () => {
      const id = idOf("d0");
      const [version] = (await owner.versions(id)).body.versions;
      const restored = await owner.call("POST", `/api/resumes/${id}/versions/${version.id}/restore`, {
        baseRevision: 1,
      });
      expect([restored.status, (await owner.read(id)).status]).toEqual([200, 200]);
    });
  });

async function candor(place: DatabasePlace, ...args: string[]) {
  const env = place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : { DATA_DIR: place.dataDir };
  const child = runChild("src/cli/main.ts", env, args);
  const { code } = await child.exit;
  return { code, errors: child.errors.join("\n") };
}
