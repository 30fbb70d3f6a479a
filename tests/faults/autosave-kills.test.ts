import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../../src/server/db/database.ts";
import { Autosaver } from "../support/autosaver.ts";
import { type DatabasePlace, ENGINES } from "../support/databases.ts";
import { effort } from "../support/effort.ts";
import { ResumeOwner } from "../support/resume-owner.ts";
import { type ServedPlace, servePlace } from "../support/served-place.ts";

const SAVERS = 3;

for (const { engine, create } of ENGINES) {
  describe(`autosave on ${engine}`, () => {
    let place: DatabasePlace;
    let served: ServedPlace | null = null;

    beforeEach(async () => {
      place = await create();
    });
    afterEach(async () => {
      await served?.kill("SIGKILL");
      await place.remove();
    });

    async function newSavers(url: string) {
      const owner = await ResumeOwner.arrive(url);
      const ids = await Promise.all(Array.from({ length: SAVERS }, () => owner.keep()));
      return { owner, savers: ids.map((id) => new Autosaver(id, owner.cookie ?? "", 1)) };
    }

    async function expectIntact(): Promise<void> {
      const database = openDatabase(place);
      try {
        if (engine === "sqlite") {
          const integrity = await sql`pragma integrity_check`.execute(database.query);
          expect(integrity.rows).toEqual([{ integrity_check: "ok" }]);
          expect((await sql`pragma foreign_key_check`.execute(database.query)).rows).toEqual([]);
        }
        // Each revision was made by exactly one save.
        const rows = await database.query.selectFrom("resume_saves").selectAll().execute();
        const made = rows.map(({ resume_id, revision }) => `${resume_id} ${revision}`);
        expect(new Set(made).size).toBe(made.length);
      } finally {
        await database.close();
      }
    }

    /** What the server holds is what it acknowledged, or the one save that was under way. */
    async function expectNothingLost(url: string, saver: Autosaver): Promise<boolean> {
      const { revision, name } = await saver.stored(url);
      expect(revision - saver.acknowledged).toBeOneOf([0, 1]);
      if (revision > 1) expect(name).toBe(`Revision ${revision}`);
      const arrived = revision > saver.acknowledged;
      const next = saver.acknowledged + 1;
      const retry = await saver.save(url);
      expect([retry.status, retry.body.revision]).toEqual([200, next]);
      expect((await saver.stored(url)).revision).toBe(next);
      return arrived;
    }

    test("kill -9 of the server at random points loses no acknowledged save, and a retry makes no second revision", async () => {
      const kills = effort(3, 200);
      served = await servePlace(place);
      const { owner, savers } = await newSavers(served.url);
      const creations: string[] = [];
      let unanswered = 0;
      for (let kill = 0; kill < kills; kill++) {
        const creation = `creation-${kill}`;
        const draft = { title: creation, template: "google", resume: { version: 1 }, saveId: creation };
        const { url } = served;
        const work = [
          ...savers.map((saver) => saver.work(url)),
          owner.call("POST", "/api/resumes", draft).catch(() => null),
        ];
        await sleep(Math.random() * 250);
        await served.kill("SIGKILL");
        await Promise.all(work);

        served = await servePlace(place);
        for (const saver of savers) if (await expectNothingLost(served.url, saver)) unanswered += 1;
        const again = await new ResumeOwner(served.url, owner.cookie).create(draft);
        expect(again.status).toBe(201);
        expect(creations).not.toContain(again.body.id);
        creations.push(again.body.id);
        const here = new ResumeOwner(served.url, owner.cookie);
        const { resumes } = (await here.call("GET", "/api/resumes")).body;
        expect(resumes).toHaveLength(SAVERS + 1);
        await here.call("DELETE", `/api/resumes/${again.body.id}?forever=true`);
        await expectIntact();
      }
      for (const saver of savers) expect(saver.acknowledged).toBe(1 + saver.saves);
      const saves = savers.reduce((sum, saver) => sum + saver.saves, 0);
      process.stdout.write(
        `${engine}: ${kills} kills, ${saves} acknowledged saves, ${unanswered} arrived without an answer\n`,
      );
    });

    test("SIGTERM under load drains within ten seconds and loses no acknowledged save", async () => {
      for (let stop = 0; stop < effort(1, 10); stop++) {
        served = await servePlace(place);
        const { savers } = await newSavers(served.url);
        const { url } = served;
        const work = savers.map((saver) => saver.work(url));
        await sleep(200 + Math.random() * 200);
        const asked = Date.now();
        expect(await served.kill("SIGTERM")).toEqual({ code: 0, signal: null });
        expect(Date.now() - asked).toBeLessThan(10_000);
        await Promise.all(work);
        served = await servePlace(place);
        for (const saver of savers) {
          expect(saver.acknowledged).toBeGreaterThan(1);
          await expectNothingLost(served.url, saver);
        }
        await served.kill("SIGKILL");
      }
    });
  });
}
