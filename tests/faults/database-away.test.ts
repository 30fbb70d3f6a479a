import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { openDatabase } from "../../src/server/db/database.ts";
import { isDatabaseAway } from "../../src/server/db/failure.ts";
import { migrate } from "../../src/server/db/migrate.ts";
import { migrations } from "../../src/server/db/migrations/all.ts";
import { resumeRepository } from "../../src/server/resumes/resume-repository.ts";
import { runChild } from "../support/child-process.ts";
import { ENGINES, emptySqlite } from "../support/databases.ts";
import { openFreezableProxy } from "../support/freezable-proxy.ts";
import { addPerson } from "../support/people.ts";
import { PLAIN_DESIGN } from "../support/plain-design.ts";
import { startPostgres } from "../support/postgres-server.ts";
import { startServer } from "../support/running-server.ts";

const draft = { id: "r1", ownerId: "ada", title: "First", ...PLAIN_DESIGN, resume: sampleResume };

async function lockedSqlite() {
  const place = emptySqlite();
  const database = openDatabase(place);
  await migrate(database, migrations);
  await addPerson(database, "ada");
  const other = new DatabaseSync(path.join(place.dataDir, "candor.db"));
  other.exec("begin immediate");
  return {
    repository: resumeRepository(database),
    release: () => other.exec("commit"),
    async remove() {
      other.close();
      await database.close();
      await place.remove();
    },
  };
}

test("a write waits for a locked SQLite file and then succeeds, while other work of the process goes on", async () => {
  const { repository, release, remove } = await lockedSqlite();
  let ticks = 0;
  const clock = setInterval(() => ticks++, 20);
  const write = repository.create(draft);
  await sleep(600);
  expect(ticks).toBeGreaterThan(10);
  release();
  expect(await write).toMatchObject({ revision: 1 });
  clearInterval(clock);
  await remove();
});

test("a SQLite file that stays locked is given up after five seconds, as a fault that may pass", async () => {
  const { repository, remove } = await lockedSqlite();
  const error = await repository.create(draft).catch((reason: unknown) => reason);
  expect(isDatabaseAway(error)).toBe(true);
  await remove();
});

test("the server outlives PostgreSQL: down while it is gone, well again within ten seconds of its return", async () => {
  const postgres = await startPostgres();
  const DATABASE_URL = await postgres.createDatabase("outlived");
  const child = runChild("src/server/main.ts", { PORT: "0", DATABASE_URL });
  try {
    const ready = await child.line((line) => line.includes("http://"));
    const health = async () => (await fetch(`${ready.slice(ready.lastIndexOf(" ") + 1)}/api/health`)).status;
    expect(await health()).toBe(200);
    await postgres.kill();
    expect(await health()).toBe(503);
    await postgres.restart();
    const back = Date.now();
    while ((await health()) !== 200) await sleep(100);
    expect(Date.now() - back).toBeLessThan(10_000);
  } finally {
    child.process.kill("SIGKILL");
    await child.exit;
    await postgres.stop();
  }
});

test("a PostgreSQL that hangs is down within seconds, and well again as soon as it answers", async () => {
  const place = await ENGINES[1]?.create();
  if (!place?.databaseUrl) throw new Error("no PostgreSQL");
  const proxy = await openFreezableProxy(place.databaseUrl);
  const server = await startServer({
    place: { ...place, databaseUrl: proxy.url },
    config: { metricsToken: "a-token-of-the-operator" },
  });
  const ask = async (path: string) => {
    const began = Date.now();
    const answer = await fetch(`${server.url}${path}`, {
      headers: { authorization: "Bearer a-token-of-the-operator" },
    });
    return { status: answer.status, text: await answer.text(), ms: Date.now() - began };
  };
  expect((await ask("/api/health")).status).toBe(200);
  proxy.freeze();
  const answers = await Promise.all(Array.from({ length: 15 }, () => ask("/api/health")));
  for (const { status, text, ms } of [...answers, await ask("/api/health")]) {
    expect([status, JSON.parse(text).status]).toEqual([503, "down"]);
    expect(ms).toBeLessThan(5_000);
  }
  expect((await ask("/api/metrics")).text).toContain('candor_part_failing{part="database"} 1');
  proxy.thaw();
  await expect.poll(async () => (await ask("/api/health")).status, { timeout: 10_000 }).toBe(200);
  await server.stop();
  await proxy.close();
});
