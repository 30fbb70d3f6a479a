import { inForm } from "./normal-form.ts";

/** Letters and digits alone: how a line is broken, and which dash it has, changes nothing that it says. */
export function spokenWords(text: string): string {
  return inForm("NFKC", text)
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/[^\p{L}\p{N}@]+/gu, "");
}
