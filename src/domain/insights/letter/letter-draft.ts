import type { Claim } from "../../claims/claim.ts";

/** A cover letter of the person's own facts. */
export interface LetterDraft {
  /** The whole letter, paragraphs with an empty line between them. */
  readonly text: string;
  readonly paragraphs: readonly string[];
  /** The ad's own words for them; null where it does not tell. */
  readonly role: string | null;
  readonly company: string | null;
  /** Places of the resume that the letter tells of. */
  readonly sources: readonly string[];
}

/** What a letter, as the person has changed it, claims beyond the resume and the ad's names. */
export interface LetterCheck {
  readonly unsupported: readonly Claim[];
}
