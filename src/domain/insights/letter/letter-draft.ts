import type { Requirement } from "../match/job-match.ts";

export const LETTER_LENGTHS = ["short", "medium", "long"] as const;
export type LetterLength = (typeof LETTER_LENGTHS)[number];

/** A cover letter of the person's own facts. */
export interface LetterDraft {
  /** The whole letter, paragraphs with an empty line between them. */
  readonly text: string;
  readonly paragraphs: readonly string[];
  /** What it is applied for, in the ad's own words or the person's; null where nobody has named it. */
  readonly role: string | null;
  readonly company: string | null;
  /** Places of the resume that the letter tells of. */
  readonly sources: readonly string[];
}

export interface LetterWish {
  readonly job: string;
  readonly length?: LetterLength;
  /** Where the person has named them: the ad is not asked then. */
  readonly role?: string;
  readonly company?: string;
  /** What was read in the ad and found in the resume by meaning; without it rules look. */
  readonly requirements?: readonly Requirement[];
  /** An ISO date: with it, a letter to an employer who is known has a head. */
  readonly today?: string;
}
