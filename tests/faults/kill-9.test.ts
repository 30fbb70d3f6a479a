import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../../src/server/db/database.ts";
import { resumeRepository } from "../../src/server/resumes/resume-repository.ts";
import { runChild } from "../support/child-process.ts";
import { type DatabasePlace, ENGINES } from "../support/databases.ts";
import { effort } from "../support/effort.ts";
import { startPostgres } from "../support/postgres-server.ts";

const WRITER = "tests/support/resume-writer.ts";
const key = { id: "written", ownerId: "ada" };

function environment(place: Pick<DatabasePlace, "dataDir" | "databaseUrl">): Record<string, string> {
  return place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : { DATA_DIR: place.dataDir };
}

async function storedRevision(place: Pick<DatabasePlace, "dataDir" | "databaseUrl">): Promise<number> {
  const database = openDatabase(place);
  try {
    if (database.engine === "sqlite") {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.query);
      expect(rows).toEqual([{ integrity_check: "ok" }]);
    }
    const stored = await resumeRepository(database).find(key);
    if (stored && stored.revision > 1) expect(stored.resume.name).toBe(`Revision ${stored.revision}`);
    return stored?.revision ?? 0;
  } finally {
    await database.close();
  }
}

function lastRevision(lines: readonly string[]): number {
  return Number(lines.findLast((line) => line !== "loaded") ?? 0);
}

/** A writer that has loaded everything and waits to be told. */
function loadWriter(place: DatabasePlace) {
  const writer = runChild(WRITER, { ...environment(place), BEGIN_WHEN_TOLD: "1" });
  const begin = async () => {
    await writer.line((line) => line === "loaded");
    writer.process.kill("SIGUSR2");
  };
  return { ...writer, begin };
}

for (const { engine, createBare } of ENGINES) {
  describe(`kill -9 on ${engine}`, () => {
    let place: DatabasePlace;

    beforeEach(async () => {
      place = await createBare();
    });
    afterEach(() => place.remove());

    test("no acknowledged write is lost when the writer is killed at random points", async () => {
      const kills = effort(5, 500);
      const enough = effort(60, 200);
      let [acknowledged, told, killed] = [0, 0, 0];
      let next = loadWriter(place);
      while (killed < kills || acknowledged < enough) {
        const writer = next;
        await writer.begin();
        // Beside one that writes, another that loads is quicker for many kills; for few, the writing counts.
        const waiting = killed + 1 < kills ? loadWriter(place) : null;
        await writer.line((line) => line !== "loaded");
        await sleep(Math.random() * 250);
        writer.process.kill("SIGKILL");
        await writer.exit;
        killed += 1;
        told += writer.lines.length - 1;
        acknowledged = Math.max(acknowledged, lastRevision(writer.lines));
        const stored = await storedRevision(place);
        // At most the one write that was under way may have arrived without its acknowledgement.
        expect(stored - acknowledged).toBeOneOf([0, 1]);
        acknowledged = stored;
        next = waiting ?? loadWriter(place);
      }
      next.process.kill("SIGKILL");
      await next.exit;
      expect(acknowledged).toBeGreaterThanOrEqual(enough);
      process.stdout.write(`kill -9 on ${engine}: ${killed} kills, ${told} acknowledged saves, 0 lost\n`);
    });

    test("a migration killed in the middle is completed by the next start", async () => {
      for (let kill = 0; kill < effort(2, 20); kill++) {
        const broken = runChild("tests/support/slow-migration.ts", { ...environment(place), STEP_MS: "20" });
        await broken.line((line) => line.startsWith(`step ${Math.floor(Math.random() * 20)}`));
        broken.process.kill("SIGKILL");
        await broken.exit;
        expect(broken.lines).not.toContain("migrated");
      }
      const next = runChild("tests/support/slow-migration.ts", { ...environment(place), STEP_MS: "0" });
      expect(await next.exit).toEqual({ code: 0, signal: null });
      expect(next.lines.at(-1)).toBe("migrated");
    });

    test("two processes that migrate at once, for longer than a lock is waited for, both succeed, and the steps run once", async () => {
      const both = [1, 2].map(() =>
        runChild("tests/support/slow-migration.ts", { ...environment(place), STEP_MS: "200" }),
      );
      const exits = await Promise.all(both.map((child) => child.exit));
      expect(both.flatMap((child) => child.errors)).toEqual([]);
      expect(exits).toEqual([
        { code: 0, signal: null },
        { code: 0, signal: null },
      ]);
      const steps = both.flatMap((child) => child.lines.filter((line) => line.startsWith("step")));
      expect(steps).toHaveLength(30);
    });
  });
}

test("no acknowledged write is lost when PostgreSQL itself is killed", async () => {
  const server = await startPostgres();
  try {
    const databaseUrl = await server.createDatabase("killed");
    const place = { dataDir: "", databaseUrl };
    for (let kill = 0; kill < effort(1, 10); kill++) {
      const writer = runChild(WRITER, environment(place));
      await writer.line(() => true);
      await sleep(100 + Math.random() * 300);
      await server.kill();
      await writer.exit;
      await server.restart();
      expect((await storedRevision(place)) - lastRevision(writer.lines)).toBeOneOf([0, 1]);
    }
  } finally {
    await server.stop();
  }
});
