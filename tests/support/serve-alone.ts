import { buildApp } from "../../src/server/app.ts";
import { openDatabase } from "../../src/server/db/database.ts";
import { migrate } from "../../src/server/db/migrate.ts";
import { migrations } from "../../src/server/db/migrations/all.ts";
import { readConfig } from "../../src/server/env.ts";
import { openRenderQueue } from "../../src/server/exports/open-render-queue.ts";

// The application in a process of its own, so that what a test measures is not the test.
const config = readConfig(process.env);
const database = openDatabase(config);
await migrate(database, migrations);
const app = await buildApp({
  config,
  database,
  renderQueue: openRenderQueue(),
  sessionSecret: "a-secret-for-tests-of-some-length-0123456789",
  version: "0.0.0-test",
  webDir: null,
  log: { write: () => {} },
  limits: { rendersPerMinute: 10_000 },
});
process.stdout.write(`${await app.listen({ port: 0, host: "127.0.0.1" })}\n`);
