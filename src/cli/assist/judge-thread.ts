import { openThread } from "../../threads/open-thread.ts";
import type { JudgeJob, JudgeReport, JudgeSetting } from "./judge-messages.ts";

/** Judges lines away from the thread that reads and writes them. */
export interface JudgeThread {
  answer(job: JudgeJob): Promise<object>;
  /** Jobs that are not answered. */
  load(): number;
  close(): Promise<void>;
}

interface Pending {
  resolve(answer: object): void;
  reject(failure: Error): void;
}

/**
 * Beside the server's threads for suggestions, since a command has no deadline and no client who hangs up, and judges a
 * text of any length to its end.
 */
export function openJudgeThread(setting: JudgeSetting, warn: (warning: string) => void): JudgeThread {
  const pending: Pending[] = [];
  let ended: Error | null = null;
  const worker = openThread(new URL("./judge-worker.ts", import.meta.url), { workerData: setting });

  // What waits for an answer that cannot come would wait for ever.
  function end(cause: unknown): void {
    ended ??= new Error("The thread that judges has ended.", { cause });
    for (const { reject } of pending.splice(0)) reject(ended);
  }

  worker.on("message", (report: JudgeReport) => {
    if (report.kind === "warning") warn(report.warning);
    else if (report.kind === "answer") pending.shift()?.resolve(report.answer);
    else pending.shift()?.reject(new Error(report.message));
  });
  worker.on("error", end);
  worker.on("exit", end);

  return {
    answer(job) {
      if (ended) return Promise.reject(ended);
      const { promise, resolve, reject } = Promise.withResolvers<object>();
      pending.push({ resolve, reject });
      worker.postMessage(job);
      return promise;
    },
    load: () => pending.length,
    async close() {
      await worker.terminate();
    },
  };
}
