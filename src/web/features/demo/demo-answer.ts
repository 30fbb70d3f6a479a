import { improve } from "../../../assist/improve.ts";
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
export type DemoQuestions = Record<ToolName, Given>;

type Answerers = { [Name in ToolName]: (given: Given) => DemoAnswers[Name] | Promise<DemoAnswers[Name]> };

/** Each tool of the demo, without a server: the same engine and the same guard as in the editor. */
export const demoAnswers: Answerers = {
  bullet: ({ text = "" }) => improveBullet(text),
  match: ({ resume = "", job = "" }) => matchKeywords(resume, job),
  skills: ({ text = "" }) => extractSkills(text),
  letter: ({ resume = "", job = "", role = "", company = "" }) =>
    coverLetterOpening({ resume, job, role, company }),
  interview: ({ text = "" }) => interviewQuestions(text),
};

async function improveBullet(source: string): Promise<BulletAnswer> {
  const { text, findings, hints, refused } = await improve({
    task: "experience",
    text: source,
    tone: "professional",
    seniority: "mid",
  });
  // A text as long as a book stands as it was: there is nothing to compare.
  const compared = !refused && findings.every(({ code }) => code !== "over-limit");
  return { text, findings, hints, refused, diff: compared ? diffWords(source.trim(), text) : null };
}
