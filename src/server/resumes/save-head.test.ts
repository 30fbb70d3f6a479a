import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type DatabasePlace, ENGINES } from "../../../tests/support/databases.ts";
import { addPerson } from "../../../tests/support/people.ts";
import { PLAIN_DESIGN } from "../../../tests/support/plain-design.ts";
import { sampleResume } from "../../domain/resume/sample-resume.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { migrations } from "../db/migrations/all.ts";
import { resumeRepository } from "./resume-repository.ts";
import { findSaveHead } from "./save-head.ts";
import { saveRepository } from "./save-repository.ts";
import { versionRepository } from "./version-repository.ts";

const KEY = { id: "r1", ownerId: "ada" };
const NEAR = { after: "2026-01-01T12:00:00.000Z", before: "2026-01-01T12:20:00.000Z" };

for (const { engine, create } of ENGINES) {
  describe(`what a save has to know on ${engine}`, () => {
    let place: DatabasePlace;
    let database: Database;

    beforeEach(async () => {
      place = await create();
      database = openDatabase(place);
      await migrate(database, migrations);
      await addPerson(database, "ada");
      const draft = { title: "First", ...PLAIN_DESIGN, resume: sampleResume };
      await resumeRepository(database).create({ ...KEY, ...draft });
      await resumeRepository(database).create({ ...KEY, ...draft, id: "other" });
    });

    afterEach(async () => {
      await database.close();
      await place.remove();
    });

    const headOf = (key = KEY, saveId?: string) =>
      database.query.transaction().execute((query) => findSaveHead(query, key, { saveId, near: NEAR }));
    const keep = (version: { id: string; revision: number; keptAt: string; resumeId?: string }) =>
      versionRepository(database).keep({ resumeId: KEY.id, kind: "automatic", name: null, ...version });

    test("it is the resume as a list shows it, and nothing of somebody else's", async () => {
      const stored = await resumeRepository(database).findSummary(KEY);
      expect(await headOf()).toEqual({ stored, earlier: null, hasVersion: false });
      expect(await headOf({ ...KEY, ownerId: "bob" })).toBeNull();
    });

    test("a save id is known of this resume alone", async () => {
      await saveRepository(database).remember("other", "a-save-of-the-other", 7);
      await saveRepository(database).remember(KEY.id, "a-save-of-mine", 5);
      expect((await headOf(KEY, "a-save-of-the-other"))?.earlier).toBeNull();
      expect((await headOf(KEY, "a-save-of-mine"))?.earlier).toBe(5);
    });

    test("a version counts by its revision or by its time, on either side, and another resume's never", async () => {
      await keep({ id: "of-another", revision: 1, keptAt: "2026-01-01T12:10:00.000Z", resumeId: "other" });
      await keep({ id: "long-ago", revision: 7, keptAt: NEAR.after });
      await keep({ id: "far-ahead", revision: 8, keptAt: NEAR.before });
      expect((await headOf())?.hasVersion).toBe(false);
      for (const version of [
        { id: "of-now", revision: 1, keptAt: "2020-01-01T00:00:00.000Z" },
        { id: "just-before", revision: 9, keptAt: "2026-01-01T12:00:00.001Z" },
        { id: "a-little-ahead", revision: 9, keptAt: "2026-01-01T12:19:59.999Z" },
      ]) {
        await keep(version);
        expect((await headOf())?.hasVersion, version.id).toBe(true);
        await versionRepository(database).remove(KEY.id, [version.id]);
      }
    });
  });
}
