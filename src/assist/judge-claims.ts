import { unsupportedClaims } from "../domain/claims/check-claims.ts";
import type { Judgement } from "../domain/claims/verdict.ts";
import { type AssistContext, contextText } from "../domain/suggestions/request.ts";

/** Whether the person's words support everything that a suggestion claims. */
export function judgeClaims(source: string, suggestion: string, context?: AssistContext): Judgement {
  const unsupported = unsupportedClaims(source, suggestion, contextText(context));
  return { verdict: unsupported.length > 0 ? "blocked" : "supported", unsupported, ask: [] };
}
