import { unsupportedClaims } from "../domain/claims/check-claims.ts";
import type { Claim } from "../domain/claims/claim.ts";
import { plainText } from "../domain/claims/support.ts";
import type { FormFault } from "../domain/suggestions/form.ts";
import { contextText, type ImproveRequest, LONGEST_TEXT } from "../domain/suggestions/request.ts";
import { answerFaults } from "./answer-faults.ts";

export interface Verdict {
  readonly claims: readonly Claim[];
  readonly faults: readonly FormFault[];
  readonly passes: boolean;
}

/** Judges a suggestion: what it claims without support, and where it misses its form. */
export function judge(request: ImproveRequest, suggestion: string): Verdict {
  // No answer of this length is in form, and to read it all would only cost time.
  if (suggestion.length > LONGEST_TEXT * 2) return { claims: [], faults: ["too-long"], passes: false };
  const faults = answerFaults(request, suggestion);
  // The person's own words, only laid out anew, claim nothing: what a line break does to them is no claim. Of an answer in
  // another language every word would be one.
  const claims =
    faults.includes("language") || bareWords(suggestion) === bareWords(request.text)
      ? []
      : unsupportedClaims(request.text, suggestion, contextText(request.context));
  return { claims, faults, passes: claims.length === 0 && faults.length === 0 };
}

/** A text without what laying it out or cutting changes: large letters, stops, spaces, what joins two lines. */
export function bareWords(text: string): string {
  return plainText(text)
    .toLowerCase()
    .replace(/[\s.;,]+/g, " ")
    .replace(/ (?:and|also|then)(?= )/g, "")
    .trim();
}

const FAULT_WORDS: Record<FormFault, string> = {
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
export function violationsOf({ claims, faults }: Verdict): string[] {
  return [
    ...claims.map(
      ({ kind, text }) => `"${text}" is a ${kind} that the user's text does not state. Remove it.`,
    ),
    ...faults.map((fault) => FAULT_WORDS[fault]),
  ];
}
