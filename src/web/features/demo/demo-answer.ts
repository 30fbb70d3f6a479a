import { answerHere } from "../../../assist/answer-here.ts";
import type { Improved } from "../../../assist/improved.ts";
import { coverLetterOpening } from "../../../domain/demo/cover-letter-opening.ts";
import { extractSkills } from "../../../domain/demo/extract-skills.ts";
import { interviewQuestions } from "../../../domain/demo/interview-questions.ts";
import { type KeywordMatch, matchKeywords } from "../../../domain/demo/match-keywords.ts";
import { diffWords, type WordDiff } from "../../suggestions/word-diff.ts";

/** What stands in the fields of a card, by their names. */
export type Given = Readonly<Record<string, string>>;

export interface BulletAnswer extends Pick<Improved, "text" | "findings" | "hints" | "refused"> {
  /** Null where nothing was written. */
  readonly diff: WordDiff | null;
}

export interface DemoAnswers {
  bullet: BulletAnswer;
  match: KeywordMatch;
  skills: readonly string[];
  letter: string;
  interview: readonly string[];
}

export type ToolName = keyof DemoAnswers;

/** Beside the tools: to get the lexicons ready, for whoever comes near the tool that needs them. */
export interface DemoReplies extends DemoAnswers {
  ready: null;
}

export type DemoQuestions = Record<keyof DemoReplies, Given>;

type Answerers = {
  [Name in keyof DemoReplies]: (given: Given) => DemoReplies[Name];
};

/** The first text of all costs a tenth of a second: code and lexicons are made ready. */
const FIRST_TEXT = "was responsible for helping with the till and the stock of 2 shops";

/** Each tool of the demo, without a server: the same engine and the same rules as in the editor. */
export const demoAnswers: Answerers = {
  bullet: ({ text = "" }) => improveBullet(text),
  match: ({ resume = "", job = "" }) => matchKeywords(resume, job),
  skills: ({ text = "" }) => extractSkills(text),
  letter: ({ resume = "", job = "", role = "", company = "" }) =>
    coverLetterOpening({ resume, job, role, company }),
  interview: ({ text = "" }) => interviewQuestions(text),
  ready: () => {
    improveBullet(FIRST_TEXT);
    return null;
  },
};

function improveBullet(source: string): BulletAnswer {
  const request = { task: "experience", text: source, tone: "professional", seniority: "mid" } as const;
  const { text, findings, hints, refused } = answerHere(request);
  // A text as long as a book stands as it was: there is nothing to compare.
  const compared = !refused && findings.every(({ code }) => code !== "over-limit");
  return {
    text,
    findings,
    hints,
    refused,
    diff: compared ? diffWords(source.trim(), text) : null,
  };
}
