import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { VersionSummaryAnswer } from "../../src/contract/resumes.ts";
import { type DatabasePlace, ENGINES } from "../support/databases.ts";
import { ResumeOwner, resumeNamed } from "../support/resume-owner.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
const YEAR = 365 * DAY;
const PERSON = "ada@example.com";

for (const { engine, create } of ENGINES)
  describe(`a clock that jumps, on ${engine}`, () => {
    let place: DatabasePlace;
    let server: RunningServer;
    let ada: ResumeOwner;
    /** What really passes, and how far the machine's clock is off. */
    let passed: number;
    let off: number;

    const start = () =>
      startServer({
        place: { ...place, remove: async () => {} },
        now: () => new Date(Date.UTC(2026, 2, 1, 8) + passed + off),
        elapsed: () => passed,
      });

    beforeEach(async () => {
      [passed, off] = [0, 0];
      place = await create();
      server = await start();
      ada = await ResumeOwner.arrive(server.url, PERSON);
    });
    afterEach(async () => {
      await server.stop();
      await place.remove();
    });

    const whileOff = async <Result>(by: number, work: () => Promise<Result>): Promise<Result> => {
      off = by;
      try {
        return await work();
      } finally {
        off = 0;
      }
    };
    const versionsOf = async (id: string): Promise<string[]> =>
      (await ada.versions(id)).body.versions.map((version: VersionSummaryAnswer) => version.id);
    const deleted = async () => (await ada.call("GET", "/api/resumes?deleted=true")).body.resumes.length;

    /** An afternoon's work, with a version every quarter of an hour. */
    async function work(id: string, from: number, saves: number): Promise<number> {
      for (let save = 0; save < saves; save++) {
        passed += 15 * MINUTE;
        const answer = await ada.save(id, from + save, { resume: resumeNamed(`Save ${from + save}`) });
        expect(answer.status).toBe(200);
      }
      return from + saves;
    }

    test.each([20 * DAY, YEAR, -YEAR])(
      "a save %i ms off removes no version, and later ones are kept as ever",
      async (by) => {
        const id = await ada.keep();
        const revision = await work(id, 1, 5);
        const before = await versionsOf(id);
        expect(before).toHaveLength(5);
        const again = by === YEAR ? new ResumeOwner(server.url) : ada;
        await whileOff(by, async () => {
          // A year later the session is over, as it should be then.
          if (by === YEAR) await again.login(PERSON);
          expect((await again.save(id, revision, { resume: resumeNamed("Off") })).status).toBe(200);
        });
        expect(await ada.isSignedIn()).toBe(true);
        expect(await versionsOf(id)).toEqual(expect.arrayContaining(before));
        const most = (await versionsOf(id)).length;
        await work(id, revision + 1, 2);
        expect((await versionsOf(id)).length).toBe(most + 2);
      },
    );

    test("a start under a clock that is ahead removes no version and purges nothing", async () => {
      const id = await ada.keep();
      const gone = await ada.keep();
      const revision = await work(id, 1, 5);
      await ada.call("DELETE", `/api/resumes/${gone}`);
      const before = await versionsOf(id);
      await server.stop();
      await whileOff(YEAR, async () => {
        server = await start();
        const later = new ResumeOwner(server.url);
        await later.login(PERSON);
        expect((await later.save(id, revision, { resume: resumeNamed("Off") })).status).toBe(200);
        passed += MINUTE;
        await server.stop();
      });
      server = await start();
      ada = new ResumeOwner(server.url, ada.cookie);
      expect(await versionsOf(id)).toEqual(expect.arrayContaining(before));
      expect(await deleted()).toBe(1);
    });

    test.each([YEAR, -YEAR])(
      "what was deleted %i ms off can be restored for thirty days, and no longer",
      async (by) => {
        const id = await ada.keep();
        await whileOff(by, async () => {
          if (by > 0) await ada.login(PERSON);
          expect((await ada.call("DELETE", `/api/resumes/${id}`)).status).toBe(204);
        });
        await ada.login(PERSON);
        expect(await deleted()).toBe(1);
        await server.stop();
        server = await start();
        ada = new ResumeOwner(server.url);
        await ada.login(PERSON);
        expect(await deleted()).toBe(1);
        passed += 31 * DAY;
        await ada.login(PERSON);
        expect(await deleted()).toBe(0);
      },
    );

    test.each([20 * DAY, YEAR, -YEAR])("one request %i ms off signs nobody out", async (by) => {
      await whileOff(by, () => ada.isSignedIn());
      expect(await ada.isSignedIn()).toBe(true);
      passed += 29 * DAY;
      expect(await ada.isSignedIn()).toBe(true);
      passed += 31 * DAY;
      expect(await ada.isSignedIn()).toBe(false);
    });

    test("a session that was opened a year ahead ends as any other, once the clock is right", async () => {
      await whileOff(YEAR, () => ada.login(PERSON));
      expect(await ada.isSignedIn()).toBe(true);
      passed += 31 * DAY;
      expect(await ada.isSignedIn()).toBe(false);
    });
  });
