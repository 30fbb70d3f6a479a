// The server of the lists in a process of its own, without a limit on requests.
import { buildApp } from "../../src/server/app.ts";
import { openDatabase } from "../../src/server/db/database.ts";
import { readConfig } from "../../src/server/env.ts";
import { openRenderQueue } from "../../src/server/exports/open-render-queue.ts";

const config = readConfig(process.env);
const database = openDatabase(config);
const app = await buildApp({
  config,
  database,
  renderQueue: openRenderQueue(),
  sessionSecret: "a-secret-for-a-bench-of-some-length-0123456789",
  version: "bench",
  webDir: null,
  log: { write: () => {} },
  limits: { requestsPerMinute: 10_000_000 },
});
process.stdout.write(`${await app.listen({ port: 0, host: "127.0.0.1" })}\n`);
