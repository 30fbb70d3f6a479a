import type { JobMatch } from "../../../../../domain/insights/match/job-match.ts";
import { matchWithAd } from "../../../../api/match.ts";
import type { Thread } from "../../../../threads/thread.ts";
import type { InsightQuestions } from "../insight-answers.ts";
import { insightsThread } from "../insights-thread.ts";

export interface ReadMatch extends JobMatch {
  /** Rules see words alone: they take a denial for a proof. */
  readonly by: "meaning" | "rules";
}

type Questions = Pick<InsightQuestions, "match">;

/** Asks the server, which reads by meaning; where it cannot answer, rules do, beside the page. */
export const matchReader: Thread<Questions, { match: ReadMatch }> = {
  ...insightsThread,
  async ask(_name, { resume, job }) {
    const outcome = await matchWithAd(resume, job);
    if (outcome.ok) return { ...outcome.value, by: "meaning" };
    const match = await insightsThread.ask("match", { resume, job });
    return match && { ...match, by: "rules" };
  },
};
