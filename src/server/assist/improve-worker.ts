import { parentPort } from "node:worker_threads";
import type { Engine, EngineForLines } from "../../assist/engine.ts";
import { EngineFailure } from "../../assist/engine-failure.ts";
import { createHostedEngine } from "../../assist/engines/openai-compatible/hosted-engine.ts";
import { claimPair } from "../../assist/guard/claim-pair.ts";
import { judgeClaims } from "../../assist/guard/judge-claims.ts";
import { improve } from "../../assist/improve.ts";
import { improveSeveral } from "../../assist/improve-several.ts";
import type { Improved } from "../../assist/improved.ts";
import type { Draft } from "../../domain/suggestions/draft.ts";
import type { ImproveRequest } from "../../domain/suggestions/request.ts";
import type { Judge } from "../../judge/answer.ts";
import { judgeForOneJob } from "../../judge/judge-for-one-job.ts";
import { loadJudge } from "../../judge/load-judge.ts";
import { fairTurns } from "./fair-turns.ts";
import type {
  ImproveMessage,
  ImproveReport,
  ImproveResult,
  ImproveWork,
  ReviewJob,
} from "./improve-messages.ts";

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

/** The lines of one request to the endpoint. One alone is asked for like any other. */
async function reviewHosted(
  requests: readonly ImproveRequest[],
  engine: EngineForLines,
  judgeOf: () => Judge | null,
  person: string,
): Promise<Improved[]> {
  const [only, ...others] = requests;
  if (only && others.length === 0)
    return [await improve(only, { engine: inTurn(engine, person), judge: judgeOf() })];
  return improveSeveral(requests, { engine, judgeOf, turn: () => turnOf(person) });
}

/** Each line is a job of its own to the judge and waits for its turn: nobody waits behind somebody's whole resume. */
async function review(
  { requests, budget }: Pick<ReviewJob, "requests" | "budget">,
  judgeOf: () => Judge | null,
  person: string,
  signal: AbortSignal,
): Promise<Improved[]> {
  const improved: Improved[] = [];
  let spent = 0;
  for (const request of requests) {
    if (improved.length > 0) await turnOf(person);
    if (signal.aborted) throw new EngineFailure("cancelled");
    const begun = performance.now();
    improved.push(await improve(request, { judge: judgeOf() }));
    spent += performance.now() - begun;
    // What it waited for others is not its own.
    if (spent >= budget) break;
  }
  return improved;
}

async function resultOf(
  work: ImproveWork,
  person: string,
  signal: AbortSignal,
  showDraft: (draft: Draft) => void,
): Promise<ImproveResult> {
  const loaded = judgeOrWarning();
  // A long text takes seconds, in which no timer runs.
  const judgeOf = () => loaded && judgeForOneJob(loaded, () => report({ kind: "alive" }));
  if (work.kind === "review") {
    const { requests, endpoint } = work.job;
    const improved = endpoint
      ? reviewHosted(requests, createHostedEngine({ ...endpoint, signal }), judgeOf, person)
      : review(work.job, judgeOf, person, signal);
    return { kind: "reviewed", improved: await improved };
  }
  const judge = judgeOf();
  if (work.kind === "claims") {
    const { source, suggestion, context } = work.job;
    return { kind: "judged", judgement: judgeClaims(judge, claimPair(source, suggestion, context)) };
  }
  const { request, endpoint } = work.job;
  const engine = endpoint ? inTurn(createHostedEngine({ ...endpoint, signal }), person) : undefined;
  const onDraft = work.drafts ? showDraft : undefined;
  return { kind: "improved", improved: await improve(request, { engine, judge, onDraft }) };
}

async function run(id: number, person: string, work: ImproveWork, signal: AbortSignal): Promise<void> {
  try {
    await turnOf(person);
    if (signal.aborted) throw new EngineFailure("cancelled");
    report({ kind: "begun", id });
    const showDraft = (draft: Draft) => report({ kind: "draft", id, draft });
    report({ kind: "done", id, result: await resultOf(work, person, signal, showDraft) });
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
