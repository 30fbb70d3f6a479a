import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { restore } from "../../src/cli/backup/backup.ts";
import { CliFailure } from "../../src/cli/failure.ts";
import { rollback } from "../../src/cli/rollback/rollback.ts";
import { openDatabase } from "../../src/server/db/database.ts";
import { migrations } from "../../src/server/db/migrations/all.ts";
import { upgradeDatabase } from "../../src/server/upgrade/upgrade-database.ts";
import { runChild } from "../support/child-process.ts";
import { type DatabasePlace, ENGINES } from "../support/databases.ts";
import { createOlder, stateOf } from "../support/older-release/older-database.ts";
import { ResumeOwner } from "../support/resume-owner.ts";
import { type ServedPlace, servePlace } from "../support/served-place.ts";

for (const { engine } of ENGINES) {
  describe(`rolling an upgrade back on ${engine}`, () => {
    let place: DatabasePlace;
    let served: ServedPlace | null = null;
    beforeEach(async () => {
      place = await createOlder(engine);
    });
    afterEach(async () => {
      await served?.kill("SIGKILL");
      served = null;
      await place.remove();
    });

    const settings = () => ({
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    });
    const candor = async (...args: string[]) => {
      const child = runChild("src/cli/main.ts", settings(), args);
      const { code } = await child.exit;
      return { code, out: child.lines.join("\n"), errors: child.errors.join("\n") };
    };
    /** The same in this process, which takes no second to start. */
    const refusal = async (options: Partial<Parameters<typeof rollback>[0]>) => {
      const failure = await rollback({ file: null, confirmed: true, ...options }, settings()).catch(
        (error) => error,
      );
      return failure instanceof CliFailure ? failure : expect.fail(String(failure));
    };

    test("gives the old data back to the letter, keeps what was written since, and asks first", async () => {
      const before = await stateOf(place);
      served = await servePlace(place, settings());
      const ada = new ResumeOwner(served.url);
      await ada.login("ada@example.com");
      const [resume] = (await ada.call("GET", "/api/resumes")).body.resumes;
      const saved = await ada.save(resume.id, resume.revision, { style: { accent: "#7a1f3d" } });
      expect(saved.status).toBe(200);
      // The connections of a server that nobody asks end after a while on PostgreSQL: they are there now.
      expect(await candor("rollback", "--yes")).toMatchObject({
        code: 8,
        errors: expect.stringMatching(
          /stop (it|every server that works on it, on every machine,) and run this again/,
        ),
      });
      await served.kill("SIGTERM");
      served = null;

      expect(await refusal({ confirmed: false })).toMatchObject({
        exit: 2,
        message: expect.stringContaining("Run it again with --yes."),
      });
      const upgraded = await stateOf(place);
      const done = await candor("rollback", "--yes");
      expect(done).toMatchObject({ code: 0, errors: "" });
      expect(await stateOf(place)).toEqual(before);
      const { keptAside, migration, rolledBackTo } = JSON.parse(done.out);
      expect(migration).toBe(before.migrations.at(-1));
      expect(readdirSync(path.dirname(keptAside)).sort()).toEqual(
        [keptAside, rolledBackTo].map((file) => path.basename(file)).sort(),
      );

      expect(await refusal({})).toMatchObject({
        exit: 3,
        message: expect.stringContaining("nothing to roll back"),
      });
      expect(await refusal({ file: "/no/such/file" })).toMatchObject({ exit: 3 });

      // Forward again, to what was given up.
      expect(await restore({ file: keptAside, replace: true }, settings())).toMatchObject({ leftOut: [] });
      expect(await stateOf(place)).toEqual(upgraded);
    });

    test("to a backup that is not whole changes nothing", async () => {
      const database = openDatabase(place);
      await upgradeDatabase(database, migrations, { dataDir: place.dataDir, upgradeBackup: true });
      await database.close();
      const upgraded = await stateOf(place);
      const folder = path.join(place.dataDir, "upgrade-backups");
      const [backup = expect.fail("no backup")] = readdirSync(folder);
      const whole = readFileSync(path.join(folder, backup));
      writeFileSync(path.join(folder, backup), whole.subarray(0, -40));
      expect(await refusal({})).toMatchObject({ exit: 3 });
      expect(await stateOf(place)).toEqual(upgraded);
    });
  });
}
