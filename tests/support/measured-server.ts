import { buildApp, type Limits } from "../../src/server/app.ts";
import { openDatabase } from "../../src/server/db/database.ts";
import { migrate } from "../../src/server/db/migrate.ts";
import { migrations } from "../../src/server/db/migrations/all.ts";
import { readConfig } from "../../src/server/env.ts";
import { openRenderQueue } from "../../src/server/exports/open-render-queue.ts";
import { authLimits } from "./auth-limits.ts";
import type { Question, Watched } from "./measured-process.ts";

// The application in a process of its own that tells what its one thread for all requests has spent, in time of the
// processor: what else the machine does, and what the other threads do, is not in it.
const limits: Partial<Limits> = JSON.parse(process.argv[2] ?? "{}");
const config = readConfig(process.env);
const database = openDatabase(config);
await migrate(database, migrations);
const ENOUGH = 1_000_000;
const app = await buildApp({
  config,
  database,
  renderQueue: openRenderQueue(),
  sessionSecret: "a-secret-for-tests-of-some-length-0123456789",
  version: "0.0.0-test",
  webDir: null,
  log: { write: () => {} },
  limits: {
    requestsPerMinute: ENOUGH,
    rendersPerMinute: ENOUGH,
    rendersAheadPerMinute: ENOUGH,
    claimsPerMinute: ENOUGH,
    matchesPerMinute: ENOUGH,
    tailorsPerMinute: ENOUGH,
    trialsPerMinute: ENOUGH,
    auth: authLimits(() => ENOUGH),
    assist: { requestsPerDay: ENOUGH, patience: {} },
    ...limits,
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

// A turn of the event loop lies between two ticks, and a millisecond at most beside it. Requests that came at once share a turn,
// each with a step of its own: otherwise forty short ones would look like a long one.
let ticking: NodeJS.Timeout | undefined;
let ticked = 0;
let stepped = 0;
let watched: Watched = nothing();
function nothing(): Watched {
  return { longestTurn: 0, longestStep: 0, mostBytes: process.memoryUsage.rss() };
}
function step(): void {
  const now = spent();
  watched.longestStep = Math.max(watched.longestStep, now - stepped);
  stepped = now;
}
function tick(): void {
  step();
  watched.longestTurn = Math.max(watched.longestTurn, stepped - ticked);
  ticked = stepped;
  watched.mostBytes = Math.max(watched.mostBytes, process.memoryUsage.rss());
}
app.server.prependListener("request", step);
function watch(): void {
  ticked = spent();
  stepped = ticked;
  watched = nothing();
  ticking = setInterval(tick, 1);
}
function endWatch(): Watched {
  tick();
  clearInterval(ticking);
  return watched;
}

const ANSWERS: Readonly<Record<Question, () => unknown>> = {
  spent: spentSinceAsked,
  watch,
  endWatch,
  promoteAll: async () => void (await database.query.updateTable("users").set({ role: "admin" }).execute()),
};

process.on("message", async (question: Question) => {
  process.send?.({ answer: await ANSWERS[question]() });
});
process.on("disconnect", () => process.exit());

process.send?.({ answer: await app.listen({ port: 0, host: "127.0.0.1" }) });
