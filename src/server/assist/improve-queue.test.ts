import { afterEach, expect, test } from "vitest";
import { AI, type AiEndpoint, startAiEndpoint } from "../../../tests/support/ai-endpoint.ts";
import { openProcess } from "../../threads/open-process.ts";
import type { ClaimsJob, ImproveJob } from "./improve-messages.ts";
import { type ImproveQueue, openImproveQueue } from "./improve-queue.ts";

const text = "Responsible for closing the till and counting 3 registers every night";
const request = { task: "experience", text, tone: "professional", seniority: "mid" } as const;
const here: ImproveJob = { request, endpoint: null };
const FOREVER = new AbortController().signal;

let queue: ImproveQueue;
let endpoint: AiEndpoint | undefined;
afterEach(async () => {
  await queue.close();
  await endpoint?.close();
  endpoint = undefined;
});

async function hosted(): Promise<ImproveJob> {
  endpoint = await startAiEndpoint(AI.hangs());
  return { request, endpoint: { baseUrl: endpoint.url, apiKey: null, model: "some-model" } };
}

test("one job more than the queue takes is turned away at once, and there is room again afterwards", async () => {
  queue = openImproveQueue({ threads: 1, jobLimit: 2 });
  const taken = [queue.improve("ada", here, FOREVER), queue.improve("ada", here, FOREVER)];
  await expect(queue.improve("ada", here, FOREVER)).rejects.toMatchObject({ code: "unavailable" });
  for (const improved of await Promise.all(taken)) expect(improved.engine).toBe("embedded");
  expect(await queue.improve("ada", here, FOREVER)).toMatchObject({ engine: "embedded" });
});

test("a job that is given up before its turn is not sent to the endpoint", async () => {
  queue = openImproveQueue({ threads: 1 });
  const job = await hosted();
  const leaving = new AbortController();
  const before = queue.improve("ada", here, FOREVER);
  const given = queue.improve("ada", job, leaving.signal);
  leaving.abort();
  await expect(given).rejects.toMatchObject({ kind: "cancelled" });
  await before;
  expect(endpoint?.calls).toEqual([]);
});

test("a job ends at its deadline, whatever the endpoint does", async () => {
  queue = openImproveQueue({ threads: 1, deadline: 2000 });
  await expect(queue.improve("ada", await hosted(), FOREVER)).rejects.toMatchObject({ kind: "cancelled" });
});

test("a suggestion is judged in the same threads, and one that is given up before its turn is not", async () => {
  queue = openImproveQueue({ threads: 1, jobLimit: 2 });
  const job = { source: "counting registers every night", suggestion: "Counted 40 registers every night" };
  expect(await queue.judge("ada", job, FOREVER)).toMatchObject({
    verdict: "blocked",
    unsupported: [{}],
    ask: [],
  });
  const confirmed = { ...job, context: { statements: ["I counted 40 registers every night"] } };
  expect(await queue.judge("ada", confirmed, FOREVER)).toMatchObject({
    verdict: "supported",
    unsupported: [],
  });
  const leaving = new AbortController();
  const taken = [queue.improve("ada", here, FOREVER), queue.judge("ada", job, leaving.signal)];
  await expect(queue.judge("ada", job, FOREVER)).rejects.toMatchObject({ code: "unavailable" });
  leaving.abort();
  await expect(taken[1]).rejects.toMatchObject({ kind: "cancelled" });
  expect(await taken[0]).toMatchObject({ engine: "embedded" });
});

test("of one thread, a person's second text waits behind another person's first", async () => {
  queue = openImproveQueue({ threads: 1 });
  const job = { source: "counted registers every night", suggestion: "Counted the registers each night" };
  const done: string[] = [];
  const ask = (person: string, name: string) => queue.judge(person, job, FOREVER).then(() => done.push(name));
  await Promise.all([ask("ada", "ada 1"), ask("ada", "ada 2"), ask("ada", "ada 3"), ask("bob", "bob 1")]);
  expect(done).toEqual(["ada 1", "bob 1", "ada 2", "ada 3"]);
});

/** Seconds of work for the judge, never the same. */
function long(first: number) {
  const lines = Array.from(
    { length: 24 },
    (_, nth) => `In ${first + nth} I counted the till of shop ${nth}.`,
  );
  return { source: lines.join(" "), suggestion: lines.join(" ").replaceAll("counted", "led the team at") };
}
const short = { source: "counted registers every night", suggestion: "Counted the registers each night" };

test("a long text makes room for another person's short one, and is judged to its end", async () => {
  queue = openImproveQueue({ threads: 1 });
  await queue.judge("ada", short, FOREVER);
  const done: string[] = [];
  const ask = async (person: string, job: ClaimsJob) => {
    const judgement = await queue.judge(person, job, FOREVER);
    done.push(person);
    return judgement;
  };
  const judging = ask("ada", long(1000));
  await new Promise((resolve) => setTimeout(resolve, 100));
  await ask("bob", { ...short, suggestion: "Counted registers at night" });
  await judging;
  expect(done).toEqual(["bob", "ada"]);
});

