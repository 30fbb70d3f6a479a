import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type DatabasePlace, ENGINES } from "../../../tests/support/databases.ts";
import { PLAIN_DESIGN } from "../../../tests/support/plain-design.ts";
import {
  adminResumesQuery,
  adminUsersQuery,
  RESUME_SORTS,
  USER_FILTERS,
  USER_SORTS,
} from "../../contract/admin.ts";
import { emptyResume } from "../../domain/resume/resume.ts";
import { userRepository } from "../account/user-repository.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { migrations } from "../db/migrations/all.ts";
import { resumeRepository } from "../resumes/resume-repository.ts";
import { listResumes } from "./resume-list.ts";
import { readTallies } from "./tallies.ts";
import { listUsers } from "./user-list.ts";

const NAMES = ["Ada Lovelace", "ada Byron", "Zoë Ångström", "Bob Stone", "Grace Hopper", "Éva Tardos"];

for (const { engine, create } of ENGINES) {
  describe(`the lists of administrators on ${engine}`, () => {
    let place: DatabasePlace;
    let database: Database;

    beforeEach(async () => {
      place = await create();
      database = openDatabase(place);
      await migrate(database, migrations);
      for (let index = 0; index < 30; index++) await addUser(index);
    });
    afterEach(async () => {
      await database.close();
      await place.remove();
    });

    async function addUser(index: number): Promise<void> {
      const id = `user-${String((index * 7) % 30).padStart(2, "0")}-${index}`;
      await userRepository(database).create({
        id,
        name: NAMES[index % NAMES.length] ?? "",
        email: `person${index}@${index % 2 ? "one" : "two"}.example`,
        passwordHash: "",
        role: "user",
        plan: index % 10 === 0 ? "pro" : "free",
        emailVerified: index % 3 === 0,
        createdAt: new Date(Date.UTC(2026, 0, 1 + (index % 4))).toISOString(),
      });
      const resumes = resumeRepository(database, () => new Date(Date.UTC(2026, 1, 1 + (index % 5))));
      for (let nth = 0; nth < index % 3; nth++)
        await resumes.create({
          id: `resume-${index}-${nth}`,
          ownerId: id,
          title: nth ? "Über den Wolken" : `Engineer ${index % 4}`,
          ...PLAIN_DESIGN,
          template: index % 2 ? "google" : "meta",
          resume: { ...emptyResume(), summary: "x".repeat(index % 6) },
        });
    }

    const users = (query: object) => listUsers(database, adminUsersQuery.parse(query));
    const resumes = (query: object) => listResumes(database, adminResumesQuery.parse(query));

    /** Every page to the end, and back again. */
    async function walk<Page extends { next: string | null; previous: string | null }>(
      read: (cursor: string | undefined) => Promise<Page>,
      idsOf: (page: Page) => string[],
    ): Promise<string[]> {
      const there: string[][] = [];
      let page = await read(undefined);
      expect(page.previous).toBeNull();
      for (;;) {
        there.push(idsOf(page));
        if (page.next === null) break;
        page = await read(page.next);
      }
      const back: string[][] = [idsOf(page)];
      while (page.previous !== null) {
        page = await read(page.previous);
        back.unshift(idsOf(page));
      }
      expect(back).toEqual(there);
      return there.flat();
    }

    test.each(USER_SORTS)("people by %s: each once, in order, both ways", async (sort) => {
      for (const direction of ["asc", "desc"])
        for (const filter of USER_FILTERS) {
          const ids = await walk(
            (cursor) => users({ sort, direction, filter, limit: 4, cursor }),
            (page) => page.users.map(({ id }) => id),
          );
          const { total, counts } = await users({ filter });
          expect(new Set(ids).size).toBe(ids.length);
          expect([total, counts[filter]]).toEqual([ids.length, ids.length]);
        }
      const key = (user: Awaited<ReturnType<typeof users>>["users"][number]) =>
        ({
          name: user.name.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
          email: user.email,
          plan: user.plan,
          registered: user.registeredAt,
          lastSeen: user.lastSeenAt,
          resumes: user.resumes,
        })[sort];
      const keys = (await users({ sort, direction: "asc", limit: 100 })).users.map(key);
      expect(keys).toEqual(keys.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)));
    });

    test.each(RESUME_SORTS)("resumes by %s: each once, both ways", async (sort) => {
      for (const direction of ["asc", "desc"]) {
        const ids = await walk(
          (cursor) => resumes({ sort, direction, limit: 4, cursor }),
          (page) => page.resumes.map(({ id }) => id),
        );
        expect([ids.length, new Set(ids).size]).toEqual([30, 30]);
      }
      expect((await resumes({})).total).toBe(30);
    });

    test("a page goes on where the last one ended, whatever comes in between", async () => {
      const first = await users({ sort: "name", direction: "asc", limit: 10 });
      for (let index = 30; index < 60; index++) await addUser(index);
      const seen = first.users.map(({ id }) => id);
      let { next } = first;
      while (next !== null) {
        const page: typeof first = await users({ sort: "name", direction: "asc", limit: 10, cursor: next });
        seen.push(...page.users.map(({ id }) => id));
        next = page.next;
      }
      const before = Array.from({ length: 30 }, (_, index) => `person${index}@`);
      const all = await users({ limit: 100 });
      const old = all.users.filter(({ email }) => before.some((start) => email.startsWith(start)));
      expect(new Set(seen).size).toBe(seen.length);
      expect(old.filter(({ id }) => !seen.includes(id))).toEqual([]);
    });

    test.each([
      ["lovel", 5],
      ["LOVELACE ada", 5],
      ["ada", 10],
      ["zoe angs", 5],
      ["éva", 5],
      ["person7", 1],
      ["person7@one.example", 1],
      ["ada one.example", 5],
      ["", 30],
      ["nobody", 0],
      ["%", 0],
      ["_", 0],
      ["' or 1=1 --", 0],
      ["ovelace", 0],
    ])("a search for %j finds %i people", async (search, found) => {
      const page = await users({ search, limit: 100 });
      expect([page.users.length, page.total]).toEqual([found, found]);
    });

    test("a search goes together with a filter, an order and pages", async () => {
      const query = { search: "ada", filter: "verified", sort: "email", direction: "asc", limit: 2 };
      const ids = await walk(
        (cursor) => users({ ...query, cursor }),
        (page) => page.users.map(({ email }) => email),
      );
      expect(ids).toEqual([...ids].sort());
      expect((await users(query)).total).toBe(5);
      expect(ids).toHaveLength(5);
    });

    test("what very many have is listed in order all the same, uncounted", async () => {
      const many = Array.from({ length: 2100 }, (_, index) => ({
        id: `crowd-${index}`,
        name: "Common Name",
        email: `crowd${String(index).padStart(4, "0")}@example.com`,
        password_hash: "",
        role: "user" as const,
        plan: index % 500 === 0 ? "pro" : "free",
        email_verified: index % 2,
        created_at: "2026-03-01T00:00:00.000Z",
        last_seen_at: "2026-03-01T00:00:00.000Z",
      }));
      await database.query.insertInto("users").values(many).execute();
      const terms = many.map(({ id }) => ({ user_id: id, term: "common" }));
      await database.query.insertInto("user_terms").values(terms).execute();
      const order = { search: "common", sort: "email", direction: "asc", limit: 100 };
      const emailsOf = (page: Awaited<ReturnType<typeof users>>) => page.users.map(({ email }) => email);
      expect((await users(order)).total).toBeNull();
      const all = await walk((cursor) => users({ ...order, cursor }), emailsOf);
      expect(all).toEqual(many.map(({ email }) => email));
      const verified = await walk((cursor) => users({ ...order, filter: "verified", cursor }), emailsOf);
      expect(verified).toEqual(all.filter((_, index) => index % 2 === 1));
      const paying = await users({ ...order, filter: "subscribed" });
      expect([paying.total, emailsOf(paying).length]).toEqual([5, 5]);
    });

    test("resumes are found by their title and by their owner, with new words after a change", async () => {
      expect((await resumes({ search: "uber wolk" })).total).toBe(10);
      expect((await resumes({ search: "lovelace engineer" })).total).toBe(0);
      expect((await resumes({ search: "byron engineer" })).total).toBe(5);
      const [one] = (await resumes({ search: "byron engineer" })).resumes;
      if (!one) throw new Error("no resume");
      await resumeRepository(database).rename({ id: one.id, ownerId: one.ownerId }, "Painter");
      await userRepository(database).rename(one.ownerId, "Augusta King");
      expect((await resumes({ search: "byron painter" })).total).toBe(0);
      expect((await resumes({ search: "king paint" })).resumes.map(({ id }) => id)).toEqual([one.id]);
      expect((await users({ search: "augusta" })).total).toBe(1);
    });

    test("a resume shows its size in bytes and nothing that it says", async () => {
      const [smallest] = (await resumes({ sort: "size", direction: "asc", limit: 1 })).resumes;
      expect(smallest?.size).toBe(Buffer.byteLength(JSON.stringify({ ...emptyResume(), summary: "x" })));
      expect(Object.keys(smallest ?? {}).sort()).toEqual(
        [
          "id",
          "title",
          "ownerId",
          "ownerName",
          "ownerEmail",
          "template",
          "size",
          "createdAt",
          "editedAt",
        ].sort(),
      );
    });

    test("the tallies are what counting would find, after every kind of change", async () => {
      const kept = resumeRepository(database);
      const all = (await resumes({ limit: 100 })).resumes;
      for (const [index, { id, ownerId }] of all.entries()) {
        if (index % 3 === 0) await kept.markDeleted({ id, ownerId }, "2026-01-01T00:00:00.000Z");
        if (index % 6 === 0) await kept.markDeleted({ id, ownerId }, null);
        if (index % 5 === 0) await kept.remove({ id, ownerId });
      }
      await kept.purge("2026-01-02T00:00:00.000Z");
      await database.query.updateTable("users").set({ plan: "pro" }).where("resumes", ">", 1).execute();
      await database.query
        .updateTable("users")
        .set({ email_verified: 1 })
        .where("plan", "=", "pro")
        .execute();
      await database.query.deleteFrom("users").where("name", "=", "Bob Stone").execute();
      const { query } = database;
      const count = async (rows: Promise<unknown[]>) => (await rows).length;
      expect(await readTallies(query)).toEqual({
        users: await count(query.selectFrom("users").select("id").execute()),
        verified: await count(
          query.selectFrom("users").select("id").where("email_verified", "=", 1).execute(),
        ),
        subscribed: await count(query.selectFrom("users").select("id").where("plan", "<>", "free").execute()),
        resumes: await count(
          query.selectFrom("resumes").select("id").where("deleted_at", "is", null).execute(),
        ),
      });
      for (const user of (await users({ limit: 100 })).users)
        expect(user.resumes).toBe((await kept.list(user.id)).length);
    });
  });
}
