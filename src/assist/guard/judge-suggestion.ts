import type { Claim } from "../../domain/claims/claim.ts";
import type { Judgement, Question } from "../../domain/claims/verdict.ts";
import type { FormFault } from "../../domain/suggestions/form.ts";
import { type ImproveRequest, LONGEST_TEXT } from "../../domain/suggestions/request.ts";
import type { Judge } from "../../judge/answer.ts";
import { answerFaults } from "../answer-faults.ts";
import { claimPair } from "./claim-pair.ts";
import { judgeWithoutQuestion, questionsOn } from "./judge-claims.ts";

/** What was decided about an answer: what it claims, and how it misses its form. */
export interface JudgedAnswer extends Omit<Judgement, "ask"> {
  readonly faults: readonly FormFault[];
  /** It may be shown as it is. */
  readonly passes: boolean;
}

const NOTHING = { verdict: "supported", unsupported: [] } as const;

/** Judges a suggestion: what it claims without support, and where it misses its form. */
export function judgeSuggestion(
  judge: Judge | null,
  request: ImproveRequest,
  suggestion: string,
): JudgedAnswer {
  // No answer of this length is in form, and to judge it all would only cost time.
  if (suggestion.length > LONGEST_TEXT * 2) return { ...NOTHING, faults: ["too-long"], passes: false };
  const faults = answerFaults(request, suggestion);
  // Of an answer in another language every word would be a claim.
  const judged = faults.includes("language")
    ? NOTHING
    : judgeWithoutQuestion(judge, claimPair(request.text, suggestion, request.context));
  const { verdict, unsupported } = judged;
  return { verdict, unsupported, faults, passes: verdict === "supported" && faults.length === 0 };
}

/** What the person is to be asked about a suggestion; nothing where it misses its form, since it is not shown then. */
export function questionsFor(
  judge: Judge | null,
  request: ImproveRequest,
  suggestion: string,
  { faults, verdict, unsupported }: JudgedAnswer,
): readonly Question[] {
  if (faults.length > 0) return [];
  const pair = claimPair(request.text, suggestion, request.context);
  return questionsOn(judge, pair, { verdict, unsupported });
}

const FAULT_MESSAGES: Record<FormFault, string> = {
  empty: "The answer is empty.",
  "too-long": "A line has too many words.",
  lines: "The summary must have 2 to 4 lines.",
  commentary: "The answer has commentary around the text.",
  markup: "The answer has markup; plain text only.",
  refusal: "The answer refuses in other words than the refusal line.",
  "too-short": "The answer is a single word; keep every fact of the user's text.",
  repeated: "The answer repeats a line.",
  "first-person": 'The answer says "I", "my" or "we"; write without them.',
  language: "The answer is not in the language and letters of the user's text.",
};

/** The verdict in sentences that an engine can act on. */
export function violationsOf({ unsupported, faults }: JudgedAnswer): string[] {
  return [...unsupported.map(violation), ...faults.map((fault) => FAULT_MESSAGES[fault])];
}

function violation({ kind, text }: Claim): string {
  return kind === "scope"
    ? `"${text}" says more than the user's text does. Say no more than the user's text says, or remove it.`
    : `"${text}" is a ${kind} that the user's text does not state. Remove it.`;
}
