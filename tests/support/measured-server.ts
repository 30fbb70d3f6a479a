import { buildApp } from "../../src/server/app.ts";
import { openDatabase } from "../../src/server/db/database.ts";
import { migrate } from "../../src/server/db/migrate.ts";
import { migrations } from "../../src/server/db/migrations/all.ts";
import { readConfig } from "../../src/server/env.ts";
import { openRenderDesk } from "../../src/server/exports/open-render-desk.ts";
import { authLimits } from "./auth-limits.ts";
import type { Question } from "./measured-process.ts";

// The application in a process of its own that tells what its one thread for all requests has spent, in time of the
// processor: what else the machine does, and what the other threads do, is not in it.
const config = readConfig(process.env);
const database = openDatabase(config);
await migrate(database, migrations);
const ENOUGH = 1_000_000;
const app = await buildApp({
  config,
  database,
  desk: openRenderDesk(),
  sessionSecret: "a-secret-for-tests-of-some-length-0123456789",
  version: "0.0.0-test",
  webDir: null,
  log: { write: () => {} },
  limits: {
    requestsPerMinute: ENOUGH,
    rendersPerMinute: ENOUGH,
    auth: authLimits(() => ENOUGH),
    assist: { requestsPerDay: ENOUGH, patience: {} },
  },
});

const spent = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

let asked = spent();
function spentSinceAsked(): number {
  const before = asked;
  asked = spent();
  return asked - before;
}

// A turn of the event loop lies between two looks, and a millisecond at most beside it.
let watching: NodeJS.Timeout | undefined;
let looked = 0;
let longest = 0;
function look(): void {
  const now = spent();
  longest = Math.max(longest, now - looked);
  looked = now;
}
function watch(): void {
  looked = spent();
  longest = 0;
  watching = setInterval(look, 1);
}
function longestTurn(): number {
  look();
  clearInterval(watching);
  return longest;
}

const ANSWERS: Readonly<Record<Question, () => unknown>> = {
  spent: spentSinceAsked,
  watch,
  longestTurn,
  promoteAll: async () => void (await database.query.updateTable("users").set({ role: "admin" }).execute()),
};

process.on("message", async (question: Question) => {
  process.send?.({ answer: await ANSWERS[question]() });
});
process.on("disconnect", () => process.exit());

process.send?.({ answer: await app.listen({ port: 0, host: "127.0.0.1" }) });
