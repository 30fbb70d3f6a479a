import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { runChild } from "../support/child-process.ts";
import { type DatabasePlace, emptySqlite } from "../support/databases.ts";
import { effort } from "../support/effort.ts";
import { startRequestLoad } from "../support/request-load.ts";
import { type ServedPlace, servePlace } from "../support/served-place.ts";
import { workersOf } from "../support/worker-processes.ts";

const TOKEN = "a-token-of-the-operator";
const WORKERS = effort(2, 4);
let place: DatabasePlace;
let served: ServedPlace;

beforeAll(async () => {
  place = emptySqlite();
  served = await servePlace(place, { WORKERS: String(WORKERS), METRICS_TOKEN: TOKEN, LOG_LEVEL: "warn" });
}, 180_000);
afterAll(async () => {
  await served.kill("SIGKILL");
  await place.remove();
});

const health = async () =>
  (await fetch(`${served.url}/api/health`, { headers: { connection: "close" } })).json();
const metrics = async () => {
  const headers = { authorization: `Bearer ${TOKEN}`, connection: "close" };
  return (await fetch(`${served.url}/api/metrics`, { headers })).text();
};
const counted = async (name: string) => {
  const lines = (await metrics()).split("\n").filter((line) => line.startsWith(`${name}{`));
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(" ") + 1)), 0);
};

test("several workers are ready with one line, and health says how many they are", async () => {
  expect(served.child.lines).toHaveLength(1);
  expect(workersOf(served)).toHaveLength(WORKERS);
  expect((await health()).workers).toEqual({ wanted: WORKERS, listening: WORKERS });
});

test("whichever worker is scraped, the numbers are those of all", async () => {
  const route = 'candor_http_requests_total{method="GET",route="/api/health",status="200"} ';
  for (let nth = 0; nth < 4 * WORKERS; nth++) await health();
  const seen = new Set<string>();
  for (let nth = 0; nth < 2 * WORKERS; nth++) {
    const lines = (await metrics()).split("\n");
    seen.add(lines.find((line) => line.startsWith(route)) ?? "");
    const places = lines.filter((line) => line.startsWith("process_resident_memory_bytes{"));
    expect(places.map((line) => /worker="(\d)"/.exec(line)?.[1])).toEqual(
      Array.from({ length: WORKERS }, (_, at) => String(at + 1)),
    );
  }
  expect(seen.size).toBe(1);
  expect(Number([...seen][0]?.slice(route.length))).toBeGreaterThanOrEqual(4 * WORKERS);
});

test("a worker that is killed is started anew while the others answer, and no counter falls", async () => {
  const before = await counted("candor_http_requests_total");
  const [victim = 0, ...others] = workersOf(served);
  process.kill(victim, "SIGKILL");
  await expect
    .poll(() => workersOf(served).filter((id) => id !== victim && !others.includes(id)))
    .toHaveLength(1);
  await expect.poll(async () => (await health()).workers.listening, { timeout: 30_000 }).toBe(WORKERS);
  expect(await counted("candor_http_requests_total")).toBeGreaterThan(before);
  const log = served.child.errors.map((line) => JSON.parse(line));
  expect(log.map(({ msg, signalCode }) => [msg, signalCode])).toEqual([
    ["a worker ended and is started anew", "SIGKILL"],
  ]);
});

test("SIGHUP replaces every worker under load without one failed request", async () => {
  const old = workersOf(served);
  const load = startRequestLoad(served.url, "/api/settings", { kept: 8, fresh: 4 });
  for (let round = 0; round < effort(1, 5); round++) {
    const before = workersOf(served);
    served.child.process.kill("SIGHUP");
    await expect
      .poll(() => workersOf(served).filter((id) => before.includes(id)), { timeout: 60_000 })
      .toHaveLength(0);
    await sleep(200);
  }
  await load.stop();
  expect(load.failures).toEqual([]);
  expect(load.answered).toBeGreaterThan(100);
  expect(workersOf(served)).toHaveLength(WORKERS);
  expect(workersOf(served).filter((id) => old.includes(id))).toEqual([]);
  process.stdout.write(`rolling restart of ${WORKERS} workers: ${load.answered} requests, 0 failed\n`);
});

test("a SIGHUP that comes while the workers start is done once all listen", async () => {
  const starting = emptySqlite();
  onTestFinished(() => starting.remove());
  const child = runChild("src/server/main.ts", {
    ...{ PORT: "0", DATA_DIR: starting.dataDir, WORKERS: "2", LOG_LEVEL: "info" },
  });
  onTestFinished(() => void child.process.kill("SIGKILL"));
  const seen = new Set<number>();
  const look = () => {
    const now = workersOf({ child });
    for (const id of now) seen.add(id);
    return now.length;
  };
  // The primary answers signals from its first lines on.
  await expect.poll(look, { timeout: 60_000 }).toBe(1);
  child.process.kill("SIGHUP");
  await child.line((line) => line.startsWith("Candor is ready at "));
  // Both, and who took their places.
  await expect.poll(() => look() && seen.size, { timeout: 60_000, interval: 20 }).toBe(4);
  await expect.poll(look).toBe(2);
});

test("SIGTERM ends all of them well within ten seconds", async () => {
  const workers = workersOf(served);
  const asked = Date.now();
  expect(await served.kill("SIGTERM")).toEqual({ code: 0, signal: null });
  expect(Date.now() - asked).toBeLessThan(10_000);
  for (const id of workers) expect(() => process.kill(id, 0)).toThrow("ESRCH");
});
