import { parentPort } from "node:worker_threads";
import type { Engine } from "../../assist/engine.ts";
import { EngineFailure } from "../../assist/engine-failure.ts";
import { createHostedEngine } from "../../assist/engines/openai-compatible/hosted-engine.ts";
import { claimPair } from "../../assist/guard/claim-pair.ts";
import { judgeClaims } from "../../assist/guard/judge-claims.ts";
import { improve } from "../../assist/improve.ts";
import type { Judge } from "../../judge/answer.ts";
import { judgeForOneJob } from "../../judge/judge-for-one-job.ts";
import { loadJudge } from "../../judge/load-judge.ts";
import { fairTurns } from "./fair-turns.ts";
import type { ImproveMessage, ImproveReport, ImproveResult, ImproveWork } from "./improve-messages.ts";

const port = parentPort;
if (!port) throw new Error("This file runs as a worker thread.");

const cancels = new Map<number, AbortController>();
// A burst of messages is delivered in one go: each text leaves room for a sign of life, for a cancel and for other people.
const turnOf = fairTurns();
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

/** What comes back from an endpoint waits for its turn like any other work. */
function inTurn(engine: Engine, person: string): Engine {
  return {
    name: engine.name,
    propose: async (...asked) => {
      const answer = await engine.propose(...asked);
      await turnOf(person);
      return answer;
    },
  };
}

async function resultOf(work: ImproveWork, person: string, signal: AbortSignal): Promise<ImproveResult> {
  const loaded = judgeOrWarning();
  // A long text takes seconds, in which no timer runs.
  const judge = loaded && judgeForOneJob(loaded, () => report({ kind: "alive" }));
  if (work.kind === "claims") {
    const { source, suggestion, context } = work.job;
    return { kind: "judged", judgement: judgeClaims(judge, claimPair(source, suggestion, context)) };
  }
  const { request, endpoint } = work.job;
  const engine = endpoint ? inTurn(createHostedEngine({ ...endpoint, signal }), person) : undefined;
  return { kind: "improved", improved: await improve(request, { engine, judge }) };
}

async function run(id: number, person: string, work: ImproveWork, signal: AbortSignal): Promise<void> {
  try {
    await turnOf(person);
    if (signal.aborted) throw new EngineFailure("cancelled");
    report({ kind: "done", id, result: await resultOf(work, person, signal) });
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
  const { id, person, ...work } = message;
  const cancel = new AbortController();
  cancels.set(id, cancel);
  void run(id, person, work, cancel.signal);
});
setInterval(() => report({ kind: "alive" }), 500);
report({ kind: "alive" });
