import type { Answer } from "../../../../../assist/answered-text.ts";
import { isNoAnswer } from "../../../../../assist/answers/no-answer.ts";
import type { ReviewAnswer } from "../../../../../contract/assist.ts";
import { inForm } from "../../../../../domain/text/normal-form.ts";
import { openHints } from "../assist-messages.ts";
import type { UsedResult } from "../assist-target.ts";
import type { TypedAnswers } from "../typed-answers.ts";
import type { ReviewLine } from "./review-lines.ts";

export type LineResult = ReviewAnswer["lines"][number];

/** One line of a review, with what became of it. */
export interface ReviewItem {
  readonly line: ReviewLine;
  readonly result: LineResult | null;
  /** Why there is no result, or no newer one. */
  readonly problem: string | null;
  /** A request for it is under way. */
  readonly isAsking: boolean;
  readonly asked: 0 | 1 | 2;
  /** What the person answered, as their own statements. */
  readonly answers: readonly string[];
  readonly typed: TypedAnswers;
  /** Hints to which the person has no answer: they are not shown again. */
  readonly passed: readonly string[];
  /** Which wording the person has chosen; none until they have. */
  readonly choice: 0 | 1 | null;
  /** The person's own wording in the place of the suggestion. */
  readonly edited: string | null;
  /** What the person has written in its place and not used so far; null where nothing was. */
  readonly draft: string | null;
  readonly decision: "used" | "kept" | null;
}

/** Wordings of the person's own that a review ended without, by the text of their lines. */
export type UnusedDrafts = ReadonlyMap<string, string>;

export function untouched(line: ReviewLine, draft: string | null = null): ReviewItem {
  return {
    line,
    result: null,
    problem: null,
    isAsking: false,
    asked: 0,
    answers: [],
    typed: {},
    passed: [],
    choice: null,
    edited: null,
    draft,
    decision: null,
  };
}

/** What the person wrote and decided nothing about: with the review it would be gone. */
export function unusedDraft({ draft, decision, line }: ReviewItem): string | null {
  const isOwn = draft !== null && draft.trim() !== "" && draft.trim() !== line.source.trim();
  return isOwn && decision === null ? draft : null;
}

export function withResult(item: ReviewItem, result: LineResult | undefined): ReviewItem {
  if (!result) return { ...item, isAsking: false };
  const asked = result.questions.length === 0 ? item.asked : item.asked === 0 ? 1 : 2;
  return { ...item, result, asked, problem: null, isAsking: false, choice: null };
}

/** Strong already, the same as before, or nothing that could be used: nobody has to look at it. */
export function isSkipped(item: ReviewItem): boolean {
  const { result, line, answers, draft } = item;
  if (result === null || answers.length > 0 || draft !== null) return false;
  if (result.refused || result.text.trim() === line.source.trim()) return true;
  return result.verdict === "ask" && result.questions.length === 0;
}

/** The time of a review was over before it, or its request failed. */
export function isUnreached({ result, decision }: ReviewItem): boolean {
  return result === null && decision === null;
}

/** What may be used of a line; null before its question is answered, and of what is the same as before. */
export function usable({ result, choice, edited }: ReviewItem): UsedResult | null {
  if (edited !== null) return { text: edited, statement: null };
  if (result === null || result.refused) return null;
  if (result.verdict === "supported") return { text: result.text, statement: null };
  const chosen = choice === null ? undefined : result.questions[0]?.choices[choice];
  return chosen ? { text: chosen.text, statement: chosen.statement } : null;
}

/** What was typed beside hints that are still open: whoever uses the line means it to be in there. */
export function typedAnswers({ result, line, answers, typed, passed }: ReviewItem): Answer[] {
  return openHints(result?.hints ?? [], [...line.statements, ...answers], passed)
    .map((question) => ({ question, answer: typed[question]?.trim() ?? "" }))
    .filter(({ answer }) => !isNoAnswer(answer));
}

/** Whether other words than before were decided on: a question may be answered by what the person wrote. */
export function isImproved(item: ReviewItem): boolean {
  const text = item.decision === "used" ? usable(item)?.text : undefined;
  return text !== undefined && text.trim() !== item.line.source.trim();
}

/** Whether words are the suggestion's own that the person is still to confirm. Capitals and punctuation make no other claim. */
export function isUnconfirmed({ result, choice, line }: ReviewItem, wording: string): boolean {
  if (result === null || result.verdict === "supported" || isSameWording(wording, line.source)) return false;
  const choices = result.questions[0]?.choices ?? [];
  if (choice !== null && choices[choice]?.statement) return false;
  const inDoubt = choices.filter(({ statement }) => statement !== null).map(({ text }) => text);
  return [result.text, ...inDoubt].some((text) => isSameWording(wording, text));
}

/** What an edit starts from: what was being written, what may be used, or else the person's own words. */
export function wordingToEdit(item: ReviewItem): string {
  return item.draft ?? usable(item)?.text ?? item.line.source;
}

function isSameWording(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) =>
    inForm("NFKC", text)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}\p{S}]+/gu)
      ?.join(" "),
  );
  return first === second;
}
