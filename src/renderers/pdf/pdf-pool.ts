import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { withMemoryCeiling } from "./bounded-module.ts";
import type { PdfAnswer, PdfJob } from "./job.ts";
import { type PdfWorker, startPdfWorker } from "./pdf-worker.ts";
import { RenderFailure, type RenderFailureCode } from "./render-failure.ts";
import type { PdfSpec } from "./spec.ts";

export type PdfPoolOptions = {
  workers?: number;
  /**
   * Begins with one worker; another comes when all have had work for so many milliseconds on end, and goes when one of them has had
   * nothing to do for a while. Without it all are there from the start.
   */
  moreAfter?: number;
  /** Milliseconds until a document is given up and its worker killed. */
  deadline?: number;
  /** The engine keeps what it has drawn: a worker is replaced after so many documents. */
  documentsPerWorker?: number;
  queueLimit?: number;
  memoryMegabytes?: number;
  /** Drawn once by every new worker before it is given work. */
  warmUp?: PdfSpec;
};

export type PdfPool = {
  run(job: PdfJob): Promise<PdfAnswer>;
  waiting(): number;
  close(): Promise<void>;
};

/** So long one of several is always free until one of them goes. A start takes two seconds of a core: not for each pause. */
const FREE_FOR_MS = 15_000;

type Waiting = { job: PdfJob; resolve: (answer: PdfAnswer) => void; reject: (failure: unknown) => void };

export async function createPdfPool(
  options: PdfPoolOptions = {},
  start: typeof startPdfWorker = startPdfWorker,
): Promise<PdfPool> {
  const {
    workers = 1,
    moreAfter,
    deadline = 3600,
    documentsPerWorker = 20,
    queueLimit = 32,
    memoryMegabytes = 512,
    warmUp = null,
  } = options;
  const file = fileURLToPath(import.meta.resolve("@myriaddreamin/typst-ts-web-compiler/wasm"));
  const module = new WebAssembly.Module(withMemoryCeiling(readFileSync(file), memoryMegabytes));
  const idle: PdfWorker[] = [];
  const busy = new Set<PdfWorker>();
  const retired = new WeakSet<PdfWorker>();
  // Whoever has a successor under way is not replaced a second time when it dies before that one is ready.
  const succeeded = new WeakSet<PdfWorker>();
  const queue: Waiting[] = [];
  let closed = false;
  let allBusy: NodeJS.Timeout | undefined;
  let someFree: NodeJS.Timeout | undefined;

  const workersLeft = (): number => idle.length + busy.size;

  function failAll(code: RenderFailureCode): void {
    for (const { reject } of queue.splice(0)) reject(new RenderFailure(code));
  }

  function startWorker(replaced?: PdfWorker): void {
    const worker = start(module, warmUp);
    busy.add(worker);
    if (replaced) succeeded.add(replaced);
    worker.ready.then(
      () => {
        if (replaced) retire(replaced);
        release(worker);
      },
      () => {
        busy.delete(worker);
        if (replaced) succeeded.delete(replaced);
        // With nobody left to draw them, they would wait for ever.
        if (workersLeft() === 0) failAll("refused");
      },
    );
  }

  /** Holds two watches at what is going on: one runs while nobody is free, the other while somebody is. */
  function watchNeed(): void {
    if (moreAfter === undefined || closed) return;
    if (idle.length === 0) {
      clearTimeout(someFree);
      someFree = undefined;
      allBusy ??= setTimeout(() => {
        allBusy = undefined;
        if (workersLeft() < workers) startWorker();
        watchNeed();
      }, moreAfter);
    } else {
      clearTimeout(allBusy);
      allBusy = undefined;
      someFree ??= setTimeout(() => {
        someFree = undefined;
        const [longest] = idle;
        if (longest && workersLeft() > 1) retire(longest);
        watchNeed();
      }, FREE_FOR_MS);
    }
  }

  function retire(worker: PdfWorker): void {
    retired.add(worker);
    const place = idle.indexOf(worker);
    if (place >= 0) {
      idle.splice(place, 1);
      void worker.stop();
    }
  }

  function release(worker: PdfWorker): void {
    busy.delete(worker);
    if (closed) return;
    if (retired.has(worker)) {
      void worker.stop();
      return;
    }
    if (worker.gone) {
      if (!succeeded.has(worker)) startWorker();
      return;
    }
    // It serves on until the one that takes its place is warm.
    if (worker.answered >= documentsPerWorker && !succeeded.has(worker)) startWorker(worker);
    idle.push(worker);
    next();
    watchNeed();
  }

  function next(): void {
    if (queue.length === 0) return;
    const worker = idle.pop();
    if (!worker) return;
    // It died while it had nothing to do: a document given to it would wait for its deadline.
    if (worker.gone) {
      release(worker);
      next();
      return;
    }
    const waiting = queue.shift();
    if (!waiting) return;
    busy.add(worker);
    worker
      .run(waiting.job, deadline)
      .then(waiting.resolve, waiting.reject)
      .finally(() => release(worker));
  }

  const first = moreAfter === undefined ? workers : 1;
  for (let index = 0; index < first; index++) startWorker();
  await Promise.all([...busy].map((worker) => worker.ready));

  return {
    run(job) {
      if (closed) return Promise.reject(new RenderFailure("closed"));
      if (queue.length >= queueLimit) return Promise.reject(new RenderFailure("busy"));
      if (workersLeft() < first) startWorker();
      return new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject });
        next();
        watchNeed();
      });
    },
    waiting: () => queue.length,
    async close() {
      closed = true;
      clearTimeout(allBusy);
      clearTimeout(someFree);
      failAll("closed");
      await Promise.all([...idle, ...busy].map((worker) => worker.stop()));
    },
  };
}
