import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS } from "../../src/domain/limits.ts";
import { REFUSAL } from "../../src/domain/suggestions/request.ts";
import { fullPhoto } from "../factories/photos.ts";
import { AI, type AiEndpoint, startAiEndpoint } from "../support/ai-endpoint.ts";
import { formsOf } from "../support/api-cases.ts";
import { type Operation, operationsOf } from "../support/api-walk.ts";
import { bodiesFor, honestBody } from "../support/bomb-bodies.ts";
import { BOMB_NAMES, bomb } from "../support/bombs.ts";
import { asIfQuiet } from "../support/cpu.ts";
import { type DatabasePlace, emptySqlite } from "../support/databases.ts";
import { effort } from "../support/effort.ts";
import { type MeasuredProcess, type Sent, startMeasured } from "../support/measured-process.ts";
import { routeOf, Walker } from "../support/walker.ts";

/** What one request may take of the thread that answers all others, in milliseconds of the processor. */
const MOST_MS = 50;
/** The first ones warm the code up, and old garbage may be collected at any time: the least is what a request costs. */
const TRIES = 4;
const BOMBS_APART = effort(4, 1);
/** What fits into the head of a request beside the rest. */
const ADDRESS_BYTES = 12_000;
const IN_ONE_PIECE = 4 * 1024 * 1024;
const METRICS_TOKEN = "a-token-of-some-length-for-metrics";

/** What an honest request is answered where a success would end the walk, or needs what this server has not. */
const HONEST_REFUSALS: Readonly<Record<string, number>> = {
  "POST /api/auth/forgot-password": 501,
  "POST /api/auth/reset-password": 501,
  "POST /api/auth/verify-email": 501,
  "POST /api/account/verification": 501,
  "POST /api/account/password": 403,
  "DELETE /api/account": 403,
  "POST /api/account/email": 400,
  "POST /api/auth/proof": 403,
  "GET /api/auth/second-step": 401,
  "POST /api/auth/second-step": 401,
  "POST /api/auth/passkey": 400,
  "POST /api/account/authenticator": 400,
  "DELETE /api/account/authenticator": 404,
  "POST /api/account/recovery-codes": 409,
  "POST /api/account/passkeys": 400,
  "GET /api/resumes/{resumeId}/differences": 409,
  "POST /api/resumes/{resumeId}/clashes": 409,
  "POST /api/resumes/{resumeId}/detach": 409,
  "POST /api/resumes/{resumeId}/promote": 409,
  "PATCH /api/account/passkeys/{passkeyId}": 404,
  "DELETE /api/account/passkeys/{passkeyId}": 404,
  "GET /api/auth/oidc/{provider}/start": 404,
  "GET /api/auth/oidc/{provider}/callback": 404,
  "GET /api/auth/oidc/link": 403,
  "POST /api/auth/oidc/link": 403,
  "POST /api/auth/oidc/link/mail": 403,
  "POST /api/auth/invitation": 403,
  "POST /api/account/identities": 403,
  "POST /api/account/identities/start": 404,
  "DELETE /api/account/identities/{identityId}": 404,
  "DELETE /api/admin/invitations/{invitationId}": 404,
  "POST /api/admin/ai/evaluations/{evaluationId}/cancel": 404,
};

let place: DatabasePlace;
let endpoint: AiEndpoint;
let server: MeasuredProcess;
let operations: Operation[];
let walker: Walker;

beforeAll(async () => {
  place = emptySqlite();
  // Suggestions are judged in threads of their own, which are not measured here: the shortest answer will do.
  endpoint = await startAiEndpoint(AI.answers(REFUSAL));
  const DATA_DIR = place.dataDir;
  server = await startMeasured({
    DATA_DIR,
    AI_BASE_URL: endpoint.url,
    AI_MODEL: "some-model",
    METRICS_TOKEN,
    // Passkeys belong to a name.
    PUBLIC_URL: "http://localhost:3000",
  });
  walker = new Walker(server, { aiHost: new URL(endpoint.url).host, metricsToken: METRICS_TOKEN });
  await walker.signUp();
  operations = operationsOf((await walker.visitor.call("GET", "/api/openapi.json")).body);
});
afterAll(async () => {
  await server.stop();
  await endpoint.close();
  await place.remove();
});

