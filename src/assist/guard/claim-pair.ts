import { contextText } from "../../domain/suggestions/context-text.ts";
import type { AssistContext } from "../../domain/suggestions/request.ts";
import { plainText } from "../../domain/text/plain-text.ts";

/** A suggestion beside what it was made from: the person's text, and the person's other words around it. */
export interface ClaimPair {
  readonly source: string;
  readonly suggestion: string;
  readonly context?: string | undefined;
  /** What the person has confirmed about it: their own words, like the source. */
  readonly statements?: readonly string[] | undefined;
}

/** A suggestion beside a text and what stands around it in the resume. */
export function claimPair(source: string, suggestion: string, context: AssistContext = {}): ClaimPair {
  const { statements, ...around } = context;
  return { source, suggestion, context: contextText(around, source), statements };
}

export type PlainPair = { readonly [Part in keyof ClaimPair]-?: NonNullable<ClaimPair[Part]> };

/** One spelling of everything, so that places in the texts are the same for all who look at them. */
export function plain({ source, suggestion, context = "", statements = [] }: ClaimPair): PlainPair {
  return {
    source: plainText(source),
    suggestion: plainText(suggestion),
    context: plainText(context),
    statements: statements.map(plainText),
  };
}