test("a long text that is given up ends before it is judged to its end", async () => {
  queue = openImproveQueue({ threads: 1 });
  await queue.judge("ada", short, FOREVER);
  const timed = async (signal: AbortSignal, first: number) => {
    const begun = performance.now();
    await queue.judge("ada", long(first), signal).catch((error) => expect(error.kind).toBe("cancelled"));
    return performance.now() - begun;
  };
  const whole = await timed(FOREVER, 2000);
  expect(await timed(AbortSignal.timeout(50), 3000)).toBeLessThan(whole * 0.7);
});

test.each(["stuck", "ends"])(
  "a text that the thread breaks at (%s) is nobody else's failure",
  async (source) => {
    const worker = new URL("../../../tests/support/stuck-worker.ts", import.meta.url);
    queue = openImproveQueue({ threads: 1, silence: 300, worker });
    const ask = (person: string, text: string) =>
      queue.judge(person, { source: text, suggestion: "Sold bread" }, FOREVER);
    // It has had a turn, and waits for its next one.
    const parted = ask("dee", "parted");
    const [broken, ...others] = await Promise.allSettled([
      ask("ann", source),
      ask("bob", "sold bread"),
      ask("cy", "sold bread"),
      parted,
    ]);
    expect(broken).toMatchObject({ status: "rejected", reason: { name: "ThreadFailure" } });
    expect(others).toMatchObject(others.map(() => ({ value: { verdict: "supported" } })));
  },
);

test("a job that the thread never ends gives its place back once it was given up", async () => {
  const worker = new URL("../../../tests/support/stuck-worker.ts", import.meta.url);
  queue = openImproveQueue({ threads: 1, jobLimit: 1, silence: 300, worker });
  const ask = (source: string, signal: AbortSignal) =>
    queue.judge("ann", { source, suggestion: "Sold bread" }, signal);
  // The thread has started: one that is starting has more time.
  await ask("sold bread", FOREVER);
  const deaf = ask("deaf", AbortSignal.timeout(100));
  await expect(ask("sold bread", FOREVER)).rejects.toMatchObject({ code: "unavailable" });
  await expect(deaf).rejects.toMatchObject({ name: "ThreadFailure" });
  expect(await ask("sold bread", FOREVER)).toMatchObject({ verdict: "supported" });
});

test("a review ends after its time with the lines that it has, at least one", async () => {
  queue = openImproveQueue({ threads: 1 });
  const requests = [request, request, request];
  expect(await queue.review("ada", { requests, endpoint: null, budget: 60_000 }, FOREVER)).toHaveLength(3);
  expect(await queue.review("ada", { requests, endpoint: null, budget: 0 }, FOREVER)).toHaveLength(1);
});

test("a thread without a job ends after a while, and the next job starts another", async () => {
  const ended: Promise<number>[] = [];
  const waited: number[] = [];
  queue = openImproveQueue({
    threads: 1,
    idle: 300,
    onWaited: (ms) => void waited.push(ms),
    open(script, options) {
      const worker = openProcess(script, options);
      ended.push(new Promise((resolve) => worker.on("exit", resolve)));
      return worker;
    },
  });
  expect(await queue.improve("ada", here, FOREVER)).toMatchObject({ engine: "embedded" });
  expect(ended).toHaveLength(1);
  await ended[0];
  expect(await queue.improve("ada", here, FOREVER)).toMatchObject({ engine: "embedded" });
  expect(ended).toHaveLength(2);
  expect(waited).toHaveLength(2);
  expect(Math.min(...waited)).toBeGreaterThan(100);
});

test("endpoints of people's own that never answer take no place of anybody else", async () => {
  queue = openImproveQueue({ threads: 1, jobLimit: 1, ownLimit: 2 });
  const { request, endpoint: hangs } = await hosted();
  const own: ImproveJob = { request, endpoint: hangs && { ...hangs, isOwn: true } };
  const leaving = new AbortController();
  const waiting = ["ann", "bob"].map((person) => queue.improve(person, own, leaving.signal));
  await expect(queue.improve("cy", own, FOREVER)).rejects.toMatchObject({ code: "unavailable" });
  expect(await queue.improve("dee", here, FOREVER)).toMatchObject({ engine: "embedded" });
  leaving.abort();
  for (const job of waiting) await expect(job).rejects.toMatchObject({ kind: "cancelled" });
  const again = queue.improve("cy", own, AbortSignal.timeout(200));
  await expect(again).rejects.toMatchObject({ kind: "cancelled" });
});
