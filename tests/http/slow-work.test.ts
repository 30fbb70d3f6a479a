import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "../support/running-server.ts";

const TOKEN = "a-token-for-metrics-of-some-length";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({
    config: { metricsToken: TOKEN },
    extend(app) {
      app.get("/api/slow/:name", async () => {
        await sleep(3100);
        return {};
      });
      app.get("/api/streams", async (_request, reply) => {
        reply.hijack();
        reply.raw.writeHead(200);
        await sleep(3300);
        reply.raw.end();
      });
      app.get("/api/stalls", async () => {
        for (const end = performance.now() + 500; performance.now() < end; );
        return {};
      });
      app.get("/api/queries", async () => {
        const numbers = sql`with recursive counted(n) as (select 1 union all select n + 1 from counted where n < 4000000) select max(n) as most from counted where 'Ada' <> ''`;
        await numbers.execute(server.database.query);
        return {};
      });
    },
  });
});
afterAll(() => server.stop());

const slowLines = () => server.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "slow");

test("what takes too long has a line with its route, time and request, and nothing personal", async () => {
  const [slow] = await Promise.all([
    fetch(`${server.url}/api/slow/ada?mail=ada@example.org`),
    fetch(`${server.url}/api/streams`),
  ]);
  const lines = slowLines().filter(({ what }) => what === "request");
  expect(lines).toMatchObject([{ level: "warn", method: "GET", route: "/api/slow/:name", status: 200 }]);
  expect(lines[0].ms).toBeGreaterThanOrEqual(3000);
  expect(lines[0].requestId).toBe(slow.headers.get("x-request-id"));
  expect(JSON.stringify(lines)).not.toContain("ada");
});

test("a moment in which nobody is answered has a line", async () => {
  await fetch(`${server.url}/api/stalls`);
  const stalls = () => slowLines().filter(({ what }) => what === "event-loop");
  await expect.poll(stalls).not.toEqual([]);
  expect(Math.max(...stalls().map(({ ms }) => ms))).toBeGreaterThanOrEqual(300);
});

test("a slow statement is named by what it does to which table, without a value", async () => {
  await fetch(`${server.url}/api/queries`);
  const statements = () => slowLines().filter(({ what }) => what === "statement");
  await expect.poll(statements).not.toEqual([]);
  expect(statements()[0]).toMatchObject({ level: "warn", statement: expect.stringMatching(/^with/) });
  expect(JSON.stringify(statements())).not.toContain("Ada");
});

test("metrics count all of it", async () => {
  const answer = await fetch(`${server.url}/api/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const text = await answer.text();
  for (const what of ["request", "event-loop", "statement"])
    expect(text).toMatch(new RegExp(`^candor_slow_work_total\\{what="${what}"\\} [1-9]`, "m"));
  for (const what of ["render-queue", "judge-queue"])
    expect(text).toContain(`candor_slow_work_total{what="${what}"} 0`);
});
