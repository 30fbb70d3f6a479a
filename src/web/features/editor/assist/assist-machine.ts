import type { Answer } from "../../../../assist/answered-text.ts";
import { isNoAnswer } from "../../../../assist/answers/no-answer.ts";
import type { AssistStatusAnswer, ImproveAnswer } from "../../../../contract/assist.ts";
import type { Draft } from "../../../../domain/suggestions/draft.ts";
import { LONGEST_TEXT, type Seniority, type Tone } from "../../../../domain/suggestions/request.ts";
import type { UsedResult } from "./assist-target.ts";
import { type TypedAnswers, typedWithout } from "./typed-answers.ts";
import type { ClaimsCheck, OwnText } from "./use-claims-check.ts";

export interface Choices {
  readonly tone: Tone;
  readonly seniority: Seniority;
}

type Phase =
  | { readonly at: "ready" }
  /** The text would leave this server: the person is asked first. */
  | { readonly at: "asking"; readonly host: string; readonly busy: boolean }
  | {
      readonly at: "improving";
      readonly words: OwnText;
      readonly choices: Choices;
      /** What an endpoint has written so far, to be seen and not to be used. */
      readonly draft: Draft | null;
    }
  | {
      readonly at: "done";
      /** What the result was made from and judged by. */
      readonly words: OwnText;
      /** What it was made for; others may be chosen since. */
      readonly choices: Choices;
      readonly result: ImproveAnswer;
      /** Which wording the person has chosen; none until they have. */
      readonly choice: 0 | 1 | null;
      /** The newer text that the person agreed to replace. */
      readonly replaces: string | null;
    };

export interface AssistState {
  readonly choices: Choices;
  /** Which bullet, where there are several. */
  readonly bullet: number;
  /** How many questions were asked about this text since the modal was opened. */
  readonly asked: 0 | 1 | 2;
  readonly status: AssistStatusAnswer | null;
  readonly typed: TypedAnswers;
  /** Questions to which the person has no answer: they are not asked again. */
  readonly passed: readonly string[];
  /** The person pressed Use with an answer in a field: it is taken up first, and they see what became of it. */
  readonly pressedUse: boolean;
  readonly phase: Phase;
  readonly problem: string | null;
}

export type AssistEvent =
  | { readonly type: "chose"; readonly choices: Partial<Choices> }
  | { readonly type: "chose-bullet"; readonly bullet: number }
  | { readonly type: "status"; readonly status: AssistStatusAnswer }
  | { readonly type: "typed"; readonly given: Answer }
  | { readonly type: "passed"; readonly question: string }
  | { readonly type: "took-answers"; readonly questions: readonly string[]; readonly pressedUse: boolean }
  | { readonly type: "asked"; readonly host: string }
  | { readonly type: "agreeing" }
  | { readonly type: "agreed" }
  | { readonly type: "declined" }
  | { readonly type: "started"; readonly words: OwnText }
  | { readonly type: "drafted"; readonly draft: Draft }
  | { readonly type: "cancelled" }
  | { readonly type: "answered"; readonly result: ImproveAnswer }
  | { readonly type: "chose-wording"; readonly choice: 0 | 1 }
  | { readonly type: "failed"; readonly problem: string }
  | { readonly type: "cleared" }
  | { readonly type: "closed" }
  | { readonly type: "accepted"; readonly replaces: string | null }
  | { readonly type: "not-applied"; readonly problem: string };

export function opened(choices: Choices, bullet: number): AssistState {
  return {
    choices,
    bullet,
    asked: 0,
    status: null,
    ...noAnswers,
    phase: { at: "ready" },
    problem: null,
  };
}

const ready = { phase: { at: "ready" }, problem: null } as const;
const noAnswers = { typed: {}, passed: [], pressedUse: false } as const;

