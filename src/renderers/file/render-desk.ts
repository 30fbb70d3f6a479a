import { Worker } from "node:worker_threads";
import { RenderFailure, type RenderFailureCode } from "../pdf/render-failure.ts";
import type { PdfRendererOptions } from "../pdf/render-pdf.ts";
import type { RenderedFile, RenderOrder } from "./render-file.ts";

export type DeskOptions = {
  pdf: Omit<PdfRendererOptions, "warmUp">;
  /** Milliseconds from the order to the answer, waiting included. */
  deadline: number;
  /** Orders under way at once; one more is turned away. */
  orderLimit: number;
};

/** Makes files away from the calling thread, which only hands over orders and receives bytes. */
export type RenderDesk = {
  render(order: RenderOrder): Promise<RenderedFile>;
  /** Starts the engine before anybody waits for it. */
  warm(): void;
  close(): Promise<void>;
};

export type DeskRequest = { id: number; order: RenderOrder };
export type DeskAnswer =
  | { kind: "alive"; ready: boolean }
  | { kind: "done"; id: number; file: RenderedFile }
  | { kind: "failed"; id: number; code: RenderFailureCode | null; cause: unknown };

const HEAP_MEGABYTES = 512;
// The desk reports every half second; a silence of this length means that it is stuck in one order.
const SILENCE = 3000;
// Who asks before the engine has started waits for it.
const COLD_START = 10_000;

type Pending = { resolve: (file: RenderedFile) => void; reject: (failure: unknown) => void };

export function createRenderDesk(options: DeskOptions): RenderDesk {
  let worker: Worker | null = null;
  let ready = false;
  let lastSign = 0;
  let next = 0;
  let closed = false;
  const pending = new Map<number, Pending>();

  function start(): Worker {
    const started = new Worker(new URL("./desk-worker.ts", import.meta.url), {
      workerData: options.pdf,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    });
    lastSign = performance.now();
    started.on("message", take);
    let cause: unknown;
    started.on("error", (error) => {
      cause = error;
    });
    // It carries every open order down with it; the next order starts a new one.
    started.on("exit", () => {
      if (worker !== started) return;
      worker = null;
      ready = false;
      failAll(closed ? new RenderFailure("closed") : new Error("The render desk ended.", { cause }));
    });
    return started;
  }

  function take(answer: DeskAnswer): void {
    lastSign = performance.now();
    if (answer.kind === "alive") {
      ready = answer.ready;
      return;
    }
    const order = pending.get(answer.id);
    pending.delete(answer.id);
    if (answer.kind === "done") order?.resolve(answer.file);
    else order?.reject(answer.code ? new RenderFailure(answer.code, answer.cause) : answer.cause);
  }

  function failAll(failure: Error): void {
    for (const { reject } of pending.values()) reject(failure);
    pending.clear();
  }

  function giveUp(id: number): void {
    const order = pending.get(id);
    if (!order) return;
    pending.delete(id);
    const stuck = performance.now() - lastSign > SILENCE;
    order.reject(new RenderFailure(stuck ? "too_slow" : "busy"));
    if (stuck) void worker?.terminate();
  }

  return {
    async render(order) {
      if (closed) throw new RenderFailure("closed");
      if (pending.size >= options.orderLimit) throw new RenderFailure("busy");
      worker ??= start();
      const id = next++;
      const { promise, resolve, reject } = Promise.withResolvers<RenderedFile>();
      pending.set(id, { resolve, reject });
      const alarm = setTimeout(() => giveUp(id), options.deadline + (ready ? 0 : COLD_START));
      worker.postMessage({ id, order } satisfies DeskRequest);
      return promise.finally(() => clearTimeout(alarm));
    },
    warm() {
      worker ??= start();
    },
    async close() {
      closed = true;
      failAll(new RenderFailure("closed"));
      await worker?.terminate();
    },
  };
}
