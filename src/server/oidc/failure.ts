import { AuthorizationResponseError, ResponseBodyError } from "openid-client";
import { ProviderAwayError } from "./bounded-fetch.ts";

/** Of OAuth 2.0 and OpenID Connect. */
const CODES: ReadonlySet<string> = new Set([
  "access_denied",
  "account_selection_required",
  "consent_required",
  "interaction_required",
  "invalid_client",
  "invalid_grant",
  "invalid_request",
  "invalid_scope",
  "login_required",
  "server_error",
  "temporarily_unavailable",
  "unauthorized_client",
  "unsupported_grant_type",
  "unsupported_response_type",
]);

export interface ProviderFailure {
  /** What the person is told. */
  outcome: "away" | "declined" | "failed";
  /** In more words, for the administrators' page. */
  reason: string;
  /** For the log, which takes no words of others: one of ours, of the standard's or of the library's. */
  code: string;
}

/** Why a sign-in did not come about. */
export function failureOf(error: unknown): ProviderFailure {
  const causes = [error, error instanceof Error ? error.cause : null];
  const away = causes.find((cause) => cause instanceof ProviderAwayError);
  if (away instanceof ProviderAwayError)
    return {
      outcome: "away",
      code: "away",
      reason: `the provider cannot be reached: ${short(away.message)}`,
    };
  if (error instanceof AuthorizationResponseError)
    return {
      outcome: "declined",
      code: listed(error.error),
      // Anybody can write such an address: it is not the provider's word.
      reason: `the browser came back with ${wordsOf(error)} (not confirmed by the provider)`,
    };
  if (error instanceof ResponseBodyError)
    return {
      outcome: "failed",
      code: listed(error.error),
      reason: `the provider refused the code: ${wordsOf(error)}`,
    };
  const inner = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : "";
  return {
    outcome: "failed",
    code: libraryCode(error),
    reason: short(error instanceof Error ? `${error.message}${inner}` : "unknown failure"),
  };
}

const listed = (code: string) => (CODES.has(code) ? code : "other");

function libraryCode(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  return typeof code === "string" && /^[A-Z_]{1,60}$/.test(code) ? code : "other";
}

const wordsOf = (said: { error: string; error_description?: string | undefined }) =>
  short(said.error_description ? `${said.error}: ${said.error_description}` : said.error);

const LONGEST_REASON = 250;
/** What others say is shown to administrators: a line of text, and not a page. */
const short = (text: string) => text.replace(/[\p{C}\s]+/gu, " ").slice(0, LONGEST_REASON);
