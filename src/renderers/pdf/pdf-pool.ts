import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { withMemoryCeiling } from "./bounded-module.ts";
import type { PdfAnswer, PdfJob } from "./job.ts";
import { type PdfWorker, startPdfWorker } from "./pdf-worker.ts";
import { RenderFailure, type RenderFailureCode } from "./render-failure.ts";
import type { PdfSpec } from "./spec.ts";

export type PdfPoolOptions = {
  workers?: number;
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

type Waiting = { job: PdfJob; resolve: (answer: PdfAnswer) => void; reject: (failure: unknown) => void };

export async function createPdfPool(
  options: PdfPoolOptions = {},
  start: typeof startPdfWorker = startPdfWorker,
): Promise<PdfPool> {
  const {
    workers = 1,
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

  for (let index = 0; index < workers; index++) startWorker();
  await Promise.all([...busy].map((worker) => worker.ready));

  return {
    run(job) {
      if (closed) return Promise.reject(new RenderFailure("closed"));
      if (queue.length >= queueLimit) return Promise.reject(new RenderFailure("busy"));
      if (workersLeft() < workers) startWorker();
      return new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject });
        next();
      });
    },
    waiting: () => queue.length,
    async close() {
      closed = true;
      failAll("closed");
      await Promise.all([...idle, ...busy].map((worker) => worker.stop()));
    },
  };
}
