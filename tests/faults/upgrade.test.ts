import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { parseResume } from "../../src/domain/resume/parse-resume.ts";
import { checkBackup } from "../../src/server/backup/backup-file.ts";
import { openDatabase } from "../../src/server/db/database.ts";
import { migrations } from "../../src/server/db/migrations/all.ts";
import { readConfig } from "../../src/server/env.ts";
import { pruneKept } from "../../src/server/upgrade/kept-backups.ts";
import { upgradeDatabase } from "../../src/server/upgrade/upgrade-database.ts";
import { runChild } from "../support/child-process.ts";
import { type DatabasePlace, ENGINES } from "../support/databases.ts";
import { effort } from "../support/effort.ts";
import { createOlder, stateOf } from "../support/older-release/older-database.ts";
import { OLDER_ADMIN, OLDER_PEOPLE } from "../support/older-release/older-people.ts";
import { type ServedPlace, servePlace } from "../support/served-place.ts";
import { Visitor } from "../support/visitor.ts";

const LATEST = migrations.map(({ name }) => name);
const LAST_OF_OLDER = "0007-admin-records";

for (const { engine } of ENGINES) {
  describe(`the data of the release before this one on ${engine}`, () => {
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

    const settings = (more: Record<string, string> = {}) => ({
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
      ...more,
    });
    const folder = () => path.join(place.dataDir, "upgrade-backups");
    const kept = () => readdirSync(folder()).map((name) => path.join(folder(), name));

    /** What a start does first, in this process. */
    async function upgradeHere(more: Record<string, string> = {}) {
      const database = openDatabase(place);
      try {
        return await upgradeDatabase(database, migrations, readConfig(settings(more)));
      } finally {
        await database.close();
      }
    }

    /** Each resume that is not deleted, as its owner has to find it. */
    async function writtenThen() {
      const { query, close } = openDatabase(place);
      const resumes = await query
        .selectFrom("resumes")
        .innerJoin("users", "users.id", "resumes.owner_id")
        .select(["users.email", "resumes.id", "resumes.title", "resumes.content", "resumes.revision"])
        .select(["resumes.template", "resumes.theme", "resumes.page", "resumes.fit", "resumes.updated_at"])
        .where("resumes.deleted_at", "is", null)
        .execute();
      const versions = await query
        .selectFrom("resume_versions")
        .select(["id", "resume_id", "name", "content"])
        .where("kind", "=", "named")
        .execute();
      await close();
      return { resumes, versions };
    }

    test("is upgraded by a start, after a checked backup, and each word of it is read by its owner", async () => {
      const [before, then] = [await stateOf(place), await writtenThen()];
      expect(before.migrations.at(-1)).toBe(LAST_OF_OLDER);
      expect(then.resumes.length).toBeGreaterThanOrEqual(20);
      served = await servePlace(place, settings());
      const [backup = expect.fail("no backup"), ...others] = kept();
      expect(others).toEqual([]);
      const { head, tables } = await checkBackup(backup);
      expect({ migrations: head.migrations, tables }).toEqual(before);

      for (const { email } of OLDER_PEOPLE) {
        const owner = new Visitor(served.url);
        expect([email, (await owner.login(email)).status]).toEqual([email, 200]);
        const own = then.resumes.filter((resume) => resume.email === email);
        const { resumes } = (await owner.call("GET", "/api/resumes")).body;
        expect(resumes.map(({ id }: { id: string }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
        for (const { id, content, title, revision, template, theme, page, fit, updated_at } of own) {
          const { body } = await owner.call("GET", `/api/resumes/${id}`);
          expect(parseResume(JSON.parse(content))).toEqual({ ok: true, resume: body.resume });
          expect(body).toMatchObject({
            title,
            revision,
            template,
            theme,
            page,
            fit: fit === 1,
            updatedAt: updated_at,
          });
          for (const version of then.versions.filter(({ resume_id }) => resume_id === id)) {
            const read = await owner.call("GET", `/api/resumes/${id}/versions/${version.id}`);
            expect(read.body).toMatchObject({ name: version.name });
            expect(parseResume(JSON.parse(version.content))).toEqual({ ok: true, resume: read.body.resume });
          }
        }
      }
      const admin = new Visitor(served.url);
      expect((await admin.login(OLDER_ADMIN.email, OLDER_ADMIN.password)).status).toBe(200);
      const { body } = await admin.call("GET", "/api/admin/users?search=muller");
      expect(body).toMatchObject({ total: OLDER_PEOPLE.length, counts: { all: OLDER_PEOPLE.length + 1 } });

      // A start that finds nothing to upgrade writes none.
      expect(await upgradeHere()).toEqual({ applied: [], backup: null });
      expect(kept()).toEqual([backup]);
    });

    test("is the old or the new one wherever the upgrade is killed, and the next start completes it", async () => {
      const before = await stateOf(place);
      const moments = ["opened", "after 0009-account-safety", "after 0015-applications"];
      for (const moment of moments) {
        const killed = runChild("tests/support/slow-upgrade.ts", settings({ STEP_MS: "40" }));
        await killed.line((line) => line === moment);
        // From the first moment on into the backup, at another point each time.
        await sleep(Math.random() * 40);
        killed.process.kill("SIGKILL");
        await killed.exit;
        expect([moment, await stateOf(place)]).toEqual([moment, before]);
      }
      for (let nth = 0; nth < effort(1, 30); nth++) {
        const killed = runChild("tests/support/slow-upgrade.ts", settings({ STEP_MS: "0" }));
        await killed.line((line) => line === "opened");
        await sleep(Math.random() * 150);
        killed.process.kill("SIGKILL");
        await killed.exit;
        expect((await stateOf(place)).migrations.at(-1)).toBeOneOf([LAST_OF_OLDER, LATEST.at(-1)]);
      }
      await upgradeHere();
      const { migrations: applied, tables } = await stateOf(place);
      expect(applied).toEqual(LATEST);
      // Tables that got no column are the same to the letter; the others are compared row by row in the first test.
      for (const unchanged of ["resume_saves", "user_terms", "resume_terms", "audit_log"])
        expect([unchanged, tables[unchanged]]).toEqual([unchanged, before.tables[unchanged]]);
      // However often it was killed, the same state is kept once, and nothing is left of those that were cut off.
      expect(kept()).toHaveLength(1);
    });

    test("is upgraded once by several processes that start at once, with one backup", async () => {
      const starts = Array.from({ length: 3 }, () =>
        runChild("tests/support/slow-upgrade.ts", settings({ STEP_MS: "20" })),
      );
      for (const { exit, errors } of starts)
        expect([await exit, errors]).toEqual([{ code: 0, signal: null }, []]);
      const reports = starts.map(({ lines }) => JSON.parse(lines.at(-1) ?? ""));
      const upgraded = reports.filter(({ applied }) => applied.length > 0);
      expect(upgraded).toEqual([{ applied: LATEST.slice(7), backup: kept()[0] }]);
      expect(kept()).toHaveLength(1);
    });

    test("is left as it is where its backup cannot be written, unless the host says so", async () => {
      const before = await stateOf(place);
      writeFileSync(folder(), "a file in the place of the folder");
      const refused = runChild("src/server/main.ts", settings({ PORT: "0" }));
      expect(await refused.exit).toEqual({ code: 1, signal: null });
      expect(refused.errors.join("\n")).toMatch(
        /^candor: the database was not upgraded and is as it was, because it could not be backed up first: .*Make room in .*upgrade-backups.*UPGRADE_BACKUP=off/,
      );
      expect(await stateOf(place)).toEqual(before);
      await upgradeHere({ UPGRADE_BACKUP: "off" });
      expect((await stateOf(place)).migrations).toEqual(LATEST);
      rmSync(folder());
    });

    test("is kept once, however many starts ended right after their backup", async () => {
      const database = openDatabase(place);
      const failing = { name: "9999-fails", up: () => Promise.reject(new Error("fails")) };
      const failed = upgradeDatabase(database, [...migrations, failing], readConfig(settings()));
      await expect(failed).rejects.toThrow("fails");
      await database.close();
      const [backup = expect.fail("no backup")] = kept();
      const at = (day: string) => backup.replace(/\d{8}T\d{9}Z/, `202601${day}T000000000Z`);
      for (const day of ["02", "03"]) copyFileSync(backup, at(day));
      // Of another state.
      writeFileSync(at("01"), "");
      const upgraded = await upgradeHere();
      expect(kept().sort()).toEqual([at("01"), upgraded.backup]);
    });

    test("is kept three times at most, and for thirty days", async () => {
      await upgradeHere();
      const [backup = expect.fail("no backup")] = kept();
      const at = (day: string) => backup.replace(/\d{8}T\d{9}Z/, `202601${day}T000000000Z`);
      const days = ["01", "02", "03", "04"].map(at);
      for (const file of days) writeFileSync(file, "");
      await pruneKept(place.dataDir, new Date("2026-01-05T00:00:00.000Z"));
      expect(kept().sort()).toEqual([...days.slice(2), backup]);
      await pruneKept(place.dataDir, new Date("2026-02-02T12:00:00.000Z"));
      expect(kept().sort()).toEqual([at("04"), backup]);
    });
  });
}

test("the backup of a machine whose clock was set back is the latest all the same", async () => {
  const place = await createOlder("sqlite");
  onTestFinished(() => place.remove());
  const folder = path.join(place.dataDir, "upgrade-backups");
  mkdirSync(folder);
  for (const day of ["01", "02", "03"])
    writeFileSync(path.join(folder, `before-upgrade-sqlite-209901${day}T000000000Z.backup`), "");
  const database = openDatabase(place);
  const { backup } = await upgradeDatabase(database, migrations, {
    dataDir: place.dataDir,
    upgradeBackup: true,
  });
  await database.close();
  const kept = readdirSync(folder).sort();
  expect(kept).toHaveLength(3);
  expect(kept.at(-1)).toBe(path.basename(backup ?? ""));
});

test("a backup that does not hold every row is none: the database is not upgraded", async () => {
  const place = await createOlder("sqlite");
  onTestFinished(() => place.remove());
  const database = openDatabase(place);
  // SQLite lets a key be empty, and a backup that goes by keys misses the most of such rows.
  await sql`insert into attempts (key, count, window_ends_at)
    select null, 1, '2026-01-01' from resume_terms limit 55`.execute(database.query);
  const upgrade = upgradeDatabase(database, migrations, { dataDir: place.dataDir, upgradeBackup: true });
  await expect(upgrade).rejects.toThrow(/was read back with other rows than the database has/);
  await database.close();
  expect((await stateOf(place)).migrations.at(-1)).toBe(LAST_OF_OLDER);
  expect(readdirSync(path.join(place.dataDir, "upgrade-backups"))).toEqual([]);
});

test("a database without a row is upgraded without a backup", async () => {
  for (const { createBare } of ENGINES) {
    const bare = await createBare();
    const database = openDatabase(bare);
    const upgrade = (known: number) =>
      upgradeDatabase(database, migrations.slice(0, known), { dataDir: bare.dataDir, upgradeBackup: true });
    expect((await upgrade(5)).backup).toBeNull();
    expect(await upgrade(LATEST.length)).toEqual({ applied: LATEST.slice(5), backup: null });
    await database.close();
    await bare.remove();
  }
});
