import { EngineFailure } from "../../assist/engine-failure.ts";
import { AppError } from "../../domain/errors.ts";
import type { Draft } from "../../domain/suggestions/draft.ts";
import { idleTimer } from "../../threads/idle-timer.ts";
import type { OpenWorker, WorkerHandle } from "../../threads/open-process.ts";
import type { ImproveMessage, ImproveReport, ImproveResult, ImproveWork } from "./improve-messages.ts";
import { ThreadFailure } from "./thread-failure.ts";

export interface ThreadOptions {
  /** Milliseconds without a sign of life after which the thread is given up. */
  silence: number;
  /** What the thread runs; tests have one that gets stuck. */
  worker: URL;
  /** Where it runs. */
  open: OpenWorker;
  /** Hears how long a job waited until it was first begun. */
  onWaited?: (ms: number) => void;
  /** Milliseconds without a job after which it is ended; the next job starts it again. */
  idle: number;
}

const HEAP_MEGABYTES = 256;
// It loads the lexicons before its first sign.
const COLD_START = 20_000;
/** Beyond the silence in which a stuck thread is found out: that tells which job it was. */
const GIVEN_UP_AFTER = 2_000;

interface Pending {
  readonly message: ImproveMessage;
  readonly signal: AbortSignal;
  /** It has the turn, or may have been sent: it may be what the thread broke at, and is not tried again. */
  isBegun: boolean;
  /** Null once it was begun for the first time. */
  waitsSince: number | null;
  readonly onDraft: ((draft: Draft) => void) | undefined;
  resolve(result: ImproveResult): void;
  reject(failure: unknown): void;
}

/** One thread, started by its first job and again after it has ended. */
export function improveThread({ silence, worker: script, open, onWaited, idle: idleMs }: ThreadOptions) {
  const pending = new Map<number, Pending>();
  let worker: WorkerHandle | null = null;
  let lastSign = 0;
  let next = 0;
  const idle = idleTimer(idleMs, endIdle);

  function start(): WorkerHandle {
    const opened = open(script, { heapMegabytes: HEAP_MEGABYTES });
    lastSign = performance.now() + COLD_START;
    let cause: unknown;
    opened.on("message", (report: ImproveReport) => {
      // What a thread still had to say when it was given up is about jobs that another one has now.
      if (worker === opened) take(report);
    });
    opened.on("error", (error) => {
      cause = error;
    });
    opened.on("exit", () => {
      if (worker === opened) abandon(new ThreadFailure("The thread for suggestions ended.", { cause }));
    });
    // It must not keep a process alive that has nothing else to do.
    opened.unref();
    return opened;
  }

  function take(report: ImproveReport): void {
    lastSign = performance.now();
    if (report.kind === "alive") return;
    const job = pending.get(report.id);
    if (report.kind === "begun" || report.kind === "parted") {
      if (!job) return;
      job.isBegun = report.kind === "begun";
      if (job.waitsSince !== null) onWaited?.(performance.now() - job.waitsSince);
      job.waitsSince = null;
      return;
    }
    if (report.kind === "draft") {
      job?.onDraft?.(report.draft);
      return;
    }
    pending.delete(report.id);
    if (report.kind === "done") job?.resolve(report.result);
    else if (report.kind === "failed") job?.reject(report.cause);
    else job?.reject(new EngineFailure(report.failure.kind, report.failure));
  }

  /** Whoever only waited for their turn waits for it in the next thread: another person's text is not their fault. */
  function abandon(failure: ThreadFailure): void {
    void worker?.terminate();
    worker = null;
    const hasBegun = pending.values().some(({ isBegun }) => isBegun);
    for (const [id, job] of pending) {
      // A thread that ends before it begins anything would end again and again.
      if (hasBegun && !job.isBegun) continue;
      pending.delete(id);
      job.reject(failure);
    }
    for (const job of pending.values()) send(job);
  }

  function endIdle(): void {
    if (pending.size > 0) return;
    void worker?.terminate();
    worker = null;
  }

  function send({ message, signal }: Pending): void {
    worker ??= start();
    worker.postMessage(message);
    if (signal.aborted) cancel(message.id);
  }

  function cancel(id: number): void {
    const message: ImproveMessage = { kind: "cancel", id };
    worker?.postMessage(message);
  }

  return {
    load: () => pending.size,
    async run(
      person: string,
      work: ImproveWork,
      signal: AbortSignal,
      onDraft?: (draft: Draft) => void,
    ): Promise<ImproveResult> {
      signal.throwIfAborted();
      const id = next++;
      const { promise, resolve, reject } = Promise.withResolvers<ImproveResult>();
      const job: Pending = {
        ...{ message: { ...work, id, person }, signal, onDraft, resolve, reject },
        ...{ isBegun: false, waitsSince: performance.now() },
      };
      pending.set(id, job);
      idle.hold();
      let late: NodeJS.Timeout | undefined;
      const onAbort = () => {
        cancel(id);
        // A thread that is still starting cannot have heard of it.
        const starting = Math.max(0, lastSign - performance.now());
        // Whatever the thread does with it: a job that never ended would hold its place until a restart.
        late = setTimeout(
          () => {
            pending.delete(id);
            reject(new ThreadFailure("The thread for suggestions did not give up a job."));
          },
          starting + silence + GIVEN_UP_AFTER,
        );
      };
      const watch = setInterval(
        () => {
          if (performance.now() - lastSign > silence)
            abandon(new ThreadFailure("The thread for suggestions was stuck."));
        },
        Math.min(1000, silence),
      );
      signal.addEventListener("abort", onAbort, { once: true });
      send(job);
      return promise.finally(() => {
        clearInterval(watch);
        clearTimeout(late);
        signal.removeEventListener("abort", onAbort);
        if (pending.size === 0) idle.release();
      });
    },
    async close(): Promise<void> {
      idle.hold();
      const ending = worker?.terminate();
      worker = null;
      for (const { reject } of pending.values()) reject(new AppError("unavailable"));
      pending.clear();
      await ending;
    },
  };
}
