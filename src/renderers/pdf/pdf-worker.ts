import { openThread } from "../../threads/open-thread.ts";
import type { PdfAnswer, PdfJob, WorkerMessage } from "./job.ts";
import { RenderFailure } from "./render-failure.ts";
import type { PdfSpec } from "./spec.ts";

const HEAP_MEGABYTES = 256;

/** One worker thread: it answers one job at a time, and is gone after a job that failed or took too long. */
export type PdfWorker = {
  readonly ready: Promise<void>;
  readonly answered: number;
  readonly gone: boolean;
  run(job: PdfJob, deadline: number): Promise<PdfAnswer>;
  stop(): Promise<void>;
};

export function startPdfWorker(module: WebAssembly.Module, warmUp: PdfSpec | null): PdfWorker {
  const worker = openThread(new URL("./worker.ts", import.meta.url), {
    workerData: { module, warmUp },
    heapMegabytes: HEAP_MEGABYTES,
  });
  let answered = 0;
  let gone = false;
  let settle: ((outcome: WorkerMessage | RenderFailure) => void) | null = null;
  const { promise: ready, resolve: isReady, reject: neverReady } = Promise.withResolvers<void>();
  ready.catch(() => {});

  worker.on("message", (message: WorkerMessage) => {
    if (message.kind === "ready") isReady();
    else settle?.(message);
  });
  const lost = (cause: unknown): void => {
    gone = true;
    neverReady(new RenderFailure("refused", cause));
    settle?.(new RenderFailure("refused", cause));
  };
  worker.on("error", lost);
  worker.on("exit", (code) => lost(new Error(`the worker ended with code ${code}`)));

  async function stop(): Promise<void> {
    gone = true;
    await worker.terminate();
  }

  async function run(job: PdfJob, deadline: number): Promise<PdfAnswer> {
    await ready;
    const { promise, resolve } = Promise.withResolvers<WorkerMessage | RenderFailure>();
    settle = resolve;
    const alarm = setTimeout(() => resolve(new RenderFailure("too_slow")), deadline);
    worker.postMessage(job);
    const outcome = await promise;
    clearTimeout(alarm);
    settle = null;
    answered += 1;
    if (outcome instanceof RenderFailure) {
      await stop();
      throw outcome;
    }
    if (outcome.kind === "done") return outcome.answer;
    await stop();
    throw new RenderFailure("refused", outcome.kind === "failed" ? outcome.reason : undefined);
  }

  return {
    ready,
    run,
    stop,
    get answered() {
      return answered;
    },
    get gone() {
      return gone;
    },
  };
}
