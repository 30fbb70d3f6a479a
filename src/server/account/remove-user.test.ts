import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ENGINES } from "../../../tests/support/databases.ts";
import { fillAccount } from "../../../tests/support/fill-account.ts";
import { type ListedPeople, listedPeople, walk } from "../../../tests/support/listed-people.ts";
import { findUser } from "../admin/user-list.ts";
import type { Database } from "../db/database.ts";
import { hideUser, purgeUsers, removeHidden } from "./remove-user.ts";
import { type NewUser, userRepository } from "./user-repository.ts";

const PERSON: NewUser = {
  id: randomUUID(),
  name: "Quinn Quokka",
  email: "quinn@example.com",
  passwordHash: "verified",
  role: "admin",
  plan: "pro",
  emailVerified: true,
  createdAt: "2026-01-01T00:00:00.000Z",
};
const { id, email } = PERSON;

for (const { engine, create } of ENGINES) {
  describe(`an account that is removed, on ${engine}`, () => {
    let people: ListedPeople;
    let database: Database;
    beforeEach(async () => {
      people = await listedPeople(create);
      database = people.database;
      await userRepository(database).create(PERSON);
      await fillAccount(database, id, {
        resumes: 7,
        versions: 11,
        characters: 100,
        applications: 3,
        files: 3,
      });
    });
    afterEach(() => people.close());

    const hide = (passwordHash?: string) =>
      database.query
        .transaction()
        .execute((query) => hideUser(query, passwordHash === undefined ? { id } : { id, passwordHash }));
    const rows = (table: "users" | "resumes" | "applications") =>
      database.query.selectFrom(table).select("id").execute();

    test("is in no list, found by nothing and without its address while its rows are still there", async () => {
      const before = { users: await rows("users"), resumes: await rows("resumes") };
      expect(await hide("verified")).toBe(true);
      expect(await rows("users")).toEqual(before.users);
      expect(await rows("resumes")).toEqual(before.resumes);
      for (const query of [
        ...["name", "email", "plan", "registered", "lastSeen", "resumes"].map((sort) => ({ sort })),
        ...["verified", "unverified", "subscribed"].map((filter) => ({ filter })),
      ]) {
        const ids = await walk(
          (cursor) => people.users({ ...query, limit: 7, cursor }),
          (page) => page.users.map((user) => user.id),
        );
        expect(ids.length, JSON.stringify(query)).toBeGreaterThan(1);
        expect(ids, JSON.stringify(query)).not.toContain(id);
      }
      for (const sort of ["title", "owner", "template", "size", "created", "edited"]) {
        const owners = await walk(
          (cursor) => people.resumes({ sort, limit: 7, cursor }),
          (page) => page.resumes.map(({ ownerId, id: resume }) => `${resume} of ${ownerId}`),
        );
        expect(owners, sort).toHaveLength(30);
        expect(owners.join(), sort).not.toContain(id);
      }
      for (const search of ["quinn", "removed", "no 1"]) {
        expect((await people.users({ search })).users, search).toEqual([]);
        expect((await people.resumes({ search })).resumes, search).toEqual([]);
      }
      expect(await findUser(database.query, id)).toBeNull();
      const users = userRepository(database);
      expect([await users.findById(id), await users.findByEmail(email), await users.countAdmins()]).toEqual([
        ...[null, null, 0],
      ]);
      expect(await users.changeEmail({ id, email, verified: true })).toBeNull();
      expect(await users.create({ ...PERSON, id: randomUUID() })).toMatchObject({ email });
    });

    test("stays as it is where the password is another one by now", async () => {
      expect(await hide("another")).toBe(false);
      expect(await userRepository(database).findByEmail(email)).toMatchObject({ id, role: "admin" });
      const resumes = await rows("resumes");
      await removeHidden(database, id);
      await purgeUsers(database);
      expect(await rows("resumes")).toEqual(resumes);
      expect(await userRepository(database).findById(id)).not.toBeNull();
    });

    test("and whose removal did not end, is removed by the purge, and nobody else is", async () => {
      const resumes = (await rows("resumes")).length;
      const users = (await rows("users")).length;
      await hide();
      await purgeUsers(database);
      expect(await rows("users")).toHaveLength(users - 1);
      expect(await rows("resumes")).toHaveLength(resumes - 7);
      expect(await rows("applications")).toEqual([]);
      await purgeUsers(database);
      expect(await rows("users")).toHaveLength(users - 1);
    });
  });
}