export function advance(state: AssistState, event: AssistEvent): AssistState {
  const { phase } = state;
  switch (event.type) {
    case "chose":
      return { ...state, choices: { ...state.choices, ...event.choices } };
    case "chose-bullet":
      return phase.at === "improving"
        ? state
        : { ...state, ...ready, ...noAnswers, bullet: event.bullet, asked: 0 };
    case "status":
      return { ...state, status: event.status };
    case "typed":
      return { ...state, typed: { ...state.typed, [event.given.question]: event.given.answer } };
    case "passed": {
      const typed = typedWithout(state.typed, [event.question]);
      return { ...state, typed, passed: [...state.passed, event.question] };
    }
    case "took-answers":
      return { ...state, typed: typedWithout(state.typed, event.questions), pressedUse: event.pressedUse };
    case "asked":
      return { ...state, phase: { at: "asking", host: event.host, busy: false }, problem: null };
    case "agreeing":
      return phase.at === "asking" ? { ...state, phase: { ...phase, busy: true }, problem: null } : state;
    case "agreed":
      return { ...state, ...ready, status: state.status && { ...state.status, consented: true } };
    case "started":
      return {
        ...state,
        phase: { at: "improving", words: event.words, choices: state.choices, draft: null },
        problem: null,
      };
    case "drafted":
      return phase.at === "improving" ? { ...state, phase: { ...phase, draft: event.draft } } : state;
    case "answered":
      return phase.at === "improving" ? answered(state, phase, event.result) : state;
    case "chose-wording":
      return phase.at === "done"
        ? { ...state, phase: { ...phase, choice: event.choice }, problem: null }
        : state;
    case "failed":
      return { ...state, phase: { at: "ready" }, problem: event.problem };
    case "declined":
    case "cancelled":
    case "cleared":
      return { ...state, ...ready };
    // What is under way is given up; a result fades away with the modal.
    case "closed":
      return phase.at === "improving" ? { ...state, ...ready } : state;
    case "accepted":
      return phase.at === "done" ? { ...state, phase: { ...phase, replaces: event.replaces } } : state;
    case "not-applied":
      return { ...state, problem: event.problem };
  }
}

function answered(
  state: AssistState,
  { words, choices }: { words: OwnText; choices: Choices },
  result: ImproveAnswer,
): AssistState {
  return {
    ...state,
    status: state.status && { ...state.status, quota: result.quota },
    asked: result.questions.length > 0 ? (state.asked === 0 ? 1 : 2) : state.asked,
    phase: { at: "done", words, choices, result, choice: null, replaces: null },
  };
}

/** What may be used of a result; null before its question is answered, where there is none to answer, and of a refusal. */
export function usableResult({ phase }: AssistState): UsedResult | null {
  if (phase.at !== "done" || phase.result.refused) return null;
  const { result, choice } = phase;
  if (result.verdict === "supported") return { text: result.text, statement: null };
  const chosen = choice === null ? undefined : result.questions[0]?.choices[choice];
  return chosen ? { text: chosen.text, statement: chosen.statement } : null;
}

/** The person has not answered yet what they are asked about a result. */
export function isAsked({ phase }: AssistState): boolean {
  return (
    phase.at === "done" &&
    phase.result.verdict === "ask" &&
    phase.result.questions.length > 0 &&
    phase.choice === null
  );
}

/** Improve is disabled while a result is present or the source is empty; also while it runs, and over the bound. */
export function canImprove({ phase }: AssistState, source: string): boolean {
  return phase.at === "ready" && isImprovable(source);
}

export function isImprovable(source: string): boolean {
  return source.trim() !== "" && source.length <= LONGEST_TEXT;
}

/** The answers that stand in the fields of these questions and were not added. */
export function typedAnswers({ typed }: AssistState, questions: readonly string[]): Answer[] {
  return questions
    .map((question) => ({ question, answer: (typed[question] ?? "").trim() }))
    .filter(({ answer }) => !isNoAnswer(answer));
}

/** The source changed after the result was asked for. */
export function isStale({ phase }: AssistState, source: string): boolean {
  return phase.at === "done" && phase.words.source !== source;
}

/** The choices that a result was made for, where others are chosen now. It stays: nobody asked to lose it. A refusal is for none. */
export function madeEarlierFor({ phase, choices: { tone, seniority } }: AssistState): Choices | null {
  if (phase.at !== "done" || phase.result.refused) return null;
  const made = phase.choices;
  return made.tone === tone && made.seniority === seniority ? null : made;
}

/**
 * A refusal is never used, nor what is still in question or what the person's words do not say any more; a stale result only
 * where the person agreed to replace exactly the text that stands there.
 */
export function canUse(state: AssistState, source: string, check: ClaimsCheck): boolean {
  const { phase } = state;
  if (phase.at !== "done" || usableResult(state) === null || check.at !== "supported") return false;
  return !isStale(state, source) || phase.replaces === source;
}
