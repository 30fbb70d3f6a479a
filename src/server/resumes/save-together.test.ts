import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type DatabasePlace, ENGINES } from "../../../tests/support/databases.ts";
import { addPerson } from "../../../tests/support/people.ts";
import { PLAIN_DESIGN } from "../../../tests/support/plain-design.ts";
import { saveResumeRequest } from "../../contract/resumes.ts";
import { sampleResume } from "../../domain/resume/sample-resume.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { migrations } from "../db/migrations/all.ts";
import { resumeRepository } from "./resume-repository.ts";
import { type SavingService, savingService } from "./saving-service.ts";
import { versionRepository } from "./version-repository.ts";

const PEOPLE = ["ada", "bob", "cyd", "dan", "eve", "fay", "gus", "hal"];
const NOW = "2026-01-01T12:00:00.000Z";
const clock = { now: () => new Date(NOW), earliest: () => new Date(NOW), latest: () => new Date(NOW) };

const keyOf = (person: string) => ({ id: `of-${person}`, ownerId: person });
const request = (given: object) =>
  saveResumeRequest.parse({ resume: sampleResume, baseRevision: 1, saveId: randomUUID(), ...given });

for (const { engine, create } of ENGINES) {
  describe(`saves that come at once on ${engine}`, () => {
    let place: DatabasePlace;
    let database: Database;
    let saving: SavingService;

    beforeEach(async () => {
      place = await create();
      database = openDatabase(place);
      await migrate(database, migrations);
      for (const person of PEOPLE) {
        await addPerson(database, person);
        const draft = { title: "First", ...PLAIN_DESIGN, resume: sampleResume };
        await resumeRepository(database).create({ ...keyOf(person), ...draft, createdAt: NOW });
      }
      saving = savingService(database, clock);
    });

    afterEach(async () => {
      await database.close();
      await place.remove();
    });

    const storedOf = (person: string) => resumeRepository(database).find(keyOf(person));
    const named = (name: string) => ({ resume: { ...sampleResume, name } });
    /** What each of the saves came to, in a word. */
    async function outcomesOf(saves: readonly Promise<unknown>[]): Promise<string[]> {
      const settled = await Promise.allSettled(saves);
      return settled.map((each) =>
        each.status === "rejected"
          ? String(each.reason.code)
          : JSON.stringify(each.value).startsWith('{"saved"')
            ? "saved"
            : "conflict",
      );
    }

    test("all are kept, each with its own words and revision", async () => {
      const saves = PEOPLE.map((person) => saving.save(keyOf(person), request(named(`Words of ${person}`))));
      expect(await outcomesOf(saves)).toEqual(PEOPLE.map(() => "saved"));
      for (const person of PEOPLE)
        expect(await storedOf(person)).toMatchObject({
          revision: 2,
          title: "First",
          updatedAt: NOW,
          resume: { name: `Words of ${person}` },
        });
    });

    test("a save that is no such one goes its own way, and the others are kept", async () => {
      const known = randomUUID();
      await saving.save(keyOf("bob"), request({ ...named("Bob, first"), saveId: known }));
      await resumeRepository(database).markDeleted(keyOf("dan"), NOW);
      await database.query
        .updateTable("resumes")
        .set({ created_at: "2025-01-01T00:00:00.000Z" })
        .where("id", "=", keyOf("gus").id)
        .execute();
      const saves = [
        saving.save(keyOf("ada"), request({ ...named("Ada"), title: "Another title" })),
        // The same request again, as a page sends that heard no answer; and the same id on what came of it.
        saving.save(keyOf("bob"), request({ ...named("Bob, first"), saveId: known })),
        saving.save(keyOf("cyd"), request({ ...named("Cyd"), baseRevision: 7 })),
        saving.save(keyOf("dan"), request(named("Dan"))),
        saving.save({ ...keyOf("eve"), ownerId: "fay" }, request(named("Not hers"))),
        saving.save({ id: "nothing", ownerId: "fay" }, request(named("Nothing"))),
        saving.save({ ...keyOf("fay"), ownerId: "nobody" }, request(named("Nobody"))),
        saving.save(keyOf("gus"), request(named("Gus"))),
        saving.save(keyOf("hal"), request({ ...named("Hal"), template: "amazon", fit: true })),
      ];
      expect(await outcomesOf(saves)).toEqual([
        "saved",
        "saved",
        "conflict",
        "resume_deleted",
        "not_found",
        "not_found",
        "not_signed_in",
        "saved",
        "saved",
      ]);
      expect(await storedOf("ada")).toMatchObject({ title: "Another title", revision: 2 });
      expect(await storedOf("bob")).toMatchObject({ revision: 2 });
      expect(await storedOf("cyd")).toMatchObject({ revision: 1, resume: { name: sampleResume.name } });
      expect(await storedOf("eve")).toMatchObject({ revision: 1 });
      expect(await storedOf("hal")).toMatchObject({ template: "amazon", fit: true, revision: 2 });
      // What was replaced after more than ten minutes is kept.
      const versions = await versionRepository(database).list(keyOf("gus").id);
      expect(versions.map(({ revision, kind }) => [revision, kind])).toEqual([[1, "automatic"]]);
      const again = saving.save(keyOf("bob"), request({ ...named("New"), baseRevision: 2, saveId: known }));
      const other = saving.save(keyOf("eve"), request(named("Eve")));
      expect(await outcomesOf([again, other])).toEqual(["saved", "saved"]);
      expect(await storedOf("bob")).toMatchObject({ revision: 2, resume: { name: "Bob, first" } });
      expect(await storedOf("eve")).toMatchObject({ revision: 2, resume: { name: "Eve" } });
    });

    test("whatever of the design is another is kept with the words", async () => {
      const designs = [
        { template: "amazon" },
        { theme: "ink" },
        { page: "letter" },
        { fit: true },
        { style: { pageNumbers: true as const } },
      ];
      const saves = designs.map((design, nth) =>
        saving.save(keyOf(PEOPLE[nth] ?? ""), request({ ...named(`Design ${nth}`), ...design })),
      );
      expect(await outcomesOf(saves)).toEqual(designs.map(() => "saved"));
      for (const [nth, design] of designs.entries())
        expect(await storedOf(PEOPLE[nth] ?? "")).toMatchObject({
          ...design,
          revision: 2,
          resume: { name: `Design ${nth}` },
        });
    });

    test("who names another's resume at the moment of its save is told nothing of it", async () => {
      const ids = [randomUUID(), randomUUID()];
      const [own, foreign] = ids.map((saveId, nth) =>
        saving.save(
          { ...keyOf("ada"), ownerId: nth === 0 ? "ada" : "eve" },
          request({ ...named(`Words of ${nth}`), saveId }),
        ),
      );
      expect(await outcomesOf([foreign ?? expect.fail(), own ?? expect.fail()])).toEqual([
        "not_found",
        "saved",
      ]);
      expect(await storedOf("ada")).toMatchObject({ revision: 2, resume: { name: "Words of 0" } });
      const { rows } = await sql`select save_id from resume_saves`.execute(database.query);
      expect(rows).toEqual([{ save_id: ids[0] }]);
    });

    test("two on the same revision: one is kept, the other is told", async () => {
      const saves = ["one", "other"].map((name) => saving.save(keyOf("ada"), request(named(name))));
      expect((await outcomesOf(saves)).sort()).toEqual(["conflict", "saved"]);
      expect(await storedOf("ada")).toMatchObject({ revision: 2 });
    });

    test("of a hundred saves each makes a revision, and the ids of the latest are remembered", async () => {
      const ids = Array.from({ length: 100 }, () => randomUUID());
      for (const [at, saveId] of ids.entries())
        await saving.save(keyOf("ada"), request({ baseRevision: at + 1, saveId, ...named(`Save ${at}`) }));
      expect(await storedOf("ada")).toMatchObject({ revision: 101, resume: { name: "Save 99" } });
      const { rows } = await sql<{ n: number | string }>`select count(*) as n from resume_saves`.execute(
        database.query,
      );
      expect(Number(rows[0]?.n)).toBe(100);
    });

    describe.runIf(engine === "postgres")("with one statement", () => {
      /** The transaction that wrote a row last. */
      async function writers(): Promise<Set<string>> {
        const { rows } = await sql<{
          xmin: string;
        }>`select xmin::text from resumes where revision > 1`.execute(database.query);
        return new Set(rows.map(({ xmin }) => xmin));
      }

      test("they are one transaction", async () => {
        await Promise.all(PEOPLE.map((person) => saving.save(keyOf(person), request(named(person)))));
        expect((await writers()).size).toBe(1);
      });

      test("a design that is given and is the stored one is no reason for another way", async () => {
        const given = { title: "First", ...PLAIN_DESIGN };
        await Promise.all(
          PEOPLE.map((person) => saving.save(keyOf(person), request({ ...named(person), ...given }))),
        );
        expect((await writers()).size).toBe(1);
      });

      test("a save id that is known and an address that is none keep nobody from being written with the others", async () => {
        const known = randomUUID();
        await saving.save(keyOf("ada"), request({ ...named("Ada"), saveId: known }));
        const others = PEOPLE.slice(2);
        const saves = [
          saving.save(keyOf("ada"), request({ ...named("Ada again"), baseRevision: 2, saveId: known })),
          saving.save({ id: "a\0b", ownerId: "bob" }, request(named("Bob"))),
          ...others.map((person) => saving.save(keyOf(person), request(named(person)))),
        ];
        await Promise.allSettled(saves);
        expect(await storedOf("ada")).toMatchObject({ revision: 2, resume: { name: "Ada" } });
        const { rows } = await sql<{
          xmin: string;
        }>`select distinct xmin::text from resumes where owner_id in (${sql.join(others)})`.execute(
          database.query,
        );
        expect(rows).toHaveLength(1);
      });

      test("a long resume is kept beside the others, not with them", async () => {
        const bullets = sampleResume.experience[0]?.bullets ?? [];
        const many = Array.from({ length: 30 }, (_, nth) => ({
          id: `line-${nth}`,
          text: 'a "word" '.repeat(40),
        }));
        expect(bullets.length).toBeGreaterThan(0);
        const experience = Array.from({ length: 4 }, (_, nth) => ({
          ...sampleResume.experience[0],
          id: `item-${nth}`,
          bullets: many.map((line) => ({ ...line, id: `${line.id}-${nth}` })),
        }));
        const long = { ...sampleResume, experience };
        expect(JSON.stringify(long).length).toBeGreaterThan(32_000);
        await Promise.all(
          PEOPLE.map((person, nth) =>
            saving.save(keyOf(person), request(nth === 0 ? { resume: long } : named(person))),
          ),
        );
        expect((await writers()).size).toBe(2);
      });

      test("a resume whose row is locked waits, and nobody else does", async () => {
        const elsewhere = new pg.Client({ connectionString: place.databaseUrl ?? "" });
        await elsewhere.connect();
        await elsewhere.query("begin");
        await elsewhere.query("select id from resumes where id = 'of-ada' for update");
        const waiting = saving.save(keyOf("ada"), request(named("Ada")));
        await Promise.all(
          PEOPLE.slice(1).map((person) => saving.save(keyOf(person), request(named(person)))),
        );
        await elsewhere.query("commit");
        await elsewhere.end();
        await waiting;
        expect(await storedOf("ada")).toMatchObject({ revision: 2, resume: { name: "Ada" } });
      });

      test("whoever is being changed by another process waits, and nobody else does", async () => {
        const elsewhere = new pg.Client({ connectionString: place.databaseUrl ?? "" });
        await elsewhere.connect();
        await elsewhere.query("begin");
        await elsewhere.query("select id from users where id = 'ada' for no key update");
        let isSaved = false;
        const waiting = saving.save(keyOf("ada"), request(named("Ada"))).then(() => {
          isSaved = true;
        });
        await Promise.all(
          PEOPLE.slice(1).map((person) => saving.save(keyOf(person), request(named(person)))),
        );
        await sleep(100);
        expect(isSaved).toBe(false);
        await elsewhere.query("commit");
        await elsewhere.end();
        await waiting;
        expect(await storedOf("ada")).toMatchObject({ revision: 2, resume: { name: "Ada" } });
        expect((await writers()).size).toBe(2);
      });
    });
  });
}
