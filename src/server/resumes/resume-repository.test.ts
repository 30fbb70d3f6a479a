import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type DatabasePlace, ENGINES } from "../../../tests/support/databases.ts";
import { addPerson } from "../../../tests/support/people.ts";
import { PLAIN_DESIGN } from "../../../tests/support/plain-design.ts";
import { sampleResume } from "../../domain/resume/sample-resume.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { migrations } from "../db/migrations/all.ts";
import { type ResumeRepository, resumeRepository } from "./resume-repository.ts";

for (const { engine, create } of ENGINES) {
  describe(`resumes on ${engine}`, () => {
    let place: DatabasePlace;
    let database: Database;
    let repository: ResumeRepository;
    let clock: Date;

    beforeEach(async () => {
      place = await create();
      database = openDatabase(place);
      await migrate(database, migrations);
      for (const id of ["ada", "bob", "' or '1'='1"]) await addPerson(database, id);
      clock = new Date("2026-01-01T00:00:00.000Z");
      repository = resumeRepository(database, () => clock);
    });

    afterEach(async () => {
      await database.close();
      await place.remove();
    });

    const draft = { title: "First", ...PLAIN_DESIGN, resume: sampleResume };

    test("a new resume is found again exactly as it was given, at revision 1", async () => {
      const resume = { ...sampleResume, name: "Zoë 🦊 O’Neil", summary: "Line one\nשלום مرحبا 你好" };
      await repository.create({ id: "r1", ownerId: "ada", ...draft, resume });
      expect(await repository.find({ id: "r1", ownerId: "ada" })).toEqual({
        id: "r1",
        ownerId: "ada",
        title: "First",
        ...PLAIN_DESIGN,
        resume,
        revision: 1,
        createdAt: "2026-01-01T00:00:00.000Z",
        updatedAt: "2026-01-01T00:00:00.000Z",
        deletedAt: null,
        ...{ sourceId: null, source: null, clashes: [] },
      });
    });

    test("a save of the content alone and one with another title or design write what they were given, on their revision", async () => {
      const key = { id: "r1", ownerId: "ada" };
      await repository.create({ ...key, ...draft });
      const drafts = [
        { ...draft, resume: { ...sampleResume, name: "Zoë" } },
        { ...draft, title: "Second" },
        { ...draft, title: "Second", page: "letter" as const, fit: true, style: { bodySize: 9 } },
      ];
      for (const [at, next] of drafts.entries()) {
        clock = new Date(`2026-01-0${at + 2}T00:00:00.000Z`);
        const { resume: _resume, ...head } = next;
        const saved = await repository.update(key, at + 1, next);
        const updatedAt = clock.toISOString();
        expect(saved).toMatchObject({ ...key, ...head, revision: at + 2, updatedAt, sourceId: null });
        expect(await repository.findSummary(key)).toEqual(saved);
        expect((await repository.find(key))?.resume).toEqual(next.resume);
        expect(await repository.update(key, at + 1, next)).toBeNull();
      }
    });

    test("a design that no release knows gives way to the one that is saved", async () => {
      const key = { id: "r1", ownerId: "ada" };
      await repository.create({ ...key, ...draft });
      await database.query.updateTable("resumes").set({ template: "of-tomorrow" }).execute();
      await repository.update(key, 1, draft);
      const row = await database.query.selectFrom("resumes").select("template").executeTakeFirst();
      expect(row).toEqual({ template: draft.template });
    });

    test("a resume that an older version stored comes back in the present form", async () => {
      await repository.create({ id: "r1", ownerId: "ada", ...draft });
      const old = { name: "Ada", projects: [{ name: "Engine", desc: "One line\nAnother" }] };
      await database.query
        .updateTable("resumes")
        .set({ content: JSON.stringify(old) })
        .execute();
      const stored = await repository.find({ id: "r1", ownerId: "ada" });
      expect(stored?.resume).toMatchObject({
        version: 2,
        projects: [{ desc: [{ text: "One line" }, { text: "Another" }] }],
        skills: [],
      });
      const again = await repository.find({ id: "r1", ownerId: "ada" });
      expect(again?.resume).toEqual(stored?.resume);
    });

    test("an update over the current revision raises it and keeps the time of creation", async () => {
      await repository.create({ id: "r1", ownerId: "ada", ...draft });
      clock = new Date("2026-02-02T00:00:00.000Z");
      const updated = await repository.update({ id: "r1", ownerId: "ada" }, 1, { ...draft, title: "Second" });
      expect(updated).toMatchObject({ revision: 2, title: "Second", updatedAt: "2026-02-02T00:00:00.000Z" });
      expect(updated?.createdAt).toBe("2026-01-01T00:00:00.000Z");
    });

    test("an update over an older revision changes nothing", async () => {
      const key = { id: "r1", ownerId: "ada" };
      await repository.create({ ...key, ...draft });
      await repository.update(key, 1, { ...draft, title: "Second" });
      expect(await repository.update(key, 1, { ...draft, title: "Lost" })).toBeNull();
      expect(await repository.find(key)).toMatchObject({ title: "Second", revision: 2 });
    });

    test("of two writers over the same revision exactly one wins", async () => {
      const key = { id: "r1", ownerId: "ada" };
      await repository.create({ ...key, ...draft });
      const titles = Array.from({ length: 20 }, (_, index) => `Writer ${index}`);
      const answers = await Promise.all(
        titles.map((title) => repository.update(key, 1, { ...draft, title })),
      );
      const winners = answers.filter((answer) => answer !== null);
      expect(winners).toHaveLength(1);
      expect(await repository.find(key)).toMatchObject({ title: winners[0]?.title, revision: 2 });
    });

    test("another owner can neither find, list, change nor remove it", async () => {
      await repository.create({ id: "r1", ownerId: "ada", ...draft });
      const stranger = { id: "r1", ownerId: "mallory" };
      expect(await repository.find(stranger)).toBeNull();
      expect(await repository.list("mallory")).toEqual([]);
      expect(await repository.update(stranger, 1, { ...draft, title: "Stolen" })).toBeNull();
      expect(await repository.remove(stranger)).toBe(false);
      expect(await repository.find({ id: "r1", ownerId: "ada" })).toMatchObject({ title: "First" });
    });

    test("the list shows the latest edit first and leaves the content out", async () => {
      await repository.create({ id: "old", ownerId: "ada", ...draft });
      clock = new Date("2026-01-02T00:00:00.000Z");
      await repository.create({ id: "new", ownerId: "ada", ...draft });
      const list = await repository.list("ada");
      expect(list.map((entry) => entry.id)).toEqual(["new", "old"]);
      expect(list[0]).not.toHaveProperty("resume");
    });

    test("a removed resume is gone, and removing it again says so", async () => {
      await repository.create({ id: "r1", ownerId: "ada", ...draft });
      expect(await repository.remove({ id: "r1", ownerId: "ada" })).toBe(true);
      expect(await repository.find({ id: "r1", ownerId: "ada" })).toBeNull();
      expect(await repository.remove({ id: "r1", ownerId: "ada" })).toBe(false);
    });

    test("an id that is taken is refused and the first resume stays", async () => {
      await repository.create({ id: "r1", ownerId: "ada", ...draft });
      await expect(
        repository.create({ id: "r1", ownerId: "bob", ...draft, title: "Other" }),
      ).rejects.toThrow();
      expect(await repository.find({ id: "r1", ownerId: "ada" })).toMatchObject({ title: "First" });
    });

    test("a failed transaction leaves no trace", async () => {
      const failure = database.query.transaction().execute(async (transaction) => {
        await resumeRepository({ query: transaction }).create({ id: "r1", ownerId: "ada", ...draft });
        throw new Error("half way");
      });
      await expect(failure).rejects.toThrow("half way");
      expect(await repository.find({ id: "r1", ownerId: "ada" })).toBeNull();
    });

    test("text that looks like SQL is only text", async () => {
      const title = `'; drop table resumes; -- %_"`;
      await repository.create({ id: "r1", ownerId: "' or '1'='1", ...draft, title });
      expect(await repository.list("' or '1'='1")).toMatchObject([{ title }]);
      expect(await repository.list("ada")).toEqual([]);
    });
  });
}
