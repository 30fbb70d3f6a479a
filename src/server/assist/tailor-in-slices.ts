import { answerHere } from "../../assist/answer-here.ts";
import type { Improved } from "../../assist/improved.ts";
import { planTailoring, type TailorWish } from "../../assist/tailor/plan-tailoring.ts";
import type { JobMatch } from "../../domain/insights/match/job-match.ts";
import { matchJob } from "../../domain/insights/match/match-job.ts";
import { matchInParts } from "../../domain/insights/match/meaning/match-by-meaning.ts";
import { type MatchMemory, rememberingModel } from "../../domain/insights/match/meaning/remembering-model.ts";
import type { Resume } from "../../domain/resume/resume.ts";
import type { ImproveRequest } from "../../domain/suggestions/request.ts";
import type { Plan, Step } from "../../domain/tailor/plan.ts";
import { selectAndOrder } from "../../domain/tailor/select-and-order.ts";
import type { Judge } from "../../judge/answer.ts";
import { judgeForOneJob } from "../../judge/judge-for-one-job.ts";
import type { Matcher } from "../../judge/matcher.ts";
import { type Sharing, slices } from "./slices.ts";

interface Models {
  /** Without it rules read the ad. */
  readonly matcher: Matcher | null;
  /** Without it nothing is reworded. */
  readonly judge: Judge | null;
}

/** A plan for an ad: while others wait, in several slices, and nothing that takes time is done twice. */
export function tailorInSlices({ matcher, judge }: Models, memory: MatchMemory, sharing: Sharing) {
  const { beforeRun, run } = slices(sharing);
  const forJob = judge && judgeForOneJob(judge, beforeRun);
  const written = new Map<string, Improved>();
  const improve = (request: ImproveRequest): Improved => {
    const key = JSON.stringify(request);
    const known = written.get(key);
    if (known) return known;
    sharing.goesOn();
    const improved = answerHere(request);
    written.set(key, improved);
    return improved;
  };
  return (resume: Resume, job: string, now: Date, wish: TailorWish): Promise<Plan> => {
    const today = now.toISOString().slice(0, 10);
    const begun = new Map<string, () => JobMatch>();
    const begin = (one: Resume): (() => JobMatch) => {
      if (matcher) return matchInParts(one, job, rememberingModel(matcher, memory, beforeRun), today);
      const match = matchJob(one, job);
      return () => match;
    };
    const match = (one: Resume) => {
      const key = JSON.stringify(one);
      const known = begun.get(key) ?? begin(one);
      begun.set(key, known);
      return known();
    };
    // The same in each slice, as what it is asked about is.
    let selected: Step[] | undefined;
    const select: typeof selectAndOrder = (...asked) => {
      selected ??= selectAndOrder(...asked);
      return selected;
    };
    const plan = () => planTailoring(resume, { match, select, improve, judge: forJob, now }, wish);
    return run(() => (forJob ? forJob.step(plan) : plan()));
  };
}
