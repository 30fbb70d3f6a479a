import type { ClaimKind } from "../claims/claim.ts";
import type { FormFault } from "./form.ts";

/** What a person should know about a suggestion; the page words it. */
export type Finding =
  /** An engine claimed this and the person did not: it was taken out. */
  | { readonly code: "blocked-claim"; readonly kind: ClaimKind; readonly text: string }
  /** An engine's answer was not in form. */
  | { readonly code: "bad-form"; readonly fault: FormFault }
  /** The hosted engine could not be held to the facts, so the embedded one answered. */
  | { readonly code: "embedded-answered" }
  | { readonly code: "refused" }
  /** The text is not in English and stands as it was. */
  | { readonly code: "not-english" }
  /** The text is good as it is. */
  | { readonly code: "already-strong" }
  /** Nothing could be said better without a claim: the text stands as it was. */
  | { readonly code: "left-as-is" };
