import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ENGINES } from "../../../tests/support/databases.ts";
import { type ListedPeople, listedPeople, walk } from "../../../tests/support/listed-people.ts";
import { userRepository } from "../account/user-repository.ts";
import type { Database } from "../db/database.ts";
import { purgeResumes } from "../resumes/purge.ts";
import { resumeRepository } from "../resumes/resume-repository.ts";
import { readTallies } from "./tallies.ts";

for (const { engine, create } of ENGINES) {
  describe(`lists that change on ${engine}`, () => {
    let people: ListedPeople;
    let database: Database;
    beforeEach(async () => {
      people = await listedPeople(create);
      database = people.database;
    });
    afterEach(() => people.close());

    const users: ListedPeople["users"] = (query) => people.users(query);
    const resumes: ListedPeople["resumes"] = (query) => people.resumes(query);

    test("a page goes on where the last one ended, whatever comes in between", async () => {
      const first = await users({ sort: "name", direction: "asc", limit: 10 });
      for (let index = 30; index < 60; index++) await people.add(index);
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

    test("who is left alone is met once there and once back, while others are edited, added and deleted", async () => {
      const order = { sort: "edited", direction: "desc", limit: 7 };
      const all = (await resumes({ ...order, limit: 100 })).resumes;
      const touched = all.filter((_, index) => index % 4 === 1);
      const deleted = all.filter((_, index) => index % 4 === 3);
      const alone = all.filter((_, index) => index % 2 === 0).map(({ id }) => id);
      const { query } = database;
      const disturb = async (nth: number) => {
        const later = `2027-01-01T00:00:0${nth % 10}.000Z`;
        const [edit, gone] = [touched[nth], deleted[nth]];
        if (edit)
          await query.updateTable("resumes").set({ updated_at: later }).where("id", "=", edit.id).execute();
        if (gone)
          await query.updateTable("resumes").set({ deleted_at: later }).where("id", "=", gone.id).execute();
        await people.add(30 + nth);
      };
      const seen = { there: [] as string[], back: [] as string[] };
      let page = await resumes(order);
      for (let nth = 0; ; nth++) {
        seen.there.push(...page.resumes.map(({ id }) => id));
        await disturb(nth);
        if (page.next === null) break;
        page = await resumes({ ...order, cursor: page.next });
      }
      for (let nth = 5; ; nth++) {
        seen.back.push(...page.resumes.map(({ id }) => id));
        await disturb(nth);
        if (page.previous === null) break;
        page = await resumes({ ...order, cursor: page.previous });
      }
      for (const ids of [seen.there, seen.back]) {
        const met = ids.filter((id) => alone.includes(id));
        expect(met.toSorted()).toEqual(alone.toSorted());
      }
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

    test("the tallies are what counting would find, after every kind of change", async () => {
      const kept = resumeRepository(database);
      const all = (await resumes({ limit: 100 })).resumes;
      for (const [index, { id, ownerId }] of all.entries()) {
        if (index % 3 === 0) await kept.markDeleted({ id, ownerId }, "2026-01-01T00:00:00.000Z");
        if (index % 6 === 0) await kept.markDeleted({ id, ownerId }, null);
        if (index % 5 === 0) await kept.remove({ id, ownerId });
      }
      const [earliest, latest] = [new Date("2026-02-02T00:00:00.000Z"), new Date("2027-01-01T00:00:00.000Z")];
      await purgeResumes(database, { earliest: () => earliest, latest: () => latest });
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

    test("two words that many have, few both, are looked for a stretch at a time", async () => {
      const crowd = Array.from({ length: 3500 }, (_, index) => ({
        id: `crowd-${index}`,
        name: "Crowd",
        email: `crowd${String(index).padStart(4, "0")}@example.com`,
        password_hash: "",
        role: "user" as const,
        plan: "free",
        email_verified: 0,
        created_at: "2026-03-01T00:00:00.000Z",
        last_seen_at: "2026-03-01T00:00:00.000Z",
      }));
      await database.query.insertInto("users").values(crowd).execute();
      const terms = crowd.flatMap(({ id }, index) => [
        ...(index < 1800 ? [{ user_id: id, term: "alpha" }] : []),
        ...(index > 1700 ? [{ user_id: id, term: "beta" }] : []),
      ]);
      await database.query.insertInto("user_terms").values(terms).execute();
      const order = { search: "alpha beta", sort: "email", direction: "asc", limit: 30 };
      const first = await users(order);
      expect([first.users.length, first.unfinished, first.total]).toEqual([0, "next", null]);
      const found = await walk(
        (cursor) => users({ ...order, cursor }),
        (page) => page.users.map(({ email }) => email),
      );
      expect(found).toEqual(crowd.slice(1701, 1800).map(({ email }) => email));
    });

    test("where the last page is emptied, there is a way back to everyone before it", async () => {
      const order = { sort: "email", direction: "asc", limit: 20 };
      const first = await users(order);
      const last = await users({ ...order, cursor: first.next });
      for (const { id } of last.users)
        await database.query.deleteFrom("users").where("id", "=", id).execute();
      const empty = await users({ ...order, cursor: first.next });
      expect([empty.users, empty.next]).toEqual([[], null]);
      const back = await users({ ...order, cursor: empty.previous });
      expect(back.users.map(({ id }) => id)).toEqual(first.users.map(({ id }) => id));
      await database.query.deleteFrom("users").execute();
      const none = await users({ ...order, cursor: empty.previous });
      expect([none.users, none.previous]).toEqual([[], null]);
      expect((await users({ ...order, cursor: none.next })).users).toEqual([]);
    });
  });
}
