import { afterEach, expect, test, vi } from "vitest";
import type { PdfAnswer, PdfJob } from "./job.ts";
import { createPdfPool, type PdfPool, type PdfPoolOptions } from "./pdf-pool.ts";
import type { PdfWorker } from "./pdf-worker.ts";
import { RenderFailure } from "./render-failure.ts";

const JOB: PdfJob = { specs: [] };
const ANSWER: PdfAnswer = { pdf: Uint8Array.of(), pages: 1, fit: null };

/** A worker that becomes ready, answers and dies when the test says so. */
type Staged = PdfWorker & { warm(): void; die(): void; answer(): void };

function stagedWorker(): Staged {
  const ready = Promise.withResolvers<void>();
  let outcome = Promise.withResolvers<PdfAnswer>();
  ready.promise.catch(() => {});
  const state = { answered: 0, gone: false };
  const die = (): void => {
    state.gone = true;
    ready.reject(new Error("it ended"));
    outcome.reject(new RenderFailure("too_slow"));
    outcome.promise.catch(() => {});
  };
  return {
    ready: ready.promise,
    warm: ready.resolve,
    die,
    answer: () => outcome.resolve(ANSWER),
    async run() {
      if (state.gone) throw new RenderFailure("too_slow");
      outcome = Promise.withResolvers();
      try {
        return await outcome.promise;
      } finally {
        state.answered += 1;
      }
    },
    async stop() {
      die();
    },
    get answered() {
      return state.answered;
    },
    get gone() {
      return state.gone;
    },
  };
}

async function stagedPool(
  documentsPerWorker: number,
  options: PdfPoolOptions = {},
): Promise<{ pool: PdfPool; workers: Staged[] }> {
  const workers: Staged[] = [];
  const pool = await createPdfPool({ documentsPerWorker, ...options }, () => {
    const worker = stagedWorker();
    if (workers.length === 0) worker.warm();
    workers.push(worker);
    return worker;
  });
  return { pool, workers };
}

afterEach(() => {
  vi.useRealTimers();
});

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const living = (workers: readonly Staged[]): number => workers.filter((worker) => !worker.gone).length;

test("a worker that dies while its successor warms up is replaced once", async () => {
  const { pool, workers } = await stagedPool(1);
  for (let round = 0; round < 4; round++) {
    const serving = workers.findLast((worker) => !worker.gone);
    const first = pool.run(JOB);
    await settled();
    serving?.answer();
    await first;
    const second = pool.run(JOB).catch((failure: unknown) => failure);
    await settled();
    serving?.die();
    expect(await second).toMatchObject({ code: "too_slow" });
    await settled();
    expect(living(workers)).toBe(1);
    workers.at(-1)?.warm();
    await settled();
    expect(living(workers)).toBe(1);
  }
  await pool.close();
});

test("a worker that died while idle is given nothing", async () => {
  const { pool, workers } = await stagedPool(5);
  workers[0]?.die();
  const drawn = pool.run(JOB);
  await settled();
  expect(workers).toHaveLength(2);
  workers[1]?.warm();
  await settled();
  workers[1]?.answer();
  expect(await drawn).toBe(ANSWER);
  await pool.close();
});

test("a successor that could not start is tried again after the next document", async () => {
  const { pool, workers } = await stagedPool(1);
  for (const count of [2, 3]) {
    const drawn = pool.run(JOB);
    await settled();
    workers[0]?.answer();
    await drawn;
    await settled();
    expect(workers).toHaveLength(count);
    workers.at(-1)?.die();
    await settled();
  }
  expect(living(workers)).toBe(1);
  await pool.close();
});

/** A pool of at most two, of which one is there from the start. */
async function growingPool() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return stagedPool(100, { workers: 2, moreAfter: 400 });
}

test("a second worker comes when the first was never free for a while, and no third", async () => {
  const { pool, workers } = await growingPool();
  const [slow, waits] = [pool.run(JOB), pool.run(JOB)];
  vi.advanceTimersByTime(399);
  expect(workers).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(workers).toHaveLength(2);
  vi.advanceTimersByTime(2000);
  expect(workers).toHaveLength(2);
  workers[1]?.warm();
  await settled();
  workers[1]?.answer();
  expect(await waits).toBe(ANSWER);
  workers[0]?.answer();
  expect(await slow).toBe(ANSWER);
  await pool.close();
});

test("documents that leave a pause between them start no second worker", async () => {
  const { pool, workers } = await growingPool();
  for (let document = 0; document < 5; document++) {
    const drawn = pool.run(JOB);
    await settled();
    vi.advanceTimersByTime(300);
    workers[0]?.answer();
    await drawn;
    await settled();
  }
  expect(workers).toHaveLength(1);
  await pool.close();
});

test("of two workers one goes when one of them had nothing to do for long; the last one stays", async () => {
  const { pool, workers } = await growingPool();
  const slow = pool.run(JOB);
  vi.advanceTimersByTime(400);
  workers[1]?.warm();
  await settled();
  // The first is still at work; the second has nothing to do.
  vi.advanceTimersByTime(14_999);
  expect(living(workers)).toBe(2);
  vi.advanceTimersByTime(1);
  expect(living(workers)).toBe(1);
  workers[0]?.answer();
  expect(await slow).toBe(ANSWER);
  await settled();
  vi.advanceTimersByTime(60_000);
  expect(living(workers)).toBe(1);
  const next = pool.run(JOB);
  await settled();
  workers[0]?.answer();
  expect(await next).toBe(ANSWER);
  await pool.close();
});
