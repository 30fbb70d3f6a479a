import { buildApp } from "../../src/server/app.ts";
import { openDatabase } from "../../src/server/db/database.ts";
import { migrate } from "../../src/server/db/migrate.ts";
import { migrations } from "../../src/server/db/migrations/all.ts";
import { readConfig } from "../../src/server/env.ts";
import { openRenderDesk } from "../../src/server/exports/open-render-desk.ts";

/*
 * The application in a process of its own that tells how much its main thread worked without a pause, by the processor's time
 * and not by the clock: other work on the machine does not count.
 */
const config = readConfig(process.env);
const database = openDatabase(config);
await migrate(database, migrations);
const app = await buildApp({
  config,
  database,
  desk: openRenderDesk(),
  sessionSecret: "a-secret-for-tests-of-some-length-0123456789",
  version: "0.0.0-test",
  webDir: null,
  log: { write: () => {} },
  limits: { requestsPerMinute: 10_000, downloads: { stalledMs: 3_000, wholeMs: 120_000 } },
});

const spent = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
let last = spent();
let longestStepMs = 0;
let mostBytes = 0;
setInterval(() => {
  const now = spent();
  longestStepMs = Math.max(longestStepMs, now - last);
  last = now;
  mostBytes = Math.max(mostBytes, process.memoryUsage.rss());
}, 1);

/** What was measured since it was asked last. */
app.get("/measured", async () => {
  const measured = { longestStepMs, mostBytes };
  longestStepMs = 0;
  mostBytes = 0;
  return measured;
});
process.stdout.write(`${await app.listen({ port: 0, host: "127.0.0.1" })}\n`);
