import { parentPort, workerData } from "node:worker_threads";
import { createHostedEngine } from "../../assist/engines/openai-compatible/hosted-engine.ts";
import { runAtOnce } from "../../assist/run-in-slices.ts";
import { judgeForOneJob } from "../../judge/judge-for-one-job.ts";
import { loadJudge } from "../../judge/load-judge.ts";
import { answerClaims } from "./claims.ts";
import { answerImprove } from "./improve.ts";
import type { JudgeJob, JudgeReport, JudgeSetting } from "./judge-messages.ts";

const port = parentPort;
if (!port) throw new Error("This file runs as a worker thread.");

const { endpoint }: JudgeSetting = workerData;
const engine = endpoint === null ? undefined : createHostedEngine(endpoint);
const loaded = loadJudge();
/** As the server has it, so that both give the same verdict on a long text. */
const judgeOf = () => loaded.judge && judgeForOneJob(loaded.judge, () => {});
const report = (message: JudgeReport): void => port.postMessage(message);

// Without it every text that facts alone do not settle is answered with "ask": that must not go unnoticed.
if (loaded.judge === null)
  report({ kind: "warning", warning: `The judge could not be loaded: ${loaded.reason}.` });

function answerTo(job: JudgeJob): object | Promise<object> {
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
