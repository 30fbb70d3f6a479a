import type { JobMatch } from "../../domain/insights/match/job-match.ts";
import { matchTexts } from "../../domain/insights/match/meaning/match-by-meaning.ts";
import { rememberingModel } from "../../domain/insights/match/meaning/remembering-model.ts";
import type { Resume } from "../../domain/resume/resume.ts";
import type { Matcher } from "../../judge/matcher.ts";
import { type Sharing, slices } from "./slices.ts";

/** A resume held against an ad: while others wait, in several slices; no run is done twice. */
export function matchInSlices(matcher: Matcher, sharing: Sharing) {
  const { beforeRun, run } = slices(sharing);
  const model = rememberingModel(matcher, beforeRun);
  return (resume: Resume, job: string, today: string): Promise<JobMatch> =>
    run(() => matchTexts(resume, job, model, today));
}
