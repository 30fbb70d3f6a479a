import { afterEach, expect, test } from "vitest";
import { AUTH_LIMITS } from "../../../src/server/auth/auth-service.ts";
import { effort } from "../../support/effort.ts";
import { type RunningServer, type ServerOptions, startServer } from "../../support/running-server.ts";
import { Visitor } from "../../support/visitor.ts";

let server: RunningServer;
afterEach(() => server.stop());

async function start(options: ServerOptions = {}): Promise<Visitor> {
  server = await startServer(options);
  return new Visitor(server.url);
}

const WRONG = "Wrong-Horse-7!";
const unlimited = { most: 1_000_000, windowMs: 1000 };
const UNLIMITED = {
  signInPerAccount: { name: "a", ...unlimited },
  signInPerAddress: { name: "b", ...unlimited },
  registerPerAddress: { name: "c", ...unlimited },
};

test("an account is guessed at ten times, then even the right password waits; the window passes", async () => {
  let clock = new Date("2026-01-01T00:00:00Z");
  const visitor = await start({ now: () => clock });
  await visitor.register("ada@example.com");
  const spellings = ["ada@example.com", "ADA@EXAMPLE.COM", " ada@example.com"];
  for (let guess = 0; guess < 10; guess++) {
    expect((await visitor.login(spellings[guess % 3] ?? "", WRONG)).status).toBe(401);
  }
  expect(await visitor.login("ada@example.com")).toMatchObject({
    status: 429,
    body: { code: "too_many_attempts" },
  });
  expect(
    (await visitor.call("POST", "/api/auth/login/", { email: "ada@example.com", password: WRONG })).status,
  ).toBe(429);
  clock = new Date(clock.getTime() + 15 * 60_000 + 1);
  expect((await visitor.login("ada@example.com")).status).toBe(200);
});

test("an unknown address is limited just like a known one", async () => {
  const visitor = await start();
  const statuses = [];
  for (let guess = 0; guess < 12; guess++)
    statuses.push((await visitor.login("nobody@example.com", WRONG)).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
});

test("one address that tries many accounts is stopped, whatever X-Forwarded-For it invents", async () => {
  const visitor = await start({
    limits: { auth: { ...AUTH_LIMITS, signInPerAddress: { ...AUTH_LIMITS.signInPerAddress, most: 5 } } },
  });
  const statuses = [];
  for (let guess = 0; guess < 7; guess++) {
    const headers = { "x-forwarded-for": `198.51.100.${guess}` };
    const body = { email: `person${guess}@example.com`, password: WRONG };
    statuses.push((await visitor.call("POST", "/api/auth/login", body, headers)).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

test("a restart gives no fresh allowance", async () => {
  const visitor = await start();
  for (let guess = 0; guess < 10; guess++) await visitor.login("nobody@example.com", WRONG);
  const { count } = await server.database.query
    .selectFrom("attempts")
    .select((expression) => expression.fn.max("count").as("count"))
    .executeTakeFirstOrThrow();
  expect(count).toBe(10);
});

test("parallel guesses do not slip past the limit", async () => {
  const visitor = await start();
  const guesses = Array.from({ length: 40 }, () =>
    new Visitor(visitor.url).login("nobody@example.com", WRONG),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
});

test("known and unknown emails take the same time", async () => {
  const visitor = await start({ limits: { auth: UNLIMITED, requestsPerMinute: 1_000_000 } });
  await visitor.register("ada@example.com");
  const tries = effort(20, 200);
  let difference = Number.POSITIVE_INFINITY;
  // A busy machine shifts one batch; an account that answers otherwise shifts every one.
  for (let batch = 0; batch < 5 && Math.abs(difference) >= 10; batch++) {
    difference = await medianDifference(new Visitor(visitor.url), tries);
  }
  process.stdout.write(
    `sign-in, known against unknown email: median difference ${difference.toFixed(2)} ms, ${tries} tries\n`,
  );
  expect(Math.abs(difference)).toBeLessThan(10);
});

async function medianDifference(stranger: Visitor, tries: number): Promise<number> {
  const differences: number[] = [];
  for (let round = 0; round < tries; round++) {
    const took: Record<string, number> = {};
    // Whichever goes first meets a colder machine, so they take turns.
    for (const who of round % 2 ? ["ada", "nobody"] : ["nobody", "ada"]) {
      const started = performance.now();
      await stranger.login(`${who}@example.com`, WRONG);
      took[who] = performance.now() - started;
    }
    differences.push((took.ada ?? 0) - (took.nobody ?? 0));
  }
  return differences.toSorted((a, b) => a - b)[Math.floor(differences.length / 2)] ?? 0;
}

test("fifty sign-ins at once leave the rest of the server answering", async () => {
  const visitor = await start({ limits: { auth: UNLIMITED, requestsPerMinute: 1_000_000 } });
  await visitor.register("ada@example.com");
  const signIns = Promise.all(
    Array.from({ length: 50 }, () => new Visitor(visitor.url).login("ada@example.com")),
  );
  let running = true;
  signIns.finally(() => {
    running = false;
  });
  const times: number[] = [];
  while (running) {
    const started = performance.now();
    await fetch(`${visitor.url}/api/health`);
    times.push(performance.now() - started);
  }
  expect((await signIns).every(({ status }) => status === 200)).toBe(true);
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  process.stdout.write(`health during 50 sign-ins: ${times.length} answers, p99 ${p99.toFixed(1)} ms\n`);
  expect(p99).toBeLessThan(300);
});
