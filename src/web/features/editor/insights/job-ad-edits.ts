import { type Edit, setField } from "../../../../domain/resume/edits.ts";
import { isAnswerAbout } from "../../../../domain/resume/job-answers.ts";
import type { JobAnswer, Resume } from "../../../../domain/resume/resume.ts";

/** Puts an ad with the resume; an empty one is none. */
export function putJobAd({ jobAd, ...rest }: Resume, ad: string): Edit {
  if (ad.trim() === "") return setField("", rest);
  return jobAd === undefined ? setField("", { ...rest, jobAd: ad }) : setField("/jobAd", ad);
}

/** Keeps what the person said about things that are asked for together; null takes it back. */
export function putJobAnswers(
  resume: Resume,
  things: readonly string[],
  answer: JobAnswer["answer"] | null,
): Edit {
  const { jobAnswers = [], ...rest } = resume;
  const others = jobAnswers.filter((known) => !things.some((asked) => isAnswerAbout(known, asked)));
  const given = answer === null ? [] : things.map((asked) => ({ asked, answer }));
  const answers = [...others, ...given];
  return setField("", answers.length > 0 ? { ...rest, jobAnswers: answers } : rest);
}

/** A file that brings no ad does not take away the one that is there, nor what was said about it. */
export function withJobAdOf({ jobAd, jobAnswers }: Resume, read: Resume): Resume {
  return {
    ...read,
    ...(jobAd !== undefined && read.jobAd === undefined ? { jobAd } : {}),
    ...(jobAnswers !== undefined && read.jobAnswers === undefined ? { jobAnswers } : {}),
  };
}
