import { parentPort, receiveMessageOnPort } from "node:worker_threads";
import { answerHere } from "../../assist/answer-here.ts";
import type { Engine, EngineForLines } from "../../assist/engine.ts";
import { EngineFailure } from "../../assist/engine-failure.ts";
import { createHostedEngine } from "../../assist/engines/openai-compatible/hosted-engine.ts";
import type { Usage } from "../../assist/engines/openai-compatible/read-answer.ts";
import { evaluateCase } from "../../assist/evaluation/evaluate-case.ts";
import { claimPair } from "../../assist/guard/claim-pair.ts";
import { judgeClaims } from "../../assist/guard/judge-claims.ts";
import { improve } from "../../assist/improve.ts";
import { improveSeveral } from "../../assist/improve-several.ts";
import type { Improved } from "../../assist/improved.ts";
import type { RunInSlices } from "../../assist/run-in-slices.ts";
import { matchJob } from "../../domain/insights/match/match-job.ts";
import { readResume } from "../../domain/resume/detect-format.ts";
import type { Draft } from "../../domain/suggestions/draft.ts";
import type { ImproveRequest } from "../../domain/suggestions/request.ts";
import type { Judge } from "../../judge/answer.ts";
import { loadJudge } from "../../judge/load-judge.ts";
import { loadMatcher } from "../../judge/load-matcher.ts";
import type { Matcher } from "../../judge/matcher.ts";
import { fairQueue } from "./fair-queue.ts";
import type {
  EvaluateJob,
  ImproveMessage,
  ImproveReport,
  ImproveResult,
  ImproveWork,
  MatchJob,
  ReviewJob,
  TailorJob,
} from "./improve-messages.ts";
import { judgeInSlices } from "./judge-in-slices.ts";
import { matchInSlices } from "./match-in-slices.ts";
import { createMatchMemories } from "./match-memories.ts";
import type { Sharing } from "./slices.ts";
import { tailorInSlices } from "./tailor-in-slices.ts";

const port = parentPort;
if (!port) throw new Error("This file runs as a worker thread.");

const cancels = new Map<number, AbortController>();
// A burst of messages is delivered in one go: each text leaves room for a sign of life, for a cancel and for other people.
const queue = fairQueue();
const memories = createMatchMemories(() => performance.now());
const report = (message: ImproveReport): void => port.postMessage(message);

const warned = new Set<string>();

/** Whoever runs the server must hear of it, once. */
function warnOnce(warning: string): void {
  if (warned.has(warning)) return;
  warned.add(warning);
  process.emitWarning(warning);
}

/** Without it every suggestion is asked about or left out. */
function judgeOrWarning(): Judge | null {
  const loaded = loadJudge();
  if (loaded.judge === null) warnOnce(`The judge of suggestions could not be loaded: ${loaded.reason}`);
  return loaded.judge;
}

function matcherOrWarning(): Matcher | null {
  const loaded = loadMatcher();
  if (loaded.matcher === null) warnOnce(`What reads job ads could not be loaded: ${loaded.reason}`);
  return loaded.matcher;
}

/** One job of one person. */
interface Running {
  readonly id: number;
  readonly person: string;
  readonly signal: AbortSignal;
  /** What it judges, an endpoint has answered: that is paid for, and is not asked for again. */
  readonly isHosted: boolean;
}

/** Waits until a job may use the thread. One that was given up meanwhile may not. */
async function waitForSlice({ person, signal }: Running, answered = false): Promise<void> {
  await queue.next(person, signal);
  if (signal.aborted) throw new EngineFailure("cancelled", { answered });
}

/** A job that has begun waits for its next slice: what the thread breaks at meanwhile is another one. */
async function waitForNextSlice(running: Running): Promise<void> {
  const { id, isHosted } = running;
  if (!isHosted) report({ kind: "parted", id });
  await waitForSlice(running, isHosted);
  report({ kind: "begun", id });
}

/** What comes back from an endpoint waits for its slice like any other work. */
function afterAnswer(engine: Engine, running: Running): Engine {
  return {
    name: engine.name,
    propose: async (...asked) => {
      const answer = await engine.propose(...asked);
      await waitForSlice(running, true);
      return answer;
    },
  };
}

/** How a job shares the thread: a long text takes seconds, in which no timer runs and no message comes by itself. */
function sharingOf(running: Running): Sharing {
  const { person, signal, isHosted } = running;
  return {
    goesOn() {
      report({ kind: "alive" });
      takeMessages();
      if (signal.aborted) throw new EngineFailure("cancelled", { answered: isHosted });
    },
    isWanted: () => queue.othersWait(person),
    nextSlice: () => waitForNextSlice(running),
  };
}

/** The judge for a job. */
function judgeFor(running: Running): RunInSlices {
  // Loaded when it is asked: the embedded engine never does.
  return (work) => judgeInSlices(judgeOrWarning(), sharingOf(running))(work);
}

/** A resume against an ad. Without what reads ads the rules answer, and whoever runs the server hears of it. */
async function matched({ resume: given, job, today }: MatchJob, running: Running): Promise<ImproveResult> {
  const read = readResume(given);
  if (!read.ok) return { kind: "no-resume", issues: read.issues };
  const matcher = matcherOrWarning();
  const match = matcher
    ? await matchInSlices(matcher, memories.of(running.person), sharingOf(running))(read.resume, job, today)
    : matchJob(read.resume, job);
  return { kind: "matched", match };
}

