import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { effort } from "../support/effort.ts";
import { type PostgresServer, startPostgres } from "../support/postgres-server.ts";
import { LoadedResume, type Tally } from "../support/save-load.ts";
import { type ServedPlace, servePlace } from "../support/served-place.ts";
import { workersOf } from "../support/worker-processes.ts";

const WORKERS = 4;
const RESUMES = 8;
let postgres: PostgresServer;
let served: ServedPlace;

beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase("loaded");
  served = await servePlace(
    { dataDir: "", databaseUrl },
    { WORKERS: String(WORKERS), TRUST_PROXY: "loopback", LOG_LEVEL: "warn" },
  );
}, 180_000);
afterAll(async () => {
  await served.kill("SIGKILL");
  await postgres.stop();
});

async function killWorker(): Promise<void> {
  const [victim = 0] = workersOf(served);
  process.kill(victim, "SIGKILL");
}

async function restartPostgres(): Promise<void> {
  await postgres.shutDown();
  await postgres.restart();
}

test("of four workers under load one is killed and PostgreSQL is restarted: no acknowledged save is lost, and no save fails", async () => {
  const resumes = await Promise.all(Array.from({ length: RESUMES }, () => LoadedResume.create(served.url)));
  const tally: Tally = { requests: 0, failedRequests: [], saves: 0, failedSaves: 0, longestSaveMs: 0 };
  let over = false;
  const work = resumes.map((resume) => resume.work(tally, () => over));
  for (let round = 0; round < effort(1, 5); round++) {
    await sleep(effort(2_000, 15_000));
    await killWorker();
    await sleep(effort(2_000, 15_000));
    await restartPostgres();
    await sleep(effort(2_000, 15_000));
    served.child.process.kill("SIGHUP");
    await sleep(effort(2_000, 15_000));
  }
  over = true;
  await Promise.all(work);

  for (const resume of resumes) {
    const { revision, name } = await resume.stored();
    expect(revision).toBe(resume.acknowledged);
    expect(name).toBe(`Revision ${revision}`);
  }
  const { requests, failedRequests, saves, failedSaves, longestSaveMs } = tally;
  process.stdout.write(
    `${WORKERS} workers, one killed, PostgreSQL restarted, all restarted: ${saves} saves acknowledged, 0 lost, ${failedSaves} failed; ` +
      `of ${requests} requests ${failedRequests.length} failed before a retry (${((100 * failedRequests.length) / requests).toFixed(3)} %: ${[...new Set(failedRequests)].join(", ") || "none"}); ` +
      `the longest save took ${longestSaveMs} ms\n`,
  );
  expect(failedSaves).toBe(0);
  expect(saves).toBeGreaterThan(effort(50, 5_000));
  // Those that the killed worker was answering, one for each client at most.
  expect(failedRequests.length).toBeLessThanOrEqual(effort(1, 5) * RESUMES);
});

test("the loss of the connection is told once by each worker, and its return too", () => {
  // A worker that is started anew while PostgreSQL is away says so in plain words, and is started again.
  const written = served.child.errors.filter((line) => !line.startsWith("candor: the database"));
  const lines = written.map((line) => JSON.parse(line).msg);
  const lost = lines.filter((line) => line === "the connection to the database was lost").length;
  const back = lines.filter((line) => line === "the database answers again").length;
  expect(lost).toBeGreaterThan(0);
  expect(lost).toBeLessThanOrEqual(effort(1, 5) * 2 * WORKERS);
  expect(back).toBeGreaterThan(0);
  expect(back).toBeLessThanOrEqual(lost);
});
