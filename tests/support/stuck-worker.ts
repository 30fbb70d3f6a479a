import { parentPort } from "node:worker_threads";
import type { Judgement } from "../../src/domain/claims/verdict.ts";
import type { ImproveMessage, ImproveReport } from "../../src/server/assist/improve-messages.ts";

/**
 * A thread for suggestions that never comes back from a text that says so, and finds every other one supported; one that says
 * "parted" only in a second turn, and one that says "deaf" never, while the thread goes on.
 */
const report = (message: ImproveReport): void => parentPort?.postMessage(message);
const judgement: Judgement = { verdict: "supported", unsupported: [], ask: [] };

parentPort?.on("message", (message: ImproveMessage) => {
  if (message.kind !== "claims") return;
  const { id, job } = message;
  report({ kind: "begun", id });
  while (job.source === "stuck");
  if (job.source === "ends") process.exit(1);
  if (job.source === "deaf") return;
  const done = () => report({ kind: "done", id, result: { kind: "judged", judgement } });
  if (job.source !== "parted") return done();
  report({ kind: "parted", id });
  setTimeout(done, 100);
});
report({ kind: "alive" });
setInterval(() => report({ kind: "alive" }), 50);
