import type { AskedItem } from "../../../../../domain/insights/match/asked-items.ts";
import { jobAnswerTo } from "../../../../../domain/resume/job-answers.ts";
import type { JobAnswer } from "../../../../../domain/resume/resume.ts";

/** What the person said about something that is asked for; of several things, only where they said it of each. */
export function answerToItem(
  answers: readonly JobAnswer[],
  { options }: AskedItem,
): JobAnswer["answer"] | null {
  const given = options.map(({ skill }) => jobAnswerTo(answers, skill));
  if (given.includes(null)) return null;
  return given.includes("later") ? "later" : "not-mine";
}
