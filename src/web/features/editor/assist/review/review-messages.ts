import type { AssistStatusAnswer } from "../../../../../contract/assist.ts";
import { BATCH_LIMITS } from "../../../../../domain/suggestions/line-batches.ts";
import { counted } from "../../../../../domain/text/counted.ts";
import { NO_QUESTION, openHints } from "../assist-messages.ts";
import { isImproved, type ReviewItem } from "./review-item.ts";
import type { ReviewLine } from "./review-lines.ts";

/** What a review goes through, as "14 bullets, 2 projects and your summary". */
export function scopeMessage(lines: readonly ReviewLine[]): string {
  const of = (task: ReviewLine["target"]["task"]) =>
    lines.filter(({ target }) => target.task === task).length;
  const parts = [
    of("experience") > 0 && counted(of("experience"), "bullet"),
    of("project") > 0 && counted(of("project"), "project"),
    of("summary") > 0 && "your summary",
  ].filter((part) => part !== false);
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

/** What it takes of the day's allowance, before it starts. */
export function costMessage({ engine, host, quota }: AssistStatusAnswer, requests: number): string {
  if (quota.left === 0) return `None of your ${quota.limit} is left today.`;
  if (engine === "embedded") return `Uses 1 of your ${quota.left} left today, answers included.`;
  const asked = `${host ?? "The AI service"} is asked about up to ${BATCH_LIMITS.lines} lines at a time: uses up to ${requests} of your ${quota.left} left today, and one more for each line that is said anew.`;
  return quota.left < requests ? `${asked} It ends when they are used up.` : asked;
}

export function progressMessage(place: number, lines: number): string {
  return `${place + 1} of ${lines}`;
}

export function skippedMessage(skipped: number): string {
  return `${counted(skipped, "line")} already strong or unchanged, skipped`;
}

/** What is read out when a line is shown. */
export function lineMessage(place: number, lines: number, name: string, item: ReviewItem): string {
  const { result } = item;
  const standing = standingMessage(item);
  const line = `Line ${progressMessage(place, lines)}${name === "" ? "" : `, ${name}`}.`;
  const at = standing === null ? line : `${line} ${standing}`;
  if (result === null) return `${at} Asking for a suggestion.`;
  const questions = result.questions.length + result.hints.length;
  return questions > 0 ? `${at} ${counted(questions, "question")} for you.` : at;
}

/** Where a line stands: what was decided about it, or that it holds an answer that it is to be looked at for. */
export function standingMessage(item: ReviewItem): string | null {
  const { decision, answers, isAsking, problem } = item;
  if (decision === null)
    return answers.length > 0 && !isAsking && problem === null ? "Said anew with your answer." : null;
  if (!isImproved(item)) return "You kept your own words.";
  return item.edited === null ? "You used the suggestion." : "You used your own wording.";
}

/** Why the words of a suggestion cannot be used as the person's own. */
export function unconfirmedMessage(hasQuestion: boolean): string {
  return hasQuestion ? "This is the wording in question. Answer the question to use it." : NO_QUESTION;
}

/** How many hints are open, beside the question that stands above. */
export function hintsMessage({ result, line, answers, passed }: ReviewItem): string {
  const open = openHints(result?.hints ?? [], [...line.statements, ...answers], passed).length;
  return counted(open, result?.questions.length ? "more question" : "question");
}

/** The next review begins with what was not used. */
export function unusedMessage(drafts: number): string {
  return drafts === 1
    ? "A wording of yours was not used: Improve all keeps it while this page is open"
    : `${drafts} wordings of yours were not used: Improve all keeps them while this page is open`;
}

export function usedMessage(used: number, left: number): string {
  const words = `${counted(used, "line")} improved`;
  return left === 0
    ? `${words}.`
    : `${words}. ${counted(left, "line")} changed meanwhile or had no room, and stayed as ${left === 1 ? "it was" : "they were"}.`;
}
