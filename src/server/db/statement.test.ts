import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type DatabasePlace, ENGINES } from "../../../tests/support/databases.ts";
import { addPerson } from "../../../tests/support/people.ts";
import { type Database, openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";
import { statement } from "./statement.ts";

for (const { engine, create } of ENGINES) {
  describe(`statements on ${engine}`, () => {
    let place: DatabasePlace;
    let database: Database;

    beforeEach(async () => {
      place = await create();
      database = openDatabase(place);
      await migrate(database, migrations);
      for (const id of ["ada", "bob"]) await addPerson(database, id);
    });

    afterEach(async () => {
      await database.close();
      await place.remove();
    });

    test("one is built once, and each run has its own values, in a transaction and outside", async () => {
      let built = 0;
      const find = statement<{ id: string }>()((query, given) => {
        built += 1;
        return query.selectFrom("users").select("id").where("id", "=", given("id"));
      });
      expect(await find(database.query, { id: "ada" })).toEqual([{ id: "ada" }]);
      const inside = database.query
        .transaction()
        .execute(async (query) => [await find(query, { id: "bob" }), await find(query, { id: "nobody" })]);
      expect(await inside).toEqual([[{ id: "bob" }], []]);
      expect(built).toBe(1);
    });

    test("values stand beside constants, several times and as nothing, whatever their order", async () => {
      const change = statement<{ name: string; id: string; since: string | null }>()((query, given) =>
        query
          .updateTable("users")
          .set({ name: given("name"), plan: "free", suspended_at: given("since") })
          .where("plan", "=", "free")
          .where("id", "=", given("id"))
          .where("name", "!=", given("name"))
          .returning(["id", "name", "suspended_at"]),
      );
      const ada = { id: "ada", name: "' or '1'='1", suspended_at: null };
      expect(await change(database.query, { name: ada.name, id: "ada", since: null })).toEqual([ada]);
      expect(await change(database.query, { name: ada.name, id: "ada", since: null })).toEqual([]);
    });

    test.runIf(engine === "postgres")("PostgreSQL remembers it by a name, and no other", async () => {
      const find = statement<{ ids: readonly string[] }>()((query, given) =>
        query
          .selectFrom("users")
          .select("name")
          .where("id", "=", sql<string>`any (${given("ids")})`),
      );
      const remembered = await database.query.transaction().execute(async (query) => {
        for (let run = 0; run < 2; run++) expect(await find(query, { ids: ["ada", "bob"] })).toHaveLength(2);
        await query.selectFrom("users").select("plan").where("id", "=", "ada").execute();
        const { rows } = await sql<{
          statement: string;
        }>`select statement from pg_prepared_statements`.execute(query);
        return rows.map((row) => row.statement);
      });
      expect(remembered).toEqual([`select "name" from "users" where "id" = any ($1)`]);
    });

    test.runIf(engine === "postgres")("a connection that has forgotten the names is given up", async () => {
      const one = openDatabase(place, { connections: 1 });
      const find = statement<{ id: string }>()((query, given) =>
        query.selectFrom("users").select(["id", "plan"]).where("id", "=", given("id")),
      );
      const ada = [{ id: "ada", plan: "free" }];
      expect(await find(one.query, { id: "ada" })).toEqual(ada);
      await sql`deallocate all`.execute(one.query);
      await expect(find(one.query, { id: "ada" })).rejects.toThrow(/does not exist/);
      expect(await find(one.query, { id: "ada" })).toEqual(ada);
      await one.close();
    });

    test("a transaction that has ended runs none", async () => {
      const find = statement<{ id: string }>()((query, given) =>
        query.selectFrom("users").select("id").where("id", "=", given("id")),
      );
      const ended = await database.query.transaction().execute(async (query) => query);
      await expect(find(ended, { id: "ada" })).rejects.toThrow(/already committed/);
    });
  });
}
