import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type DatabasePlace, ENGINES, emptySqlite } from "../support/databases.ts";
import { ResumeOwner, resumeNamed } from "../support/resume-owner.ts";
import { startServer } from "../support/running-server.ts";
import { servePlace } from "../support/served-place.ts";
import { STRONG_PASSWORD } from "../support/visitor.ts";

const CANARY = "zanzibarquokka";

/** What a person wrote, in every place that keeps text: names, titles, words to search by, contents, versions, letters. */
function canaryResume(mark: string) {
  const text = `${CANARY} ${mark}`;
  return { ...resumeNamed(text), summary: `${text} `.repeat(100), skills: Array(60).fill(text) };
}

async function writeAndDelete(url: string, run: number): Promise<void> {
  const address = (who: string) => `${who}${run}.${CANARY}@example.com`;
  const goes = new ResumeOwner(url);
  await goes.register(address("goes"), { name: `Quinn ${CANARY}` });
  const kept = await goes.keep({ title: `Title ${CANARY}`, resume: canaryResume("kept") });
  await goes.call("POST", `/api/resumes/${kept}/versions`, { name: `Named ${CANARY}` });
  const stays = await ResumeOwner.arrive(url, `stays${run}@example.com`);
  const ids = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      stays.keep({ title: `${CANARY} number ${index}`, resume: canaryResume(`number ${index}`) }),
    ),
  );
  const [overwritten = "", ...forever] = ids;
  const version = await stays.call("POST", `/api/resumes/${overwritten}/versions`, { name: CANARY });
  // Overwritten by a save, its version removed, its title changed; removed for good; the account deleted.
  expect((await stays.save(overwritten, 1, { resume: resumeNamed("Plain"), title: "Plain" })).status).toBe(
    200,
  );
  const path = `/api/resumes/${overwritten}/versions/${version.body.id}`;
  expect((await stays.call("DELETE", path)).status).toBe(204);
  await stays.call("PATCH", "/api/account", { name: CANARY });
  await stays.call("PATCH", "/api/account", { name: "Plain" });
  for (const id of forever)
    expect((await stays.call("DELETE", `/api/resumes/${id}?forever=true`)).status).toBe(204);
  expect((await goes.call("DELETE", "/api/account", { password: STRONG_PASSWORD })).status).toBe(204);
}

function remainsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    readFileSync(path.join(folder, name)).toString("latin1").toLowerCase().includes(CANARY),
  );
}

describe("what is deleted, on sqlite", () => {
  let place: DatabasePlace;

  beforeEach(() => {
    place = emptySqlite();
  });
  afterEach(() => place.remove());

  test("is in no file of the data folder soon after, while the server runs, nor after it ends, nor in its log", async () => {
    const served = await servePlace(place, { LOG_LEVEL: "debug" });
    for (const run of [1, 2]) await writeAndDelete(served.url, run);
    await expect.poll(() => remainsIn(place.dataDir), { timeout: 30_000 }).toEqual([]);
    await writeAndDelete(served.url, 3);
    expect(await served.kill("SIGTERM")).toEqual({ code: 0, signal: null });
    expect(readdirSync(place.dataDir)).toEqual(["candor.db"]);
    expect(remainsIn(place.dataDir)).toEqual([]);
    expect(served.child.errors.length).toBeGreaterThan(10);
    expect(served.child.errors.join("\n").toLowerCase()).not.toContain(CANARY);
  });

  test("and what an earlier release left behind, is wiped by the next start", async () => {
    const file = path.join(place.dataDir, "candor.db");
    const server = await startServer({ place: { ...place, remove: async () => {} } });
    await sql`pragma secure_delete = off`.execute(server.database.query);
    await writeAndDelete(server.url, 1);
    await server.stop();
    expect(remainsIn(place.dataDir)).toEqual(["candor.db"]);
    const served = await servePlace(place);
    await served.kill("SIGTERM");
    expect(remainsIn(place.dataDir)).toEqual([]);
    const reader = new DatabaseSync(file, { readOnly: true });
    expect(reader.prepare("select count(*) as users from users").get()).toEqual({ users: 1 });
    reader.close();
    expect(existsSync(`${file}-journal`)).toBe(false);
  });
});

for (const { engine, create } of ENGINES)
  test(`no row holds what is deleted, on ${engine}`, async () => {
    const server = await startServer({ place: await create() });
    try {
      await writeAndDelete(server.url, 1);
      for (const { name } of await server.database.query.introspection.getTables()) {
        const { rows } = await sql`select * from ${sql.table(name)}`.execute(server.database.query);
        expect(JSON.stringify(rows).toLowerCase(), name).not.toContain(CANARY);
      }
      expect(server.log.join("").toLowerCase()).not.toContain(CANARY);
    } finally {
      await server.stop();
    }
  });
