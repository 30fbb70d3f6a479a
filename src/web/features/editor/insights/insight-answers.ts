import type { CustomStyle } from "../../../../domain/document/style/custom-style.ts";
import { checkContent, type RuleOutcome } from "../../../../domain/insights/check/check-content.ts";
import type { ReadDocument } from "../../../../domain/insights/check/check-reading.ts";
import { type FirstReadPlace, firstLook } from "../../../../domain/insights/first-look/first-look.ts";
import type { InterviewPlan } from "../../../../domain/insights/interview/preparation.ts";
import { prepareInterview } from "../../../../domain/insights/interview/prepare-interview.ts";
import { type LedgerEntry, skillLedger } from "../../../../domain/insights/ledger/skill-ledger.ts";
import { readAdNames } from "../../../../domain/insights/letter/ad-names.ts";
import { readAdPlace } from "../../../../domain/insights/letter/ad-place.ts";
import type { AppliedFor } from "../../../../domain/insights/letter/applied-for.ts";
import { draftLetter } from "../../../../domain/insights/letter/draft-letter.ts";
import type { LetterDraft, LetterWish } from "../../../../domain/insights/letter/letter-draft.ts";
import { checkLetter, type LetterClaim } from "../../../../domain/insights/letter/letter-guard.ts";
import {
  type LetterSentence,
  sentencesToJudge,
} from "../../../../domain/insights/letter/sentences-to-judge.ts";
import { type ReadAd, readAd } from "../../../../domain/insights/match/ad/read-ad.ts";
import type { JobMatch } from "../../../../domain/insights/match/job-match.ts";
import { matchAd } from "../../../../domain/insights/match/match-job.ts";
import type { DocumentReading } from "../../../../domain/insights/parser/document-reading.ts";
import { type ParserView, parserView } from "../../../../domain/insights/parser/parser-view.ts";
import type { Resume } from "../../../../domain/resume/resume.ts";
import { DEFAULT_TEMPLATE, findTemplate } from "../../../../templates/registry.ts";

export interface InsightQuestions {
  ats: {
    resume: Resume;
    template: string;
    style: CustomStyle | undefined;
    /** null where nobody has counted them. */
    pages: number | null;
    /** An ISO date. */
    today: string;
    /** What programs read in the file of this very resume; null where it was not made. */
    document: ReadDocument | null;
  };
  parser: { resume: Resume; readings: readonly DocumentReading[] };
  firstLook: { resume: Resume };
  /** Today is an ISO date. */
  ledger: { resume: Resume; today: string };
  match: { resume: Resume; job: string };
  interview: { resume: Resume };
  draft: { resume: Resume; wish: LetterWish };
  /** The role, the employer and the place that an ad plainly names. */
  names: { job: string };
  check: { resume: Resume };
}

export interface InsightAnswers {
  ats: readonly RuleOutcome[];
  parser: ParserView;
  firstLook: readonly FirstReadPlace[];
  ledger: readonly LedgerEntry[];
  match: JobMatch;
  interview: InterviewPlan;
  draft: LetterDraft;
  names: AppliedFor & { readonly place: string | null };
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
  ats: ({ resume, template, style, pages, today, document }) =>
    checkContent(resume, {
      template: findTemplate(template) ?? DEFAULT_TEMPLATE,
      style,
      pageCount: pages ?? undefined,
      today,
      document: document ?? undefined,
    }),
  parser: ({ resume, readings }) => parserView(resume, readings),
  firstLook: ({ resume }) => firstLook(resume),
  ledger: ({ resume, today }) => skillLedger(resume, today),
  match: ({ resume, job }) => matchAd(resume, knownAd(job)),
  interview: ({ resume }) => prepareInterview(resume),
  draft: ({ resume, wish }) => draftLetter(resume, wish),
  names: ({ job }) => {
    const names = readAdNames(job);
    return { ...names, place: readAdPlace(job, names.company) };
  },
  check: ({ resume }) => ({
    claims: checkLetter(resume, resume.coverLetter ?? ""),
    sentences: sentencesToJudge(resume, resume.coverLetter ?? ""),
  }),
};
