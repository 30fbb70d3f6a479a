import { parentPort } from "node:worker_threads";
import { EngineFailure } from "../../assist/engine-failure.ts";
import { createHostedEngine } from "../../assist/engines/openai-compatible/hosted-engine.ts";
import { claimPair } from "../../assist/guard/claim-pair.ts";
import { judgeClaims } from "../../assist/guard/judge-claims.ts";
import { improve } from "../../assist/improve.ts";
import type { Judge } from "../../judge/answer.ts";
import { judgeForOneJob } from "../../judge/judge-for-one-job.ts";
import { loadJudge } from "../../judge/load-judge.ts";
import { oneATurn } from "../http/one-a-turn.ts";
import type { ImproveMessage, ImproveReport, ImproveResult, ImproveWork } from "./improve-messages.ts";

const port = parentPort;
if (!port) throw new Error("This file runs as a worker thread.");

const cancels = new Map<number, AbortController>();
// A burst of messages is delivered in one go: each text leaves room for a sign of life and for a cancel.
const inTurn = oneATurn();
const report = (message: ImproveReport): void => port.postMessage(message);

let isWarned = false;

/** Without it every suggestion is asked about or left out: whoever runs the server must hear of it, once. */
function judgeOrWarning(): Judge | null {
  const loaded = loadJudge();
  if (loaded.judge === null && !isWarned) {
    isWarned = true;
    process.emitWarning(`The judge of suggestions could not be loaded: ${loaded.reason}`);
  }
  return loaded.judge;
}

async function resultOf(work: ImproveWork, signal: AbortSignal): Promise<ImproveResult> {
  const loaded = judgeOrWarning();
  // A long text takes seconds, in which no timer runs.
  const judge = loaded && judgeForOneJob(loaded, () => report({ kind: "alive" }));
  if (work.kind === "claims") {
    const { source, suggestion, context } = work.job;
    return { kind: "judged", judgement: judgeClaims(judge, claimPair(source, suggestion, context)) };
  }
  const { request, endpoint } = work.job;
  const engine = endpoint ? createHostedEngine({ ...endpoint, signal }) : undefined;
  return { kind: "improved", improved: await improve(request, { engine, judge }) };
}

async function run(id: number, work: ImproveWork, signal: AbortSignal): Promise<void> {
  try {
    if (signal.aborted) throw new EngineFailure("cancelled");
    report({ kind: "done", id, result: await resultOf(work, signal) });
  } catch (cause) {
    if (cause instanceof EngineFailure) {
      const { kind, status, shape, answered } = cause;
      report({ kind: "endpoint-failed", id, failure: { kind, status, shape, answered } });
    } else report({ kind: "failed", id, cause });
  } finally {
    cancels.delete(id);
  }
}

port.on("message", (message: ImproveMessage) => {
  if (message.kind === "cancel") return cancels.get(message.id)?.abort();
  const { id, ...work } = message;
  const cancel = new AbortController();
  cancels.set(id, cancel);
  inTurn(() => void run(id, work, cancel.signal));
});
setInterval(() => report({ kind: "alive" }), 500);
report({ kind: "alive" });
