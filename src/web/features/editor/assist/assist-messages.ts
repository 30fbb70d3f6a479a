import type { AssistStatusAnswer, ImproveAnswer } from "../../../../contract/assist.ts";
import { ERRORS } from "../../../../domain/errors.ts";
import type { Issue } from "../../../../domain/issue.ts";
import { LIMITS } from "../../../../domain/limits.ts";
import type { DraftStage } from "../../../../domain/suggestions/draft.ts";
import { linesOf } from "../../../../domain/suggestions/form.ts";
import { LONGEST_TEXT, type Task } from "../../../../domain/suggestions/request.ts";
import { grouped } from "../../../../domain/text/grouped.ts";
import type { Failure } from "../../../api/call-api.ts";
import { REFUSED, shownFindings } from "../../../suggestions/finding-messages.ts";
import type { Choices } from "./assist-machine.ts";

interface TaskCopy {
  readonly title: string;
  readonly source: string;
  readonly use: string;
  readonly loading: string;
  readonly empty: string;
  readonly used: string;
}

export const taskCopy: Record<Task, TaskCopy> = {
  summary: {
    title: "Improve your summary",
    source: "Your summary",
    use: "Use AI Summary",
    loading: "Improving your summary",
    empty: "Your summary is empty. Write a line or two first: there is nothing to improve yet.",
    used: "The AI summary is in your resume",
  },
  experience: {
    title: "Improve a bullet",
    source: "Your bullet",
    use: "Use AI Bullet",
    loading: "Improving your bullet",
    empty: "This bullet is empty. Write what you did first: there is nothing to improve yet.",
    used: "The AI bullet is in your resume",
  },
  project: {
    title: "Improve a project description",
    source: "Your description",
    use: "Use AI Description",
    loading: "Improving your description",
    empty: "The description is empty. Write what you made first: there is nothing to improve yet.",
    used: "The AI description is in your resume",
  },
};

export const OFFLINE = "No connection to the server. Your text is untouched. Try again when you are online.";
export const SIGNED_OUT =
  "Your session has ended. Sign in, then press Improve again. Your text is untouched.";

/** What a person reads when no result came. */
export function failureMessage({ status, code, message }: Failure): string {
  if (status === null) return OFFLINE;
  if (status === 401) return SIGNED_OUT;
  // A proxy or a cut answer brings no words of ours.
  return code === null ? ERRORS.assist_failed.message : message;
}

/** What to do before there is a result: press Improve, or what keeps it from being pressed. */
export function nextMessage(task: Task, source: string): string {
  if (source.trim() === "") return taskCopy[task].empty;
  if (source.length <= LONGEST_TEXT) return "Choose a tone and a seniority, then press Improve.";
  return `This text has ${grouped(source.length)} characters. Up to ${grouped(LONGEST_TEXT)} can be improved at once: shorten it first.`;
}

export function engineMessage({ engine }: Pick<ImproveAnswer, "engine">, host: string | null): string {
  return engine === "embedded"
    ? "Answered by the built-in engine"
    : `Answered by ${host ?? "the AI service"}`;
}

/** Where the text will go, before it goes. */
export function wayMessage({ engine, host }: Pick<AssistStatusAnswer, "engine" | "host">): string {
  return engine === "embedded" || host === null
    ? "Your text stays on this server"
    : `Your text is sent to ${host}, contact details masked`;
}

export function quotaMessage({ limit, left, resetsAt }: ImproveAnswer["quota"]): string {
  if (left > 0) return `${left} of ${limit} left today`;
  const time = new Date(resetsAt).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  return `None of ${limit} left today, more from ${time}`;
}

/** Beside what asks once more when it is answered. */
export function costMessage({ left }: ImproveAnswer["quota"]): string {
  return left > 0 ? `Each uses 1 of the ${left} left today.` : "";
}

/** What a text turns into that comes back in another number of lines; each line of a bullet becomes one. */
export function becomesMessage(task: Task, source: string, result: string): string | null {
  const count = linesOf(result).length;
  if (task === "summary" || count === Math.max(1, linesOf(source).length)) return null;
  const unit = task === "experience" ? "bullet" : "line";
  return `Becomes ${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** Why a result or an answer could not be put into the resume. */
export function notAppliedMessage({ pointer, message }: Issue): string {
  return pointer.endsWith("/statements")
    ? `You have confirmed ${LIMITS.statements} things here, as many as are kept. Remove one first.`
    : message;
}

/** The hints that the person has neither answered nor passed by: an answer is kept with its question before it. */
export function openHints(
  hints: readonly string[],
  statements: readonly string[],
  passed: readonly string[] = [],
): string[] {
  return hints.filter(
    (hint) => !passed.includes(hint) && !statements.some((text) => text.startsWith(`${hint} `)),
  );
}

/** Whoever answers "don't know" has to see that it was taken as that. */
export function passedMessage(hint: string): string {
  return `No answer to “${hint}”: nothing was changed.`;
}

/** What is told once a result stands in the resume. */
export function usedMessage(task: Task, result: string): string {
  const bullets = task === "experience" ? linesOf(result).length : 1;
  return `${taskCopy[task].used}${bullets > 1 ? `, as ${bullets} bullets` : ""}.`;
}

/** On a result that stands under choices it was not made for. */
export function madeForMessage(made: Choices): string {
  return `Made for ${choiceWords(made)}`;
}

/** At those choices: asks for a result that is made for them. */
export function againMessage(now: Choices): string {
  return `Ask for ${choiceWords(now)}`;
}

function choiceWords({ tone, seniority }: Choices): string {
  return [tone, seniority].map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(", ");
}

/** Over what an endpoint is writing. Read out when it changes, and never the words themselves: they come too fast. */
export const draftMessages: Record<DraftStage, string> = {
  writing: "Writing… not checked yet",
  checking: "Checking it against your words…",
  mending: "Did not pass the check. Mending…",
};

const ONE_QUESTION = "One question before you can use this.";

/** Where there is doubt, and no plain question to clear it. */
export const NO_QUESTION =
  "This cannot be used: it may say more than your words do. Press Try again, or write it as it was.";

/** Once a question is answered, and whenever it is answered otherwise. */
export const AS_USED = "The suggestion is shown as it will be used.";

/** Once a result came that was asked for in the place of using the one before it. */
export const NOT_USED_YET = "Said anew with your answer, and not used yet.";

/** What is read out when a result comes. */
export function resultMessage(
  { refused, verdict, questions, findings, hints }: ImproveAnswer,
  becomes: string | null,
): string {
  if (refused) return REFUSED;
  if (verdict === "ask") return questions.length > 0 ? ONE_QUESTION : NO_QUESTION;
  const blocked = shownFindings(findings).filter(({ code }) => code === "blocked-claim").length;
  return [
    "The suggestion is ready.",
    becomes !== null && `${becomes}.`,
    blocked > 0 && `${blocked} ${blocked === 1 ? "claim was" : "claims were"} blocked.`,
    hints.length > 0 && `${hints.length} ${hints.length === 1 ? "question" : "questions"} for you.`,
  ]
    .filter(Boolean)
    .join(" ");
}