/** A plan for an ad. What cannot be loaded is done without, and whoever runs the server hears of it. */
async function planned({ resume, job, now, isVariant }: TailorJob, running: Running): Promise<ImproveResult> {
  const read = readResume(resume);
  if (!read.ok) return { kind: "no-resume", issues: read.issues };
  const models = { matcher: matcherOrWarning(), judge: judgeOrWarning() };
  const plan = await tailorInSlices(models, memories.of(running.person), sharingOf(running))(
    read.resume,
    job,
    now,
    { isVariant },
  );
  return { kind: "planned", plan };
}

/** The lines of one request to the endpoint. One alone is asked for like any other. */
async function reviewHosted(
  requests: readonly ImproveRequest[],
  engine: EngineForLines,
  running: Running,
): Promise<Improved[]> {
  const [only, ...others] = requests;
  if (only && others.length === 0)
    return [await improve(only, { engine: afterAnswer(engine, running), runInSlices: judgeFor(running) })];
  return improveSeveral(requests, {
    engine,
    runInSlices: async (work) => {
      await waitForSlice(running, true);
      return judgeFor(running)(work);
    },
  });
}

/** Each line is a job of its own to the thread and waits for its slice: nobody waits behind somebody's whole resume. */
async function review(
  { requests, budget }: Pick<ReviewJob, "requests" | "budget">,
  running: Running,
): Promise<Improved[]> {
  const improved: Improved[] = [];
  let spent = 0;
  for (const request of requests) {
    if (improved.length > 0) await waitForNextSlice(running);
    const begun = performance.now();
    improved.push(answerHere(request));
    spent += performance.now() - begun;
    if (spent >= budget) break;
  }
  return improved;
}

/** A case of our evaluation, with the tokens that the endpoint says it took. */
async function evaluated({ request, endpoint }: EvaluateJob, running: Running): Promise<ImproveResult> {
  const used: Usage[] = [];
  const onUsage = (usage: Usage) => void used.push(usage);
  const outcome = await evaluateCase(request, {
    engine: createHostedEngine({ ...endpoint, onUsage, signal: running.signal }),
    runInSlices: judgeFor(running),
    afterAnswer: (engine) => afterAnswer(engine, running),
    elapsed: () => performance.now(),
  });
  const tokens = {
    prompt: used.reduce((sum, { prompt }) => sum + prompt, 0),
    completion: used.reduce((sum, { completion }) => sum + completion, 0),
  };
  return { kind: "evaluated", outcome: { ...outcome, tokens: used.length === 0 ? null : tokens } };
}

async function resultOf(
  work: ImproveWork,
  running: Running,
  showDraft: (draft: Draft) => void,
): Promise<ImproveResult> {
  if (work.kind === "match") return matched(work.job, running);
  if (work.kind === "tailor") return planned(work.job, running);
  if (work.kind === "evaluate") return evaluated(work.job, running);
  if (work.kind === "claims") {
    const { source, suggestion, context } = work.job;
    const pair = claimPair(source, suggestion, context);
    const judgement = await judgeFor(running)((judge) => judgeClaims(judge, pair));
    return { kind: "judged", judgement };
  }
  const { endpoint } = work.job;
  const engine = endpoint && createHostedEngine({ ...endpoint, signal: running.signal });
  if (work.kind === "review") {
    const { requests } = work.job;
    const improved = engine ? reviewHosted(requests, engine, running) : review(work.job, running);
    return { kind: "reviewed", improved: await improved };
  }
  const helpers = {
    engine: engine ? afterAnswer(engine, running) : undefined,
    runInSlices: judgeFor(running),
    onDraft: work.drafts ? showDraft : undefined,
  };
  return { kind: "improved", improved: await improve(work.job.request, helpers) };
}

async function run(running: Running, work: ImproveWork): Promise<void> {
  const { id } = running;
  try {
    await waitForSlice(running);
    report({ kind: "begun", id });
    const showDraft = (draft: Draft) => report({ kind: "draft", id, draft });
    report({ kind: "done", id, result: await resultOf(work, running, showDraft) });
  } catch (cause) {
    if (cause instanceof EngineFailure) {
      const { kind, status, shape, answered, connected } = cause;
      report({ kind: "endpoint-failed", id, failure: { kind, status, shape, answered, connected } });
    } else report({ kind: "failed", id, cause });
  } finally {
    cancels.delete(id);
  }
}

function take(message: ImproveMessage): void {
  if (message.kind === "cancel") {
    cancels.get(message.id)?.abort();
    return;
  }
  const { id, person, ...work } = message;
  const cancel = new AbortController();
  cancels.set(id, cancel);
  const isHosted = "endpoint" in work.job && work.job.endpoint !== null;
  void run({ id, person, signal: cancel.signal, isHosted }, work);
}

/** What has come while the thread was busy: who waits for it, and who does not any more. */
function takeMessages(): void {
  if (!port) return;
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) take(next.message);
}

port.on("message", take);
setInterval(() => {
  memories.sweep();
  report({ kind: "alive" });
}, 500);
report({ kind: "alive" });
