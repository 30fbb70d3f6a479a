import { sql } from "kysely";
import { expect, test } from "vitest";
import { type Database, openDatabase } from "../../src/server/db/database.ts";
import { ENGINES } from "../support/databases.ts";
import { fillAccount } from "../support/fill-account.ts";
import { ResumeOwner } from "../support/resume-owner.ts";
import { servePlace } from "../support/served-place.ts";
import { STRONG_PASSWORD } from "../support/visitor.ts";

const FILLING = { resumes: 80, versions: 12, characters: 20_000, applications: 10, files: 2 };
const EMAIL = "goes.zanzibarquokka@example.com";

const rowsOf = async ({ query }: Database, table: string) =>
  (await sql`select * from ${sql.table(table)}`.execute(query)).rows;

for (const { engine, create } of ENGINES)
  test(`an account whose removal was killed in the middle is gone for everybody, and the next start removes the rest, on ${engine}`, async () => {
    const place = await create();
    try {
      const first = await servePlace(place);
      const goes = await ResumeOwner.arrive(first.url, EMAIL);
      const { id } = (await goes.call("GET", "/api/auth/session")).body.user;
      const stays = await ResumeOwner.arrive(first.url, "stays@example.com");
      const kept = await stays.keep();
      const database = openDatabase(place);
      await fillAccount(database, id, FILLING);
      const resumes = async () =>
        (await database.query.selectFrom("resumes").select("id").where("owner_id", "=", id).execute()).length;

      const answer = goes.call("DELETE", "/api/account", { password: STRONG_PASSWORD }).catch(() => null);
      await expect.poll(resumes, { timeout: 10_000, interval: 5 }).toBeLessThan(FILLING.resumes);
      await first.kill("SIGKILL");
      expect(await answer).toBeNull();
      expect(await resumes()).toBeGreaterThan(0);
      // Nothing names the person any more, and nothing opens the account.
      const users = await rowsOf(database, "users");
      expect(users).toHaveLength(2);
      expect(JSON.stringify(users)).not.toContain("zanzibarquokka");
      for (const table of ["sessions", "user_terms"])
        expect(JSON.stringify(await rowsOf(database, table)), table).not.toContain(id);

      const second = await servePlace(place);
      for (const { name } of await database.query.introspection.getTables())
        expect(JSON.stringify(await rowsOf(database, name)), name).not.toContain(id);
      // Somebody else may have the address, and nobody else has lost anything.
      expect((await new ResumeOwner(second.url).register(EMAIL)).status).toBe(201);
      expect((await new ResumeOwner(second.url, stays.cookie).read(kept)).status).toBe(200);
      await second.kill("SIGTERM");
      await database.close();
    } finally {
      await place.remove();
    }
  });
