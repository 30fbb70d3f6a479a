import { parentPort, workerData } from "node:worker_threads";
import { createHostedEngine } from "../../assist/engines/openai-compatible/hosted-engine.ts";
import { runAtOnce } from "../../assist/run-in-slices.ts";
import { type JudgeForOneJob, judgeForOneJob } from "../../judge/judge-for-one-job.ts";
import { loadJudge } from "../../judge/load-judge.ts";
import { loadMatcher } from "../../judge/load-matcher.ts";
import type { Matcher } from "../../judge/matcher.ts";
import { answerClaims } from "./claims.ts";
import { answerImprove } from "./improve.ts";
import type { JudgeJob, JudgeReport, JudgeSetting } from "./judge-messages.ts";
import { answerMatch } from "./match.ts";
import { answerTailor } from "./tailor.ts";

const port = parentPort;
if (!port) throw new Error("This file runs as a worker thread.");

const { endpoint }: JudgeSetting = workerData;
const engine = endpoint === null ? undefined : createHostedEngine(endpoint);
const report = (message: JudgeReport): void => port.postMessage(message);

// Each is loaded by the first job that needs it: a match needs no judge, and a judgement no reader of ads.

/** As the server has it, so that both give the same verdict on a long text. */
function judgeOf(): JudgeForOneJob | null {
  const loaded = loadJudge();
  // Without it every text that facts alone do not settle is answered with "ask": that must not go unnoticed.
  if (loaded.judge === null) warn(`The judge could not be loaded: ${loaded.reason}.`);
  return loaded.judge && judgeForOneJob(loaded.judge, () => {});
}

function matcherOf(): Matcher | null {
  const loaded = loadMatcher();
  if (loaded.matcher === null) warn(`What reads ads could not be loaded, so rules answer: ${loaded.reason}.`);
  return loaded.matcher;
}

function warn(warning: string): void {
  report({ kind: "warning", warning });
}

function answerTo(job: JudgeJob): object | Promise<object> {
  if (job.kind === "match") return answerMatch(job.line, matcherOf(), new Date().toISOString().slice(0, 10));
  if (job.kind === "tailor") return answerTailor(job.order, matcherOf(), judgeOf(), new Date());
  return job.kind === "claims"
    ? answerClaims(judgeOf(), job.line, job.judges)
    : answerImprove(job.line, { engine, runInSlices: runAtOnce(judgeOf()) });
}

async function run(job: JudgeJob): Promise<void> {
  try {
    report({ kind: "answer", answer: await answerTo(job) });
  } catch (error) {
    report({ kind: "failure", message: error instanceof Error ? error.message : String(error) });
  }
}

// One after another: an endpoint is not asked for many lines at once, and answers keep their order.
let last = Promise.resolve();
port.on("message", (job: JudgeJob) => {
  last = last.then(() => run(job));
});
