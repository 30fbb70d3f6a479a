import { Worker } from "node:worker_threads";
import { afterEach, expect, test } from "vitest";
import type { ImproveMessage, ImproveReport } from "./improve-messages.ts";

let worker: Worker;
afterEach(async () => {
  await worker.terminate();
});

/** What the thread says of a job until it is over. */
function reportsOf(id: number): Promise<string[]> {
  const kinds: string[] = [];
  return new Promise((resolve, reject) => {
    worker.on("error", reject);
    worker.on("message", (report: ImproveReport) => {
      if (report.kind === "alive" || report.id !== id) return;
      kinds.push(report.kind);
      if (report.kind !== "begun" && report.kind !== "parted") resolve(kinds);
    });
  });
}

test("a review that waits between two lines is not what the thread breaks at meanwhile", async () => {
  worker = new Worker(new URL("./improve-worker.ts", import.meta.url));
  const text = "Responsible for closing the till and counting 3 registers every night";
  const request = { task: "experience", text, tone: "professional", seniority: "mid" } as const;
  const job = { requests: [request, request, request], endpoint: null, budget: 60_000 };
  const message: ImproveMessage = { kind: "review", id: 7, person: "ada", job };
  const reports = reportsOf(7);
  worker.postMessage(message);
  expect(await reports).toEqual(["begun", "parted", "begun", "parted", "begun", "done"]);
});
