import { buildApp } from "../../src/server/app.ts";
import { openImproveQueue } from "../../src/server/assist/improve-queue.ts";
import { openDatabase } from "../../src/server/db/database.ts";
import { migrate } from "../../src/server/db/migrate.ts";
import { migrations } from "../../src/server/db/migrations/all.ts";
import { readConfig } from "../../src/server/env.ts";
import { openRenderQueue } from "../../src/server/exports/open-render-queue.ts";
import { authLimits } from "../../tests/support/auth-limits.ts";
import { SECRET } from "./people.ts";

// The application as it is served, without the limits for one address: all simulated people come from one.
const ENOUGH = 100_000_000;
const config = readConfig(process.env);
const database = openDatabase(config);
await migrate(database, migrations);
const app = await buildApp({
  config,
  database,
  renderQueue: openRenderQueue(),
  improveQueue: openImproveQueue(),
  sessionSecret: SECRET,
  version: "0.0.0-bench",
  webDir: null,
  log: process.stderr,
  limits: {
    requestsPerMinute: ENOUGH,
    rendersPerMinute: ENOUGH,
    rendersAheadPerMinute: ENOUGH,
    claimsPerMinute: ENOUGH,
    matchesPerMinute: ENOUGH,
    tailorsPerMinute: ENOUGH,
    auth: authLimits(() => ENOUGH),
    assist: { requestsPerDay: ENOUGH, patience: {} },
  },
});
process.on("SIGTERM", () => process.exit(0));
process.stdout.write(`${await app.listen({ port: config.port, host: "127.0.0.1" })}\n`);
