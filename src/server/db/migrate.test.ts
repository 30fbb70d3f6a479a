import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type DatabasePlace, ENGINES } from "../../../tests/support/databases.ts";
import { type Database, openDatabase } from "./database.ts";
import { type Migration, migrate } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";

function table(name: string, fail = false): Migration {
  return {
    name,
    async up(query) {
      await query.schema.createTable(`t_${name}`).addColumn("id", "integer").execute();
      if (fail) throw new Error("broken migration");
    },
  };
}

for (const { engine, createBare } of ENGINES) {
  describe(`migrations on ${engine}`, () => {
    let place: DatabasePlace;
    let database: Database;

    beforeEach(async () => {
      place = await createBare();
      database = openDatabase(place);
    });

    afterEach(async () => {
      await database.close();
      await place.remove();
    });

    async function tables(): Promise<string[]> {
      const found = await database.query.introspection.getTables();
      return found.map((entry) => entry.name).sort();
    }

    test("all of them run once, in order, and a second start has nothing to do", async () => {
      const names = migrations.map((migration) => migration.name);
      expect(names).toEqual([...names].sort());
      expect(await migrate(database, migrations)).toEqual(names);
      expect(await migrate(database, migrations)).toEqual([]);
    });

    test("a later version adds only what is new", async () => {
      await migrate(database, [table("1")]);
      expect(await migrate(database, [table("1"), table("2")])).toEqual(["2"]);
      expect(await tables()).toEqual(["migrations", "t_1", "t_2"]);
    });

    test("a migration that fails half way leaves no trace, nor do those that were applied before it in the same start", async () => {
      await migrate(database, [table("1")]);
      const broken = [table("1"), table("2"), table("3", true)];
      await expect(migrate(database, broken)).rejects.toThrow("broken migration");
      expect(await tables()).toEqual(["migrations", "t_1"]);
      expect(await migrate(database, [table("1"), table("2"), table("3")])).toEqual(["2", "3"]);
    });

    test("a database of a newer version is refused and left as it is", async () => {
      await migrate(database, [table("1"), table("9")]);
      await expect(migrate(database, [table("1"), table("2")])).rejects.toThrow(
        /newer Candor \(it has 9; this one knows migrations up to 2\): start that newer Candor, or run "npx candor rollback" with it/,
      );
      expect(await tables()).toEqual(["migrations", "t_1", "t_9"]);
    });

    test("several starts at once apply each migration exactly once", async () => {
      const others = Array.from({ length: 4 }, () => openDatabase(place));
      try {
        const applied = await Promise.all(others.map((other) => migrate(other, [table("1"), table("2")])));
        expect(applied.flat().sort()).toEqual(["1", "2"]);
        const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
          database.query,
        );
        expect(rows.map((row) => row.name)).toEqual(["1", "2"]);
      } finally {
        await Promise.all(others.map((other) => other.close()));
      }
    });
  });
}
