import type { ClaimKind } from "../claims/claim.ts";
import type { FormFault } from "./form.ts";

/** Findings that say all by their name. */
export const PLAIN_FINDINGS = [
  /** The hosted engine could not be held to the facts, so the embedded one answered. */
  "embedded-answered",
  "refused",
  /** The text is not in English and stands as it was. */
  "not-english",
  /** The text is longer than any field of a resume and stands as it was. */
  "over-limit",
  /** The text is good as it is. */
  "already-strong",
  /** Nothing could be said better without a claim: the text stands as it was. */
  "left-as-is",
  /** Only spelling, casing and punctuation were mended: the line could not be said better with certainty. */
  "only-mended",
  /** Most of what the person wrote is not in the suggestion. */
  "much-left-out",
  /** There is too little for the two lines of a summary. */
  "thin-summary",
] as const;

/** What a person should know about a suggestion; the page words it. */
export type Finding =
  /** An engine claimed this and the person did not: it was taken out. */
  | { readonly code: "blocked-claim"; readonly kind: ClaimKind; readonly text: string }
  /** An engine's answer was not in form. */
  | { readonly code: "bad-form"; readonly fault: FormFault }
  /** The person wrote this and the suggestion does not say it. */
  | { readonly code: "left-out"; readonly text: string }
  /** A word was misspelled and is spelled well now. */
  | { readonly code: "spelling"; readonly from: string; readonly to: string }
  | { readonly code: (typeof PLAIN_FINDINGS)[number] };
