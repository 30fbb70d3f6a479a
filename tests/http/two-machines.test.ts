import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../../src/server/db/database.ts";
import { runChild } from "../support/child-process.ts";
import { type DatabasePlace, ENGINES } from "../support/databases.ts";
import { ResumeOwner } from "../support/resume-owner.ts";
import { startServer } from "../support/running-server.ts";
import { type ServedPlace, servePlace } from "../support/served-place.ts";

const OTHER_SECRET = "another-secret-of-some-length-9876543210";

for (const { engine, create } of ENGINES) {
  describe(`a second machine on one database, on ${engine}`, () => {
    let place: DatabasePlace;
    let first: ServedPlace;

    beforeEach(async () => {
      place = await create();
      first = await servePlace(place);
    });
    afterEach(async () => {
      await first.kill("SIGKILL");
      await place.remove();
    });

    const where = () =>
      place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : { DATA_DIR: place.dataDir };

    test("is refused in words where its secret is another, and taken once the first is stopped", async () => {
      const start = () =>
        runChild("src/server/main.ts", { PORT: "0", SESSION_SECRET: OTHER_SECRET, ...where() });
      const refused = start();
      expect(await refused.exit).toEqual({ code: 1, signal: null });
      expect(refused.errors).toEqual([
        expect.stringMatching(
          /^candor: another server works on this database with another SESSION_SECRET: set the same/,
        ),
      ]);
      // The first one goes on.
      const ada = await ResumeOwner.arrive(first.url);
      expect(await ada.isSignedIn()).toBe(true);

      expect(await first.kill("SIGTERM")).toEqual({ code: 0, signal: null });
      const taken = start();
      await taken.line((line) => line.includes("http://"));
      await expect.poll(() => taken.errors.join()).toContain("the secret is another one than before");
      taken.process.kill("SIGTERM");
      await taken.exit;
    });
  });
}

test("an archive that is sent to two machines at once, as after a lost answer, comes in once", async () => {
  const place = await ENGINES[1]?.create();
  if (!place) throw new Error("no PostgreSQL");
  const kept = { ...place, remove: async () => {} };
  const servers = [await startServer({ place }), await startServer({ place: kept })];
  const ada = await ResumeOwner.arrive(servers[0]?.url ?? "");
  for (let nth = 0; nth < 3; nth++) await ada.keep({ title: `Resume ${nth}` });
  const archive = (await ada.call("GET", "/api/account/archive")).body;
  const bob = await ResumeOwner.arrive(servers[0]?.url ?? "");
  const elsewhere = new ResumeOwner(servers[1]?.url ?? "", bob.cookie);
  const answers = await Promise.all(
    [bob, elsewhere, bob, elsewhere].map((one) => one.call("POST", "/api/account/archive", archive)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(answers.reduce((sum, { body }) => sum + body.added, 0)).toBe(3);
  expect((await bob.call("GET", "/api/resumes")).body.resumes).toHaveLength(3);
  const database = openDatabase(place);
  const left = await database.query.selectFrom("work_leases").select("name").execute();
  expect(left.filter(({ name }) => name.startsWith("import "))).toEqual([]);
  await database.close();
  for (const server of servers.toReversed()) await server.stop();
});
