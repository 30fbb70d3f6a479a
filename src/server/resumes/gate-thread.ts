import type { Worker } from "node:worker_threads";
import { openThread } from "../../threads/open-thread.ts";
import type { GateAnswer, GateQuestion } from "./gate-messages.ts";

/** The gate's worker died over a question, or took too long for it. */
export class GateThreadError extends Error {
  override name = "GateThreadError";
}

/** Checks content away from the calling thread: a resume of 256 KB takes tens of milliseconds. */
export interface GateThread {
  ask(question: GateQuestion): Promise<GateAnswer>;
  /** The content in its present form, or null where it is damaged. */
  check(text: string): Promise<string | null>;
  close(): Promise<void>;
}

export interface GateThreadOptions {
  deadlineMs: number;
  heapMegabytes: number;
}

interface Waiting {
  resolve(answer: GateAnswer): void;
  reject(error: Error): void;
}

/** Nothing starts before the first question; a worker that ended is replaced at the next one. */
export function openGateThread({ deadlineMs, heapMegabytes }: GateThreadOptions): GateThread {
  let worker: Worker | null = null;
  let waiting: Waiting[] = [];

  function start(): Worker {
    const started = openThread(new URL("./gate-worker.ts", import.meta.url), { heapMegabytes });
    // It does not keep a process alive that has nothing else to do.
    started.unref();
    started.on("message", (answer: GateAnswer) => waiting.shift()?.resolve(answer));
    let cause: unknown;
    started.on("error", (error) => {
      cause = error;
    });
    started.on("exit", () => {
      if (worker === started) abandon(new GateThreadError("The gate's worker ended.", { cause }));
    });
    return started;
  }

  /** Whoever waits is told, and the next question goes to a new worker. */
  function abandon(error: Error): void {
    const left = waiting;
    waiting = [];
    void worker?.terminate();
    worker = null;
    for (const { reject } of left) reject(error);
  }

  function ask(question: GateQuestion): Promise<GateAnswer> {
    worker ??= start();
    const { promise, resolve, reject } = Promise.withResolvers<GateAnswer>();
    const mine = { resolve, reject };
    waiting.push(mine);
    const transfer = question.kind === "archive" ? [question.bytes.buffer] : [];
    worker.postMessage(
      question,
      transfer.filter((buffer) => buffer instanceof ArrayBuffer),
    );
    const alarm = setTimeout(
      () => abandon(new GateThreadError("The gate's worker took too long.")),
      deadlineMs,
    );
    return promise.finally(() => clearTimeout(alarm));
  }

  return {
    ask,
    async check(text) {
      const answer = await ask({ kind: "content", text });
      return answer.kind === "content" ? answer.text : null;
    },
    async close() {
      const ending = worker?.terminate();
      abandon(new GateThreadError("The gate is closed."));
      await ending;
    },
  };
}
