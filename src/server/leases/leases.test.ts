import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DatabasePlace, ENGINES } from "../../../tests/support/databases.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { migrations } from "../db/migrations/all.ts";
import { openLeases } from "./leases.ts";

const HOUR = 3_600_000;

for (const { engine, create } of ENGINES) {
  describe(`leases on ${engine}`, () => {
    let place: DatabasePlace;
    let databases: Database[];
    let at = Date.parse("2026-03-01T10:00:00Z");
    const now = () => new Date(at);

    beforeAll(async () => {
      place = await create();
      databases = [openDatabase(place), openDatabase(place)];
      for (const database of databases) await migrate(database, migrations);
    });
    afterAll(async () => {
      for (const database of databases) await database.close();
      await place.remove();
    });
    const processes = () => databases.map((database) => openLeases(database, now));

    test("of many processes at once one does the work, and the next only when it is due again", async () => {
      let done = 0;
      const look = async () => {
        const due = new Date(at - HOUR);
        const all = [...processes(), ...processes(), ...processes()];
        await Promise.all(
          all.map((leases) =>
            leases.holdIfDue("work", due, async () => {
              done += 1;
            }),
          ),
        );
      };
      await look();
      expect(done).toBe(1);
      at += HOUR - 1;
      await look();
      expect(done).toBe(1);
      at += 1;
      await look();
      expect(done).toBe(2);
      // Done, it says, at a time that has not come: the clock was ahead.
      await databases[0]?.query
        .updateTable("work_leases")
        .set({ done_at: new Date(at + 24 * HOUR).toISOString() })
        .execute();
      await look();
      expect(done).toBe(3);
    });

    test("what a killed process held is taken over when its lease has ended, and not before", async () => {
      const [killed, other] = processes();
      let taken = 0;
      const take = () =>
        other?.hold("turn", async () => {
          taken += 1;
        });
      // It never comes back from its work.
      void killed?.hold("turn", () => new Promise(() => {}));
      await expect
        .poll(() => databases[0]?.query.selectFrom("work_leases").selectAll().execute())
        .toHaveLength(2);
      at += 19_000;
      expect(await take()).toBe(false);
      at += 1_000;
      expect(await take()).toBe(true);
      expect(taken).toBe(1);
    });

    test("work that fails gives its turn back", async () => {
      const [first, second] = processes();
      await expect(first?.hold("fails", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
      expect(await second?.hold("fails", async () => {})).toBe(true);
    });
  });
}
