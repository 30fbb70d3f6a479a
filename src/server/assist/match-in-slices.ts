import type { JobMatch } from "../../domain/insights/match/job-match.ts";
import { matchInParts } from "../../domain/insights/match/meaning/match-by-meaning.ts";
import type { MatchModel } from "../../domain/insights/match/meaning/match-model.ts";
import { type MatchMemory, rememberingModel } from "../../domain/insights/match/meaning/remembering-model.ts";
import type { Resume } from "../../domain/resume/resume.ts";
import { type Sharing, slices } from "./slices.ts";

/** A resume held against an ad: while others wait, in several slices; each goes on where the last one ended. */
export function matchInSlices(model: MatchModel, memory: MatchMemory, sharing: Sharing) {
  const { beforeRun, run } = slices(sharing);
  const remembering = rememberingModel(model, memory, beforeRun);
  return (resume: Resume, job: string, today: string): Promise<JobMatch> =>
    run(matchInParts(resume, job, remembering, today));
}
