import type { Claim } from "./claim.ts";

export const VERDICTS = ["supported", "ask", "blocked"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The choice beside a wording that the person's text has nothing of. */
export const LEAVE_OUT = "No, leave it out";

/** A wording that a person can say is theirs. */
export interface Choice {
  /** The words as the person reads them. */
  readonly label: string;
  /** What the person states by choosing it, to be kept with the item; null where these are the words already written. */
  readonly statement: string | null;
  /** The suggestion as it may be used after this choice. */
  readonly text: string;
}

/** One plain question about words that the source may or may not support. Nothing is chosen beforehand. */
export interface Question {
  /** The words in doubt, and where they stand in the suggestion. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly question: string;
  /** The suggestion's wording and the person's own, in this order. */
  readonly choices: readonly [Choice, Choice];
}

/** What was decided about a suggestion, and why. */
export interface Judgement {
  readonly verdict: Verdict;
  /** Stretches of the suggestion that the source does not support: why it is blocked, or what is in doubt. */
  readonly unsupported: readonly Claim[];
  /** Only with the verdict "ask": one question, or none where no plain one could be made. */
  readonly ask: readonly Question[];
}
