import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DatabasePlace, ENGINES } from "../../../tests/support/databases.ts";
import { walk } from "../../../tests/support/listed-people.ts";
import { auditQuery } from "../../contract/admin.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { migrations } from "../db/migrations/all.ts";
import { listAudit } from "./audit-list.ts";

/** By five administrators, of whom one acted on the first half alone; then by one with letters from far outside. */
const entries = Array.from({ length: 3000 }, (_, nth) => ({
  id: `entry-${String((nth * 7) % 3000).padStart(4, "0")}`,
  at: new Date(Date.UTC(2026, 0, 1) + Math.floor(nth / 3) * 60_000).toISOString(),
  actor_id: `admin-${nth % 5}`,
  actor_email: nth < 1500 ? "early@example.org" : `admin${nth % 5}@example.org`,
  action: nth < 2000 ? "verify" : "suspend",
  subject_id: `user-${nth}`,
  subject_email: nth === 2999 ? "𝒂𝒅𝒂@example.org" : `person.${nth}@mail.example`,
}));

for (const { engine, create } of ENGINES) {
  describe(`the audit log on ${engine}`, () => {
    let place: DatabasePlace;
    let database: Database;
    beforeAll(async () => {
      place = await create();
      database = openDatabase(place);
      await migrate(database, migrations);
      for (let from = 0; from < entries.length; from += 1000)
        await database.query
          .insertInto("audit_log")
          .values(entries.slice(from, from + 1000))
          .execute();
    });
    afterAll(async () => {
      await database.close();
      await place.remove();
    });

    test.each([
      ["what few have", { search: "admin3@" }],
      ["what very many have", { search: "admin" }],
      ["what very many have, of one action", { search: "admin", action: "verify" }],
      ["what lies far from where the list starts", { search: "early@" }],
      ["what lies far from where the list starts, of one action", { search: "early@", action: "verify" }],
      ["one person", { search: "person.1234@", action: "verify" }],
      ["what was not done to that person", { search: "person.1234@", action: "suspend" }],
      ["one action", { action: "suspend" }],
    ])("%s is met once there and once back, in order", async (_what, query) => {
      const { search = "", action }: { search?: string; action?: string } = query;
      const expected = entries
        .filter((entry) => action === undefined || entry.action === action)
        .filter((entry) => entry.actor_email.startsWith(search) || entry.subject_email.startsWith(search))
        .toSorted((one, other) => (`${one.at}${one.id}` < `${other.at}${other.id}` ? -1 : 1))
        .map(({ id }) => id);
      for (const direction of ["asc", "desc"]) {
        const met = await walk(
          (cursor) => listAudit(database, auditQuery.parse({ ...query, direction, limit: 100, cursor })),
          (page) => page.entries.map(({ id }) => id),
        );
        expect(met).toEqual(direction === "asc" ? expected : expected.toReversed());
      }
    });

    test("the beginning of an address counts by its letters, also where one takes more room than others", async () => {
      for (const [search, found] of [
        ["𝒂", 1],
        ["𝒂𝒅", 1],
        ["𝒂𝒂", 0],
      ] as const)
        expect((await listAudit(database, auditQuery.parse({ search }))).total).toBe(found);
    });
  });
}
