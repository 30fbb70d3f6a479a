// Runs where the machine's name server is its own and leaves some names unanswered: people's own endpoints have such names, the
// site's endpoint has another. Prints as one line of JSON what became of everybody's requests meanwhile.
import { setTimeout as pause } from "node:timers/promises";
import { AI, startAiEndpoint } from "./ai-endpoint.ts";
import { emptySqlite } from "./databases.ts";
import { startNameServer } from "./name-server.ts";
import { servePlace } from "./served-place.ts";
import { STRONG_PASSWORD, Visitor } from "./visitor.ts";

const DNS_PORT = 53;
const DEAD = Array.from({ length: 5 }, (_, at) => `dead-${at}.test`);
const LINE = {
  task: "experience",
  text: "Responsible for closing the till and counting 3 registers every night",
  tone: "professional",
  seniority: "mid",
};

const names = await startNameServer(
  { "model.test": ["127.0.0.1"], ...Object.fromEntries(DEAD.map((name) => [name, null])) },
  DNS_PORT,
);
const endpoint = await startAiEndpoint(AI.answers("Closed the till and counted 3 registers every night"));
const baseUrl = endpoint.url.replace("127.0.0.1", "model.test");
const place = emptySqlite();
const server = await servePlace(place, {
  AI_BASE_URL: baseUrl,
  AI_MODEL: "some-model",
  ADMIN_EMAIL: "admin@example.com",
  ADMIN_PASSWORD: STRONG_PASSWORD,
});
process.on("exit", () => server.child.process.kill("SIGKILL"));

const admin = new Visitor(server.url);
await admin.login("admin@example.com");
await admin.call("PUT", "/api/admin/ai", { inUse: "environment", ownAllowed: true, privateAllowed: false });

async function arrive(name: string): Promise<Visitor> {
  const visitor = new Visitor(server.url);
  await visitor.register(`${name}@example.com`);
  return visitor;
}

const improve = (visitor: Visitor) => visitor.call("POST", "/api/ai/improve", LINE);

async function timed(work: () => ReturnType<Visitor["call"]>) {
  const began = performance.now();
  const { status, body } = await work();
  return { status, body, milliseconds: Math.round(performance.now() - began) };
}

async function hangUp(visitor: Visitor): Promise<void> {
  await fetch(`${server.url}/api/ai/improve`, {
    method: "POST",
    redirect: "error",
    headers: { "content-type": "application/json", cookie: visitor.cookie ?? "" },
    body: JSON.stringify(LINE),
    signal: AbortSignal.timeout(100),
  }).catch(() => {});
  await pause(50);
}

/** A request that was left gives its place back a moment later. */
async function onceFree(ask: () => ReturnType<Visitor["call"]>) {
  for (;;) {
    const answer = await ask();
    if (answer.body.code !== "assist_busy") return answer;
    await pause(100);
  }
}

const ada = await arrive("ada");
await ada.call("POST", "/api/ai/consent", { host: new URL(baseUrl).host });
// The engine has started when it matters.
await improve(ada);

const people = await Promise.all(DEAD.map((name) => arrive(name.slice(0, 6))));
const [first, ...others] = people;
if (!first) throw new Error("nobody has a name that is dead");
const own = { baseUrl: `https://${DEAD[0]}/v1`, model: "m", key: null };
await first.call("PUT", "/api/ai/own", own);
await first.call("POST", "/api/ai/consent", { host: DEAD[0] });
for (let time = 1; time <= 15; time++) await hangUp(first);
const improved = await timed(() => improve(ada));

const afterHangUps = await onceFree(() => improve(first));

const trials = others.map((visitor, at) =>
  timed(() => visitor.call("POST", "/api/ai/own/trial", { ...own, baseUrl: `https://${DEAD[at + 1]}/v1` })),
);
await pause(300);
const tried = await timed(() => admin.call("POST", "/api/admin/ai/trial", { baseUrl, model: "m" }));
const met = { afterHangUps: afterHangUps.body, improved, tried, trials: await Promise.all(trials) };
process.stdout.write(`${JSON.stringify(met)}\n`);
await server.kill("SIGTERM");
await endpoint.close();
await place.remove();
names.close();
