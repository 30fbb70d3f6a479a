import type { CustomStyle } from "../../../../domain/document/style/custom-style.ts";
import { findAts } from "../../../../domain/insights/ats/find-ats.ts";
import type { AtsFinding } from "../../../../domain/insights/ats/finding.ts";
import { type ParserView, parserView } from "../../../../domain/insights/ats/parser-view.ts";
import type { Preparation } from "../../../../domain/insights/interview/preparation.ts";
import { prepareInterview } from "../../../../domain/insights/interview/prepare-interview.ts";
import { draftLetter } from "../../../../domain/insights/letter/draft-letter.ts";
import type { LetterDraft } from "../../../../domain/insights/letter/letter-draft.ts";
import { checkLetter, type LetterClaim } from "../../../../domain/insights/letter/letter-guard.ts";
import {
  type LetterSentence,
  sentencesToJudge,
} from "../../../../domain/insights/letter/sentences-to-judge.ts";
import { type ReadAd, readAd } from "../../../../domain/insights/match/ad/read-ad.ts";
import type { JobMatch } from "../../../../domain/insights/match/job-match.ts";
import { matchAd } from "../../../../domain/insights/match/match-job.ts";
import type { Resume } from "../../../../domain/resume/resume.ts";
import { DEFAULT_TEMPLATE, findTemplate } from "../../../../templates/registry.ts";

export interface InsightQuestions {
  /** `pages` is null where nobody has counted them. */
  ats: { resume: Resume; template: string; columns: CustomStyle["columns"]; pages: number | null };
  parser: { resume: Resume; extracted: string };
  match: { resume: Resume; job: string };
  interview: { resume: Resume };
  draft: { resume: Resume; job: string };
  check: { resume: Resume };
}

export interface InsightAnswers {
  ats: readonly AtsFinding[];
  parser: ParserView;
  match: JobMatch;
  interview: readonly Preparation[];
  draft: LetterDraft;
  /** Facts of the letter that the resume does not have, and the sentences whose meaning the server is to judge. */
  check: { claims: readonly LetterClaim[]; sentences: readonly LetterSentence[] };
}

type Answerers = {
  [Name in keyof InsightQuestions]: (given: InsightQuestions[Name]) => InsightAnswers[Name];
};

let lastAd: { readonly job: string; readonly read: ReadAd } | null = null;

/** While somebody types a resume, its ad stays as it is: it is read once. */
function knownAd(job: string): ReadAd {
  if (lastAd?.job !== job) lastAd = { job, read: readAd(job) };
  return lastAd.read;
}

/** What the panel asks, answered by pure code from the resume alone. */
export const insightAnswers: Answerers = {
  ats: ({ resume, template, columns, pages }) =>
    findAts(resume, {
      template: findTemplate(template) ?? DEFAULT_TEMPLATE,
      columns,
      pageCount: pages ?? undefined,
    }),
  parser: ({ resume, extracted }) => parserView(resume, extracted),
  match: ({ resume, job }) => matchAd(resume, knownAd(job)),
  interview: ({ resume }) => prepareInterview(resume),
  draft: ({ resume, job }) => draftLetter(resume, job),
  check: ({ resume }) => ({
    claims: checkLetter(resume, resume.coverLetter ?? ""),
    sentences: sentencesToJudge(resume, resume.coverLetter ?? ""),
  }),
};
