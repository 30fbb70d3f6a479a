import type { Transaction } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type DatabasePlace, ENGINES } from "../../../../tests/support/databases.ts";
import { addPerson } from "../../../../tests/support/people.ts";
import { PLAIN_DESIGN } from "../../../../tests/support/plain-design.ts";
import { sampleResume } from "../../../domain/resume/sample-resume.ts";
import { type Database, openDatabase } from "../../db/database.ts";
import { migrate } from "../../db/migrate.ts";
import { migrations } from "../../db/migrations/all.ts";
import type { Schema } from "../../db/schema.ts";
import { resumeRepository } from "../resume-repository.ts";
import { savedOrCurrent } from "./saved-or-current.ts";
import { withVariantAnswers } from "./variant-answers.ts";
import { bringUpToDate } from "./variant-rows.ts";

const SOURCE = { id: "source", ownerId: "ada" };
const VARIANT = { id: "variant", ownerId: "ada" };

for (const { engine, create } of ENGINES) {
  describe(`what variants say in a change on ${engine}`, () => {
    let place: DatabasePlace;
    let database: Database;

    beforeEach(async () => {
      place = await create();
      database = openDatabase(place);
      await migrate(database, migrations);
      await addPerson(database, "ada");
      const draft = { title: "First", ...PLAIN_DESIGN, resume: sampleResume };
      const inherits = { sourceId: SOURCE.id, sourceRevision: 1, differences: "[]" };
      await database.query.transaction().execute(async (query) => {
        await resumeRepository({ query }).create({ ...SOURCE, ...draft });
        await resumeRepository({ query }).create({ ...VARIANT, ...draft, inherits });
      });
      await saveSource(database.query, 1, "Grace");
    });
    afterEach(async () => {
      await database.close();
      await place.remove();
    });

    async function saveSource(query: Database["query"], revision: number, name: string): Promise<void> {
      const draft = { title: "First", ...PLAIN_DESIGN, resume: { ...sampleResume, name } };
      await resumeRepository({ query }).update(SOURCE, revision, draft);
    }

    const contentOf = async () =>
      (await resumeRepository(database).findText(VARIANT))?.content ?? expect.fail("it is there");

    test("the change begins again once what it asked was worked out, and is made once", async () => {
      let tries = 0;
      await withVariantAnswers(database, "ada", async (query) => {
        tries += 1;
        await resumeRepository({ query }).rename(VARIANT, `Try ${tries}`);
        await bringUpToDate(query, VARIANT);
      });
      expect(tries).toBe(2);
      expect(JSON.parse(await contentOf()).name).toBe("Grace");
      expect(await resumeRepository(database).findSummary(VARIANT)).toMatchObject({ title: "Try 2" });
    });

    test("where the source was saved meanwhile the answer of before does not hold", async () => {
      let tries = 0;
      await withVariantAnswers(database, "ada", async (query) => {
        tries += 1;
        if (tries > 1) await saveSource(query, 2, "Ada");
        await bringUpToDate(query, VARIANT);
      });
      expect(tries).toBe(3);
      expect(JSON.parse(await contentOf()).name).toBe("Ada");
    });

    test("a source that moves every time ends as a conflict with what is stored, and nothing is written", async () => {
      let tries = 0;
      const work = async (query: Transaction<Schema>) => {
        tries += 1;
        await saveSource(query, 2, `Turn ${tries}`);
        await bringUpToDate(query, VARIANT);
      };
      await expect(withVariantAnswers(database, "ada", work)).rejects.toThrow(
        expect.objectContaining({ code: "resume_changed" }),
      );
      expect(tries).toBeLessThan(20);
      const now = () => new Date();
      const inTurn = savedOrCurrent(database, { now, earliest: now, latest: now });
      expect(await inTurn(VARIANT, work)).toMatchObject({
        current: { revision: 3, resume: { name: "Grace" } },
      });
      expect(JSON.parse(await contentOf()).name).toBe(sampleResume.name);
    });

    test("a transaction that has no answers cannot hold up everybody by asking", async () => {
      const change = database.query.transaction().execute((query) => bringUpToDate(query, VARIANT));
      await expect(change).rejects.toThrow("withVariantAnswers");
    });
  });
}