/**
 * What a request costs as a whole, which is more than any of its turns. Only to read the tens of megabytes of the longest bodies
 * takes that much, piece by piece: there it is the longest turn.
 */
async function spentOn(sent: Sent): Promise<number> {
  if ((sent.body?.length ?? 0) < IN_ONE_PIECE) return (await walker.measure(sent)).spent;
  return (await server.watchDuring(() => walker.measure(sent))).longestTurn;
}

/** What costs too much, each with what it costs. */
class Costly {
  readonly found: string[] = [];

  async try(name: string, write: () => Sent): Promise<void> {
    let least = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < TRIES && least > MOST_MS; attempt += 1)
      least = Math.min(least, asIfQuiet(await spentOn(write())));
    if (least > MOST_MS) this.found.push(`${name}: ${Math.round(least)} ms`);
  }
}

test("the walk reaches every route with an honest request", { timeout: 120_000 }, async () => {
  const answers: [string, boolean][] = [];
  for (const operation of operations) {
    const { method } = operation;
    const route = routeOf(operation);
    const path = await walker.addressOf(operation);
    const [form] = formsOf(operation);
    const { status, body } = await walker.measure({
      method,
      path,
      body: form && honestBody(walker, operation, form),
    });
    answers.push([
      `${route}: ${status} ${body.slice(0, 300)}`,
      status < 300 || HONEST_REFUSALS[route] === status,
    ]);
    await walker.remove(path);
  }
  expect(answers.filter(([, reached]) => !reached)).toEqual([]);
  expect(answers.length).toBeGreaterThan(45);
});

test("no body keeps the others waiting", { timeout: effort(300_000, 7_200_000) }, async () => {
  const costly = new Costly();
  const posts = operations.filter((one) => one.method !== "GET");
  for (const [turn, operation] of posts.entries()) {
    const { method } = operation;
    const path = await walker.addressOf(operation);
    for (const { name, write } of await bodiesFor(walker, operation, path, turn))
      await costly.try(`${routeOf(operation)}, ${name}`, () => ({ method, path, body: write() }));
    await walker.remove(path);
  }
  expect(costly.found).toEqual([]);
});

test("no address keeps the others waiting", { timeout: effort(120_000, 1_800_000) }, async () => {
  const costly = new Costly();
  for (const operation of operations) {
    const { method, path, parameters } = operation;
    const honestPath = parameters.some((parameter) => parameter.in === "query")
      ? await walker.addressOf(operation)
      : path;
    for (const [at, { name, in: where }] of parameters.entries()) {
      // Others for each parameter, so that all of them are tried.
      for (const kind of BOMB_NAMES.filter((_, index) => index % BOMBS_APART === at % BOMBS_APART)) {
        const text = encodeURIComponent(bomb(kind, ADDRESS_BYTES / 9).toWellFormed()).slice(0, ADDRESS_BYTES);
        const whole = text.replace(/%.?$|%[^%]%[^%]*$/, "");
        const addresses =
          where === "query"
            ? [`${honestPath}${honestPath.includes("?") ? "&" : "?"}${name}=${whole}`]
            : [path.replace(`{${name}}`, whole), path.replace(`{${name}}`, whole.slice(0, 90))];
        for (const address of addresses) {
          const sent = { method, path: address.replaceAll(/\{\w+\}/g, "none") };
          await costly.try(`${routeOf(operation)}, ${kind} in ${name}`, () => sent);
        }
      }
    }
    await walker.remove(honestPath);
  }
  expect(costly.found).toEqual([]);
});

test("no header keeps the others waiting", async () => {
  const costly = new Costly();
  const names =
    "cookie user-agent origin authorization accept-encoding if-none-match x-forwarded-for content-type";
  for (const header of names.split(" ")) {
    for (const kind of BOMB_NAMES) {
      const headers = { [header]: bomb(kind, ADDRESS_BYTES).replaceAll(/[^\x20-\x7e]/g, ";") };
      const sent = { method: "POST", path: "/api/auth/login", body: "{}", headers };
      await costly.try(`${kind} in ${header}`, () => sent);
    }
  }
  expect(costly.found).toEqual([]);
});

