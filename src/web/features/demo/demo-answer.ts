import { improve } from "../../../assist/improve.ts";
import type { Improved } from "../../../assist/improved.ts";
import { runAtOnce } from "../../../assist/run-in-slices.ts";
import { coverLetterOpening } from "../../../domain/demo/cover-letter-opening.ts";
import { extractSkills } from "../../../domain/demo/extract-skills.ts";
import { interviewQuestions } from "../../../domain/demo/interview-questions.ts";
import { type KeywordMatch, matchKeywords } from "../../../domain/demo/match-keywords.ts";
import type { Finding } from "../../../domain/suggestions/finding.ts";
import type { Judge } from "../../../judge/answer.ts";
import { diffWords, type WordDiff } from "../../suggestions/word-diff.ts";

/** What stands in the fields of a card, by their names. */
export type Given = Readonly<Record<string, string>>;

export interface BulletAnswer extends Pick<Improved, "text" | "findings" | "hints" | "refused"> {
  /** Null where nothing was written. */
  readonly diff: WordDiff | null;
  /** The judge did not come: these are the person's own words, only laid out. */
  readonly unjudged: boolean;
}

export interface DemoAnswers {
  bullet: BulletAnswer;
  match: KeywordMatch;
  skills: readonly string[];
  letter: string;
  interview: readonly string[];
}

export type ToolName = keyof DemoAnswers;

/** Beside the tools: to get the judge ready, for whoever comes near the tool that asks it. */
export interface DemoReplies extends DemoAnswers {
  ready: null;
}

export type DemoQuestions = Record<keyof DemoReplies, Given>;

type Answerers = {
  [Name in keyof DemoReplies]: (given: Given) => DemoReplies[Name] | Promise<DemoReplies[Name]>;
};

/** The first text of all costs a third of a second: the judge comes, and code and lexicons are made ready. */
const FIRST_TEXT = "was responsible for helping with the till and the stock of 2 shops";

/** Each tool of the demo, without a server: the same engine and the same guard as in the editor, with a smaller judge. */
export function createDemoAnswers(loadJudge: () => Promise<Judge | null>): Answerers {
  return {
    bullet: async ({ text = "" }) => improveBullet(text, await loadJudge()),
    match: ({ resume = "", job = "" }) => matchKeywords(resume, job),
    skills: ({ text = "" }) => extractSkills(text),
    letter: ({ resume = "", job = "", role = "", company = "" }) =>
      coverLetterOpening({ resume, job, role, company }),
    interview: ({ text = "" }) => interviewQuestions(text),
    ready: async () => {
      await improveBullet(FIRST_TEXT, await loadJudge());
      return null;
    },
  };
}

/** Turned away before anybody judged: that is all there is to say. */
const SCREENED: ReadonlySet<Finding["code"]> = new Set(["refused", "over-limit", "not-english"]);

async function improveBullet(source: string, judge: Judge | null): Promise<BulletAnswer> {
  const request = { task: "experience", text: source, tone: "professional", seniority: "mid" } as const;
  const { text, findings, hints, refused } = await improve(request, { runInSlices: runAtOnce(judge) });
  // A text as long as a book stands as it was: there is nothing to compare.
  const compared = !refused && findings.every(({ code }) => code !== "over-limit");
  const unjudged = judge === null && !findings.some(({ code }) => SCREENED.has(code));
  return {
    text,
    // That nothing could be said better is not known without a judge.
    findings: unjudged ? findings.filter(({ code }) => code !== "left-as-is") : findings,
    hints,
    refused,
    diff: compared ? diffWords(source.trim(), text) : null,
    unjudged,
  };
}
