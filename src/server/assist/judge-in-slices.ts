import type { RunInSlices } from "../../assist/run-in-slices.ts";
import type { Judge } from "../../judge/answer.ts";
import { judgeForOneJob } from "../../judge/judge-for-one-job.ts";
import { type Sharing, slices } from "./slices.ts";

/** One job to the judge: while others wait, a long text is judged in several slices. */
export function judgeInSlices(judge: Judge | null, sharing: Sharing): RunInSlices {
  const { beforeRun, run } = slices(sharing);
  const forJob = judge && judgeForOneJob(judge, beforeRun);
  return (work) => run(() => (forJob ? forJob.step(() => work(forJob)) : work(null)));
}