test("a resume as large as it may be keeps nobody waiting, whatever is done with it", async () => {
  const costly = new Costly();
  const at = `/api/resumes/${await walker.keepResume()}`;
  for (const kind of ["short runs of marks", "different words", "emoji"]) {
    const bullets = Array(100).fill(bomb(kind, 600));
    const job = { company: "Firm", title: "Job", period: "2020", bullets };
    const experience = Array(Math.floor(LIMITS.documentBytes / 65_000)).fill(job);
    // Another photo each time: one that is known would cost nothing.
    const resume = () => ({ version: 1, name: "Ada", experience, photo: { data: fullPhoto() } });
    const save = () => ({
      method: "PUT",
      path: at,
      body: JSON.stringify({ resume: resume(), baseRevision: walker.revision, saveId: crypto.randomUUID() }),
    });
    expect(await walker.measure(save())).toMatchObject({ status: 200 });
    const named = await walker.visitor.call("POST", `${at}/versions`, { name: kind });
    const rest: Sent[] = [
      { method: "GET", path: at },
      { method: "GET", path: `${at}/export?format=json` },
      { method: "GET", path: `${at}/export?format=txt` },
      { method: "POST", path: `${at}/versions`, body: JSON.stringify({ name: "Second" }) },
      { method: "GET", path: `${at}/versions/${named.body.id}` },
      { method: "POST", path: `${at}/duplicate` },
      { method: "POST", path: "/api/import", body: JSON.stringify(resume()) },
    ];
    await costly.try(`saving ${kind}`, save);
    for (const sent of rest) await costly.try(`${sent.method} ${sent.path}, ${kind}`, () => sent);
  }
  expect(costly.found).toEqual([]);
});

test("a variant as long as it may be, reworded line by line on both sides, keeps nobody waiting", {
  timeout: 120_000,
}, async () => {
  const costly = new Costly();
  const long = (word: string) => ({
    version: 2,
    name: "Ada",
    experience: Array.from({ length: 100 }, (_, item) => ({
      ...{ id: `item-${item}`, title: `Title ${item}`, company: `Firm ${item}`, period: "2020" },
      bullets: Array.from({ length: 18 }, (_, line) => ({
        id: `${item}-${line}`,
        text: `${word} ${item} ${line} as well as anybody could, ${"and on ".repeat(10)}`,
      })),
    })),
  });
  const source = `/api/resumes/${await walker.keepResume()}`;
  const { call } = { call: walker.visitor.call.bind(walker.visitor) };
  const first = await call("PUT", source, { resume: long("did"), baseRevision: 1 });
  expect(first.body).toMatchObject({ revision: 2 });
  const { body } = await call("POST", `${source}/variants`, { title: "Variant" });
  const variant = `/api/resumes/${body.id}`;
  const saved = await call("PUT", variant, { resume: long("mine"), baseRevision: body.revision });
  expect(saved.status).toBe(200);
  let revision = (await call("PUT", source, { resume: long("theirs"), baseRevision: 2 })).body.revision;
  const read = await call("GET", variant);
  expect(read.body.clashes).toHaveLength(1800);
  const choices = read.body.clashes
    .slice(0, 100)
    .map(({ place }: { place: string }) => ({ place, take: "mine" }));
  const write = async (sent: () => Sent) => {
    revision = (await call("GET", variant)).body.revision;
    await costly.try(`${sent().method} ${sent().path}`, sent);
  };
  for (const path of [variant, `${variant}/differences`, `${variant}/export?format=json`])
    await costly.try(`GET ${path}`, () => ({ method: "GET", path }));
  await write(() => ({
    method: "PUT",
    path: variant,
    body: JSON.stringify({
      resume: long(`mine ${crypto.randomUUID().slice(0, 4)}`),
      baseRevision: revision++,
    }),
  }));
  await write(() => ({
    method: "POST",
    path: `${variant}/clashes`,
    body: JSON.stringify({ choices: [choices.shift()], baseRevision: revision++ }),
  }));
  expect(costly.found).toEqual([]);
});
