import { idleTimer } from "../../threads/idle-timer.ts";
import type { OpenWorker, WorkerHandle } from "../../threads/open-process.ts";
import { RenderFailure } from "../pdf/render-failure.ts";
import type { PdfRendererOptions } from "../pdf/render-pdf.ts";
import type { GivenOrder } from "./read-order.ts";
import type { RenderAnswer, RenderRequest, RenderResult } from "./render-messages.ts";

export type RenderQueueOptions = {
  pdf: Omit<PdfRendererOptions, "warmUp">;
  /** Milliseconds from the order to the answer, waiting included, also what it waited before it came here. */
  deadline: number;
  /** Orders under way at once; one more is turned away. */
  orderLimit: number;
  /** Where the worker runs. */
  open: OpenWorker;
  /** Hears how long an order waited until it was begun. */
  onWaited?: (ms: number) => void;
  /** Milliseconds without an order after which the engine is ended; the next one starts it again. */
  idle: number;
};

/** Checks orders and makes files away from the calling thread, which hands over data and receives bytes. */
export type RenderQueue = {
  /** An aborted order is not begun; it counts against `orderLimit` until the worker has dropped it. */
  render(order: GivenOrder, signal?: AbortSignal, waitedMs?: number): Promise<RenderResult>;
  /**
   * A file that may be asked for later. It is begun at once or refused as busy, one at a time, and only while another worker stays
   * free: otherwise a person who waits for a file would wait for one that nobody has asked for.
   */
  renderAhead(order: GivenOrder, signal: AbortSignal): Promise<RenderResult>;
  /** Starts the engine before anybody waits for it. */
  warm(): void;
  close(): Promise<void>;
};

const HEAP_MEGABYTES = 512;
// The worker reports every half second; a silence of this length means that it is stuck in one order.
const SILENCE = 3000;
// The first order also waits for the engine to start: with the usual deadline it would fail.
const COLD_START = 10_000;

type Pending = {
  begun: boolean;
  since: number;
  isAhead: boolean;
  resolve: (result: RenderResult) => void;
  reject: (failure: unknown) => void;
};

type Asked = { signal: AbortSignal | undefined; waitedMs: number; isAhead: boolean };

export function createRenderQueue(options: RenderQueueOptions): RenderQueue {
  let worker: WorkerHandle | null = null;
  let started = false;
  let lastSign = 0;
  let next = 0;
  let closed = false;
  const pending = new Map<number, Pending>();
  const idle = idleTimer(options.idle, endIdle);

  function start(): WorkerHandle {
    const opened = options.open(new URL("./render-worker.ts", import.meta.url), {
      workerData: options.pdf,
      heapMegabytes: HEAP_MEGABYTES,
    });
    lastSign = performance.now();
    opened.on("message", hear);
    let cause: unknown;
    opened.on("error", (error) => {
      cause = error;
    });
    // Every open order is lost with the worker and must fail, or its request would hang; the next order starts a new worker.
    opened.on("exit", () => {
      if (worker !== opened) return;
      worker = null;
      failAll(new Error("The render queue ended.", { cause }));
    });
    return opened;
  }

  function hear(answer: RenderAnswer): void {
    lastSign = performance.now();
    if (answer.kind === "alive") {
      started ||= answer.ready;
      return;
    }
    const order = pending.get(answer.id);
    if (answer.kind === "begun") {
      if (order && !order.begun) {
        order.begun = true;
        options.onWaited?.(performance.now() - order.since);
      }
      return;
    }
    pending.delete(answer.id);
    if (answer.kind === "done") order?.resolve(answer.result);
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
    order.reject(new RenderFailure(stuck || order.begun ? "too_slow" : "busy"));
    if (stuck) abandon();
  }

  /** Termination takes a moment: without the null, the next order would go to a worker that is about to end. */
  function abandon(): void {
    void worker?.terminate();
    worker = null;
    failAll(new RenderFailure("busy"));
  }

  function endIdle(): void {
    if (pending.size > 0) return;
    void worker?.terminate();
    worker = null;
    // Whoever comes next waits for the start.
    started = false;
  }

  function warm(): void {
    if (closed) return;
    worker ??= start();
    if (pending.size === 0) idle.release();
  }

  /** Whether a worker would stay free beside one more order, and no other is made ahead. */
  function hasRoomAhead(): boolean {
    const workers = options.pdf.workers ?? 1;
    return pending.size < workers - 1 && ![...pending.values()].some(({ isAhead }) => isAhead);
  }

  async function take(order: GivenOrder, { signal, waitedMs, isAhead }: Asked): Promise<RenderResult> {
    if (closed) throw new RenderFailure("closed");
    // Who has a file made ahead will soon want one.
    warm();
    if (isAhead ? !hasRoomAhead() : pending.size >= options.orderLimit) throw new RenderFailure("busy");
    idle.hold();
    const id = next++;
    const timeout = Math.max(0, options.deadline - waitedMs) + (started ? 0 : COLD_START);
    const { promise, resolve, reject } = Promise.withResolvers<RenderResult>();
    pending.set(id, { begun: false, since: performance.now(), isAhead, resolve, reject });
    const alarm = setTimeout(() => giveUp(id), timeout);
    const post = (request: RenderRequest) => worker?.postMessage(request);
    const cancel = () => pending.has(id) && post({ kind: "cancel", id });
    signal?.addEventListener("abort", cancel, { once: true });
    post({ kind: "order", id, order, expires: Date.now() + timeout, isAhead });
    return promise.finally(() => {
      clearTimeout(alarm);
      signal?.removeEventListener("abort", cancel);
      if (pending.size === 0) idle.release();
    });
  }

  return {
    render: (order, signal, waitedMs = 0) => take(order, { signal, waitedMs, isAhead: false }),
    renderAhead: (order, signal) => take(order, { signal, waitedMs: 0, isAhead: true }),
    warm,
    async close() {
      closed = true;
      idle.hold();
      failAll(new RenderFailure("closed"));
      await worker?.terminate();
    },
  };
}
