import { idleTimer } from "../../threads/idle-timer.ts";
import type { OpenWorker, WorkerHandle } from "../../threads/open-process.ts";
import { RenderFailure } from "../pdf/render-failure.ts";
import type { PdfRendererOptions } from "../pdf/render-pdf.ts";
import type { GivenOrder } from "./read-order.ts";
import type { QueuedOrder, RenderAnswer, RenderRequest, RenderResult } from "./render-messages.ts";

export type RenderQueueOptions = {
  pdf: Omit<PdfRendererOptions, "warmUp">;
  /** Milliseconds from the order to the answer, waiting included, also what it waited before it came here, but not the start of an engine. */
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
// The first order of an engine also waits for its start: with the usual deadline it would fail.
const COLD_START = 10_000;
// One that an engine ends of before it is begun would end every next one too.
const MOST_ENGINES = 2;

type Pending = {
  order: GivenOrder;
  signal: AbortSignal | undefined;
  isAhead: boolean;
  begun: boolean;
  since: number;
  /** When it is to be answered, without the start of an engine. */
  due: number;
  alarm: NodeJS.Timeout | undefined;
  /** How many it was given to. */
  engines: number;
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
    // A silence begins when it has had time to load: a starting engine is no stuck one.
    lastSign = performance.now() + COLD_START;
    opened.on("message", (answer: RenderAnswer) => {
      // What an engine still had to say when it was given up is about orders that another one has now.
      if (worker === opened) hear(answer);
    });
    let cause: unknown;
    opened.on("error", (error) => {
      cause = error;
    });
    opened.on("exit", () => {
      if (worker === opened) abandon(cause);
    });
    return opened;
  }

  function hear(answer: RenderAnswer): void {
    if (answer.kind === "alive") started ||= answer.ready;
    lastSign = started ? performance.now() : Math.max(lastSign, performance.now());
    if (answer.kind === "alive") return;
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

  function giveUp(id: number): void {
    const order = pending.get(id);
    if (!order) return;
    pending.delete(id);
    const stuck = performance.now() - lastSign > SILENCE;
    if (!stuck) order.reject(new RenderFailure(order.begun ? "too_slow" : "busy"));
    // The document is to blame for the silence only where the engine has ever been there.
    else order.reject(new RenderFailure(started ? "too_slow" : "ended"));
    if (stuck) abandon(null);
  }

  /**
   * What it was making is lost with it and must fail, or its request would hang; what only waited waits for the next one. Termination
   * takes a moment: without the null, the next order would go to a worker that is about to end.
   */
  function abandon(endedBy: unknown): void {
    let cause = endedBy;
    end();
    for (const [id, order] of pending) {
      const waits = !order.begun && !order.isAhead && !order.signal?.aborted;
      try {
        if (waits && order.engines < MOST_ENGINES) {
          send(id, order);
          continue;
        }
      } catch (failure) {
        // A machine without memory starts no process: the server goes on without one.
        cause = failure;
      }
      pending.delete(id);
      order.reject(new RenderFailure("ended", cause));
    }
  }

  /** The next order waits for the start of another. */
  function end(): void {
    void worker?.terminate();
    worker = null;
    started = false;
  }

  function endIdle(): void {
    if (pending.size === 0) end();
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
    const since = performance.now();
    const { promise, resolve, reject } = Promise.withResolvers<RenderResult>();
    const asked: Pending = {
      ...{ order, signal, isAhead, since, resolve, reject },
      ...{ begun: false, due: since + options.deadline - waitedMs, alarm: undefined, engines: 0 },
    };
    pending.set(id, asked);
    const cancel = () => pending.has(id) && post({ kind: "cancel", id });
    signal?.addEventListener("abort", cancel, { once: true });
    send(id, asked);
    return promise.finally(() => {
      clearTimeout(asked.alarm);
      signal?.removeEventListener("abort", cancel);
      if (pending.size === 0) idle.release();
    });
  }

  function send(id: number, asked: Pending): void {
    worker ??= start();
    asked.engines += 1;
    const timeout = Math.max(0, asked.due - performance.now()) + (started ? 0 : COLD_START);
    clearTimeout(asked.alarm);
    asked.alarm = setTimeout(() => giveUp(id), timeout);
    const { order, isAhead } = asked;
    const request: QueuedOrder = { kind: "order", id, order, expires: Date.now() + timeout, isAhead };
    post(request);
  }

  function post(request: RenderRequest): void {
    worker?.postMessage(request);
  }

  return {
    render: (order, signal, waitedMs = 0) => take(order, { signal, waitedMs, isAhead: false }),
    renderAhead: (order, signal) => take(order, { signal, waitedMs: 0, isAhead: true }),
    warm,
    async close() {
      closed = true;
      idle.hold();
      for (const { reject } of pending.values()) reject(new RenderFailure("closed"));
      pending.clear();
      await worker?.terminate();
    },
  };
}
