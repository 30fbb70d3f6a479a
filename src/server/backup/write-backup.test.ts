import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { holdInPostgres } from "../../../tests/support/database-gate.ts";
import { type DatabasePlace, ENGINES } from "../../../tests/support/databases.ts";
import { openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { migrations } from "../db/migrations/all.ts";
import { writeBackup } from "./write-backup.ts";

/** The limits of a request, shortened. */
const LIMIT_MS = 400;

for (const { create } of ENGINES.filter(({ engine }) => engine === "postgres"))
  describe("a backup of PostgreSQL", () => {
    let folder: string;
    let place: DatabasePlace;
    let databaseUrl: string;
    beforeEach(async () => {
      folder = await mkdtemp(path.join(tmpdir(), "candor-written-"));
      place = await create();
      databaseUrl = place.databaseUrl ?? "";
      const database = openDatabase(place);
      await migrate(database, migrations);
      await database.close();
    });
    afterEach(async () => {
      await place.remove();
      await rm(folder, { recursive: true });
    });

    function openLimited() {
      const url = new URL(databaseUrl);
      url.searchParams.set("statement_timeout", String(LIMIT_MS));
      url.searchParams.set("idle_in_transaction_session_timeout", String(LIMIT_MS));
      return openDatabase({ ...place, databaseUrl: url.href });
    }

    test("may take longer than a request, between two statements and within one", async () => {
      const database = openLimited();
      const gate = await holdInPostgres(databaseUrl, "lock table users in access exclusive mode");
      let stoodStill = false;
      const writing = writeBackup(database, migrations, path.join(folder, "slow"), () => {
        // A disk that takes nothing for a while: the transaction stays open, and nothing is asked.
        stoodStill =
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LIMIT_MS * 2) === "timed-out";
        return new Date();
      });
      const written = writing.then(
        () => "written",
        (error: unknown) => String(error),
      );
      await Promise.race([gate.waiting(1, LIMIT_MS * 2), written]);
      await gate.open();
      expect([await written, stoodStill]).toEqual(["written", true]);
      await database.close();
    });

    test("that loses its connection tells that, and leaves no file behind", async () => {
      const database = openDatabase(place);
      const gate = await holdInPostgres(databaseUrl, "lock table users in access exclusive mode");
      const writing = writeBackup(database, migrations, path.join(folder, "cut"));
      const refusal = expect(writing).rejects.toThrow("terminating connection due to administrator command");
      await gate.waiting(1);
      await gate.cut();
      await refusal;
      expect(await readdir(folder)).toEqual([]);
      await gate.open();
      await database.close();
    });
  });
