import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { EngineFailure } from "../../assist/engine-failure.ts";
import type { Improved } from "../../assist/improved.ts";
import type { Judgement } from "../../domain/claims/verdict.ts";
import { AppError } from "../../domain/errors.ts";
import type {
  ClaimsJob,
  ImproveJob,
  ImproveMessage,
  ImproveReport,
  ImproveResult,
  ImproveWork,
} from "./improve-messages.ts";

export interface ImproveQueueOptions {
  threads: number;
  /** Jobs under way at once, those that wait for an endpoint included; one more is turned away. */
  jobLimit: number;
  /** Milliseconds for a job, whatever it does. */
  deadline: number;
}

/** Judges and rewrites texts away from the thread that answers requests. Jobs of different people take turns. */
export interface ImproveQueue {
  improve(person: string, job: ImproveJob, signal: AbortSignal): Promise<Improved>;
  judge(person: string, job: ClaimsJob, signal: AbortSignal): Promise<Judgement>;
  close(): Promise<void>;
}

const DEFAULTS: ImproveQueueOptions = {
  // Each has a judge of its own, 75 MB: two are 150, and what waits for an endpoint holds none of them up.
  threads: Math.min(2, Math.max(1, availableParallelism() - 1)),
  jobLimit: 64,
  // Two proposals of thirty seconds each, and what is computed.
  deadline: 75_000,
};
const HEAP_MEGABYTES = 256;
// A thread reports every half second; this much silence means that it is stuck in one text.
const SILENCE = 10_000;
// It loads the lexicons before its first sign.
const COLD_START = 20_000;

interface Pending {
  resolve(result: ImproveResult): void;
  reject(failure: unknown): void;
}

export function openImproveQueue(options: Partial<ImproveQueueOptions> = {}): ImproveQueue {
  const { threads, jobLimit, deadline } = { ...DEFAULTS, ...options };
  const open = Array.from({ length: threads }, () => improveThread());
  let closed = false;

  async function run(person: string, work: ImproveWork, signal: AbortSignal): Promise<ImproveResult> {
    const [idlest] = open.toSorted((one, other) => one.load() - other.load());
    const load = open.reduce((sum, thread) => sum + thread.load(), 0);
    if (closed || !idlest || load >= jobLimit) throw new AppError("unavailable");
    return idlest.run(person, work, AbortSignal.any([signal, AbortSignal.timeout(deadline)]));
  }

  return {
    async improve(person, job, signal) {
      const result = await run(person, { kind: "improve", job }, signal);
      if (result.kind !== "improved") throw new Error("The thread for suggestions mixed up its jobs.");
      return result.improved;
    },
    async judge(person, job, signal) {
      const result = await run(person, { kind: "claims", job }, signal);
      if (result.kind !== "judged") throw new Error("The thread for suggestions mixed up its jobs.");
      return result.judgement;
    },
    async close() {
      closed = true;
      await Promise.all(open.map((thread) => thread.close()));
    },
  };
}

/** One thread, started by its first job and again after it has ended. */
function improveThread() {
  const pending = new Map<number, Pending>();
  let worker: Worker | null = null;
  let lastSign = 0;
  let next = 0;

  function start(): Worker {
    const opened = new Worker(new URL("./improve-worker.ts", import.meta.url), {
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    });
    lastSign = performance.now() + COLD_START;
    let cause: unknown;
    opened.on("message", take);
    opened.on("error", (error) => {
      cause = error;
    });
    opened.on("exit", () => {
      if (worker === opened) abandon(new Error("The thread for suggestions ended.", { cause }));
    });
    // It must not keep a process alive that has nothing else to do.
    opened.unref();
    return opened;
  }

  function take(report: ImproveReport): void {
    lastSign = performance.now();
    if (report.kind === "alive") return;
    const job = pending.get(report.id);
    pending.delete(report.id);
    if (report.kind === "done") job?.resolve(report.result);
    else if (report.kind === "failed") job?.reject(report.cause);
    else job?.reject(new EngineFailure(report.failure.kind, report.failure));
  }

  function abandon(failure: Error): void {
    void worker?.terminate();
    worker = null;
    for (const { reject } of pending.values()) reject(failure);
    pending.clear();
  }

  function post(message: ImproveMessage): void {
    worker?.postMessage(message);
  }

  return {
    load: () => pending.size,
    async run(person: string, work: ImproveWork, signal: AbortSignal): Promise<ImproveResult> {
      signal.throwIfAborted();
      worker ??= start();
      const id = next++;
      const { promise, resolve, reject } = Promise.withResolvers<ImproveResult>();
      pending.set(id, { resolve, reject });
      const cancel = () => post({ kind: "cancel", id });
      const watch = setInterval(() => {
        if (performance.now() - lastSign > SILENCE)
          abandon(new Error("The thread for suggestions was stuck."));
      }, 1000);
      signal.addEventListener("abort", cancel, { once: true });
      post({ ...work, id, person });
      return promise.finally(() => {
        clearInterval(watch);
        signal.removeEventListener("abort", cancel);
      });
    },
    async close(): Promise<void> {
      const ending = worker?.terminate();
      worker = null;
      for (const { reject } of pending.values()) reject(new AppError("unavailable"));
      pending.clear();
      await ending;
    },
  };
}
