import { expect, test } from "vitest";
import type { PdfAnswer, PdfJob } from "./job.ts";
import { createPdfPool, type PdfPool } from "./pdf-pool.ts";
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

async function stagedPool(documentsPerWorker: number): Promise<{ pool: PdfPool; workers: Staged[] }> {
  const workers: Staged[] = [];
  const pool = await createPdfPool({ documentsPerWorker }, () => {
    const worker = stagedWorker();
    if (workers.length === 0) worker.warm();
    workers.push(worker);
    return worker;
  });
  return { pool, workers };
}

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
