import { createHash } from "node:crypto";
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type DatabasePlace, ENGINES } from "../../../tests/support/databases.ts";
import { readTallies } from "../admin/tallies.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { migrations } from "../db/migrations/all.ts";
import { BackupFileError } from "./backup-file.ts";
import { BackupTargetError } from "./backup-target.ts";
import { OccupiedError, restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const AT = "2026-01-01T00:00:00.000Z";

/** A file as a release wrote it that knew only so many migrations. */
function fileOfThen(known: number, rows: [table: string, row: object][]): Buffer {
  const head = {
    format: "candor-backup",
    version: 1,
    madeAt: AT,
    migrations: migrations.slice(0, known).map(({ name }) => name),
  };
  const lines = [head, ...rows].map((line) => `${JSON.stringify(line)}\n`).join("");
  const counts: Record<string, number> = {};
  for (const [table] of rows) counts[table] = (counts[table] ?? 0) + 1;
  const sha256 = createHash("sha256").update(lines).digest("hex");
  return gzipSync(`${lines}${JSON.stringify({ end: { rows: counts, sha256 } })}\n`);
}

const ada = {
  id: "ada",
  name: "Ada Lovelace",
  email: "ada@example.com",
  password_hash: "x",
  role: "user",
  plan: "pro",
  email_verified: 1,
  created_at: AT,
  last_seen_at: AT,
};

for (const { engine, createBare } of ENGINES) {
  describe(`restoring on ${engine}`, () => {
    let folder: string;
    let place: DatabasePlace;
    let database: Database;
    beforeEach(async () => {
      folder = await mkdtemp(path.join(tmpdir(), "candor-restore-"));
      place = await createBare();
      database = openDatabase(place);
    });
    afterEach(async () => {
      await database.close();
      await place.remove();
      await rm(folder, { recursive: true });
    });

    test("a backup of an older release is brought up by the migrations since", async () => {
      const file = path.join(folder, "old");
      const resume = {
        id: "r",
        owner_id: "ada",
        title: "Engineer",
        template: "google",
        content: "{}",
        revision: 3,
        created_at: AT,
        updated_at: AT,
      };
      await writeFile(
        file,
        fileOfThen(2, [
          ["users", ada],
          ["resumes", resume],
        ]),
      );
      expect(await restoreBackup(database, migrations, file, { replace: false })).toEqual({
        users: 1,
        resumes: 1,
      });
      expect(await readTallies(database.query)).toEqual({ users: 1, verified: 1, subscribed: 1, resumes: 1 });
      expect(
        await database.query.selectFrom("resumes").select(["revision", "theme", "size"]).execute(),
      ).toEqual([{ revision: 3, theme: "signature", size: 2 }]);
      const terms = await database.query.selectFrom("user_terms").select("term").execute();
      expect(terms.map(({ term }) => term)).toContain("lovelace");
      const ledger = await database.query.selectFrom("migrations").select("name").orderBy("name").execute();
      expect(ledger.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
      // It is a database of today: it can be backed up again.
      expect(await writeBackup(database, migrations, path.join(folder, "new"))).toMatchObject({
        rows: { users: 1 },
      });
    });

    test("a variant whose source cannot be stored is a resume by itself, after every revision that was seen", async () => {
      const file = path.join(folder, "damaged");
      const row = {
        ...{ owner_id: "ada", title: "Any", template: "google", theme: "signature", page: "a4", fit: 0 },
        ...{ style: "{}", revision: 3, created_at: AT, updated_at: AT, deleted_at: null, created_by: null },
      };
      const variant = {
        ...row,
        id: "v",
        content: "{}",
        source_id: "s",
        source_revision: 4,
        differences: "[]",
      };
      const source = {
        ...row,
        id: "s",
        content: "no JSON",
        source_id: null,
        source_revision: 0,
        differences: "[]",
      };
      await writeFile(
        file,
        fileOfThen(migrations.length, [
          ["users", { ...ada, must_change_password: 0, suspended_at: null }],
          ["resumes", source],
          ["resumes", variant],
        ]),
      );
      await restoreBackup(database, migrations, file, { replace: false });
      expect(
        await database.query.selectFrom("resumes").select(["id", "source_id", "revision"]).execute(),
      ).toEqual([{ id: "v", source_id: null, revision: 8 }]);
    });

    test("a database of a newer release is left alone", async () => {
      await migrate(database, [...migrations, { name: "9999-of-tomorrow", up: async () => {} }]);
      const file = path.join(folder, "any");
      await writeFile(file, fileOfThen(2, []));
      await expect(restoreBackup(database, migrations, file, { replace: true })).rejects.toThrow(
        OccupiedError,
      );
    });

    test("a file that cannot be written is told as that, and leaves nothing behind", async () => {
      await migrate(database, migrations);
      const missing = path.join(folder, "missing", "file");
      await expect(writeBackup(database, migrations, missing)).rejects.toThrow(
        new BackupTargetError(`${missing} could not be written: there is no such folder.`),
      );
      const taken = path.join(folder, "taken");
      await writeFile(taken, "mine");
      await expect(writeBackup(database, migrations, taken)).rejects.toThrow(
        new BackupTargetError(`${taken} could not be written: it is there already.`),
      );
      expect(await readdir(folder)).toEqual(["taken"]);
      expect(await readFile(taken, "utf8")).toBe("mine");
    });

    test("a folder and a file that may not be read are refused in words", async () => {
      const secret = path.join(folder, "secret");
      await writeFile(secret, fileOfThen(2, []));
      await chmod(secret, 0);
      // Whoever runs this as root may read it all the same.
      const unreadable = process.getuid?.() === 0 ? [folder] : [folder, secret];
      for (const file of unreadable)
        await expect(restoreBackup(database, migrations, file, { replace: false })).rejects.toThrow(
          new BackupFileError(`${file} cannot be read.`),
        );
    });
  });
}
