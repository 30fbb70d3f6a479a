import type { Question, Verdict } from "../domain/claims/verdict.ts";
import type { Finding } from "../domain/suggestions/finding.ts";
import type { EngineName } from "./engine.ts";

/** What a person gets to see. A claim that is known to be unsupported is never in it. */
export interface Improved {
  readonly text: string;
  /** With "ask", the text must not be used before its question is answered; without a question, not at all. */
  readonly verdict: Exclude<Verdict, "blocked">;
  /** At most one. */
  readonly questions: readonly Question[];
  readonly engine: EngineName;
  readonly findings: readonly Finding[];
  readonly hints: readonly string[];
  readonly refused: boolean;
}

/** Nothing is in doubt. */
export const NOTHING_ASKED = { verdict: "supported", questions: [] } as const;
