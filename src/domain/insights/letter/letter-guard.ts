import type { Claim } from "../../claims/claim.ts";
import { unsupportedFacts } from "../../claims/facts/unsupported-facts.ts";
import type { Resume } from "../../resume/resume.ts";
import { plainText } from "../../text/plain-text.ts";
import { readOpening } from "./applied-for.ts";
import { withoutFrame } from "./letter-frame.ts";
import { withoutHead } from "./letter-head.ts";
import { resumeText } from "./resume-text.ts";

/** What a letter says and the resume does not. */
export interface LetterClaim {
  readonly text: string;
  readonly kind: Claim["kind"];
  /** It names the job that the letter applies for, outside the words that apply for it. */
  readonly wanted: boolean;
}

/**
 * What a letter, also as the person has changed it, claims beyond the resume. The job applied for is a name in the words
 * that apply for it, and only there; the ad supports nothing.
 */
export function checkLetter(resume: Resume, letter: string): LetterClaim[] {
  const { rest, applied } = readOpening(letter);
  const wanted = [applied.role, applied.company].flatMap((name) =>
    name === null ? [] : [name.toLowerCase()],
  );
  const claimed = withoutFrame(withoutHead(resume, rest, applied.company));
  return unsupportedFacts(plainText(resumeText(resume)), plainText(claimed)).map(({ text, kind }) => ({
    text,
    kind,
    wanted: wanted.some((name) => name.includes(text.toLowerCase())),
  }));
}
