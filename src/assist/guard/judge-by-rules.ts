import type { Claim } from "../../domain/claims/claim.ts";
import { unsupportedFacts } from "../../domain/claims/facts/unsupported-facts.ts";
import { crossedTies } from "../../domain/claims/ties/crossed-ties.ts";
import { fusedContext } from "../../domain/claims/ties/fused-context.ts";
import type { Judgement, Question } from "../../domain/claims/verdict.ts";
import { bareWords } from "./bare-words.ts";
import { type ClaimPair, type PlainPair, plain } from "./claim-pair.ts";

export const NO_QUESTION: readonly Question[] = [];
export const SUPPORTED: Judgement = { verdict: "supported", unsupported: [], ask: NO_QUESTION };

interface FoundByRules {
  readonly facts: readonly Claim[];
  /** True words in a false place. */
  readonly misplaced: readonly Claim[];
}

export const NOTHING_FOUND: FoundByRules = { facts: [], misplaced: [] };

/**
 * Whether the facts of a suggestion are the person's own, without the learned judge. That is enough for the embedded
 * engine: its edits bring in no claim, and of 2,855 texts the judge would have stopped one, mistakenly.
 */
export function judgeByRules(given: ClaimPair): Judgement {
  const pair = plain(given);
  if (isOwnWording(pair)) return SUPPORTED;
  const { facts, misplaced } = foundByRules(pair);
  const unsupported = [...facts, ...misplaced];
  return unsupported.length === 0 ? SUPPORTED : { verdict: "blocked", unsupported, ask: NO_QUESTION };
}

export function foundByRules({ source, suggestion, context, statements }: PlainPair): FoundByRules {
  return {
    facts: unsupportedFacts(source, suggestion, withStatements(context, statements)),
    misplaced: [
      // Of the source alone: around it the same words are said of much else.
      ...crossedTies(source, suggestion),
      ...fusedContext(withStatements(source, statements), suggestion, context),
    ],
  };
}

/** The person's own words, only laid out anew, claim nothing. */
export function isOwnWording({ source, suggestion }: PlainPair): boolean {
  return withoutSpeaker(source) === withoutSpeaker(suggestion);
}

/** Without the "I" that a line of a resume leaves out, and with "I'm" in two words: a sentence may say it either way. */
function withoutSpeaker(text: string): string {
  return bareWords(text)
    .replace(/(?<=\bi)['’]m(?= )/g, " am")
    .replace(/(?<=\b(?:i|we))['’]ve(?= )/g, " have")
    .replace(/(?:^| )i(?= )/g, "")
    .trim();
}

export function withStatements(text: string, statements: readonly string[]): string {
  return [text, ...statements].filter((part) => part !== "").join("\n");
}
