import { z } from "zod";
import type { JobMatch, Requirement } from "../../domain/insights/match/job-match.ts";
import { matchJob } from "../../domain/insights/match/match-job.ts";

const MOST = 1_000_000;

export const matchLine = z.object({ resume: z.string().max(MOST), job: z.string().max(MOST) });

type Answer = Omit<JobMatch, "requirements"> & {
  requirements: Pick<Requirement, "skill" | "level" | "status" | "evidence">[];
};

export function answerMatch({ resume, job }: z.infer<typeof matchLine>): Answer {
  const { score, hits, missing, total, requirements } = matchJob(resume, job);
  return {
    score,
    hits,
    missing,
    total,
    requirements: requirements.map(({ skill, level, status, evidence }) => ({
      skill,
      level,
      status,
      evidence,
    })),
  };
}
