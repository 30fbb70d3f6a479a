import { z } from "zod";
import type { JobMatch, Requirement } from "../../domain/insights/match/job-match.ts";
import { matchJob } from "../../domain/insights/match/match-job.ts";
import { matchTexts } from "../../domain/insights/match/meaning/match-by-meaning.ts";
import type { MatchModel } from "../../domain/insights/match/meaning/match-model.ts";

const MOST = 1_000_000;

export const matchLine = z.object({ resume: z.string().max(MOST), job: z.string().max(MOST) });

export type MatchLine = z.infer<typeof matchLine>;

type Answer = Omit<JobMatch, "requirements"> & {
  requirements: Omit<Requirement, "pointer">[];
};

/** By meaning where there is a model, else by rules; `today` is the day up to which a position that goes on is counted. */
export function answerMatch({ resume, job }: MatchLine, model: MatchModel | null, today: string): Answer {
  const match = model ? matchTexts(resume, job, model, today) : matchJob(resume, job);
  return { ...match, requirements: match.requirements.map(({ pointer, ...requirement }) => requirement) };
}
