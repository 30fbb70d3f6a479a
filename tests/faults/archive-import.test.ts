import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../../src/server/db/database.ts";
import { archiveWith, versionWith } from "../support/archives.ts";
import { type DatabasePlace, ENGINES } from "../support/databases.ts";
import { type MeasuredProcess, startMeasured } from "../support/measured-process.ts";
import { ResumeOwner } from "../support/resume-owner.ts";
import { startServer } from "../support/running-server.ts";

const RESUMES = 30;
const VERSIONS_EACH = 40;
const ROWS = RESUMES * (1 + VERSIONS_EACH);
const HOUR = 3_600_000;
/**
 * What the thread may work, in milliseconds of the processor, from a request of somebody else to its answer: on SQLite that is
 * what it waits, and what else the machine does is not in it.
 */
const OTHERS_WAIT_MS = 100;

/** Three megabytes in many rows. */
const archive = archiveWith(
  Array.from({ length: RESUMES }, (_, nth) => ({
    title: `No ${nth}`,
    versions: Array.from({ length: VERSIONS_EACH }, () => versionWith({})),
  })),
);
const imported = (owner: ResumeOwner) => owner.call("POST", "/api/account/archive", archive);

for (const { engine, create } of ENGINES) {
  describe(`the import of a large archive on ${engine}`, () => {
    let place: DatabasePlace;
    let server: MeasuredProcess;
    let ada: ResumeOwner;

    beforeEach(async () => {
      place = await create();
      const { dataDir, databaseUrl } = place;
      server = await startMeasured({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
      ada = await ResumeOwner.arrive(server.url);
    });
    afterEach(async () => {
      await server.stop();
      await place.remove();
    });

    test("lets others be answered and save while it is written", async () => {
      const bob = await ResumeOwner.arrive(server.url);
      const id = await bob.keep();
      let importing = true;
      const answer = imported(ada).finally(() => {
        importing = false;
      });
      const waits: number[] = [];
      for (let revision = 1; importing; revision += 1) {
        const headers = { cookie: bob.cookie ?? "" };
        await server.send({ method: "GET", path: "/api/auth/session", headers });
        waits.push((await server.send({ method: "GET", path: "/api/health" })).spent);
        expect((await bob.save(id, revision)).status).toBe(200);
        waits.push((await server.send({ method: "GET", path: "/api/auth/session", headers })).spent);
      }
      expect(await answer).toMatchObject({ status: 200, body: { added: RESUMES, alreadyThere: 0 } });
      expect(waits.length).toBeGreaterThan(10);
      expect(Math.max(...waits)).toBeLessThan(OTHERS_WAIT_MS);
    });

    test("that is cut off by kill -9 leaves nothing that anybody sees, can be done again, and its rows are purged", async () => {
      const database = openDatabase(place);
      const count = async (table: "resumes" | "resume_versions") =>
        Number(
          (
            await database.query
              .selectFrom(table)
              .select(({ fn }) => fn.countAll().as("all"))
              .executeTakeFirstOrThrow()
          ).all,
        );
      const cut = imported(ada).catch(() => null);
      await expect
        .poll(() => count("resume_versions"), { interval: 5, timeout: 40_000 })
        .toBeGreaterThan(ROWS / 10);
      await server.stop("SIGKILL");
      expect(await cut).toBeNull();
      expect(await count("resumes")).toBeGreaterThan(0);

      let ahead = 0;
      const start = () =>
        startServer({ place: { ...place, remove: async () => {} }, now: () => new Date(Date.now() + ahead) });
      let after = await start();
      const again = new ResumeOwner(after.url, ada.cookie);
      expect((await again.call("GET", "/api/resumes")).body.resumes).toEqual([]);
      expect((await again.call("GET", "/api/resumes?deleted=true")).body.resumes).toEqual([]);
      expect((await again.call("GET", "/api/account/archive")).body).toMatchObject({
        resumes: [],
        deleted: [],
      });
      expect((await imported(again)).body).toEqual({ added: RESUMES, alreadyThere: 0 });
      ahead = 2 * HOUR;
      expect((await again.call("GET", "/api/resumes")).body.resumes).toHaveLength(RESUMES);
      await after.stop();
      after = await start();
      expect([await count("resumes"), await count("resume_versions")]).toEqual([
        RESUMES,
        RESUMES * VERSIONS_EACH,
      ]);
      await after.stop();
      await database.close();
    });
  });
}
