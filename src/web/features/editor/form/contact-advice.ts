import { emailHref, websiteHref } from "../../../../domain/document/links.ts";
import { laidOut } from "../../../../domain/document/text.ts";
import type { FormField } from "../../../../domain/sections/section.ts";

/** A hint on what was typed, never a refusal. */
export function contactAdvice({ autocomplete, isAddress }: FormField, text: string): string | null {
  const shown = laidOut(text);
  if (shown === "") return null;
  if (autocomplete === "email" && emailHref(shown) === undefined) return adviceOn("an email");
  return isAddress && websiteHref(shown) === undefined ? adviceOn("a web") : null;
}

function adviceOn(kind: string): string {
  return `This does not look like ${kind} address, so it will not be a link. It is kept as you wrote it.`;
}
