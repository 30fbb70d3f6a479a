import { inForm } from "./normal-form.ts";

/** One spelling for what only looks different, so that no letter from another alphabet hides a word. */
export function plainText(text: string): string {
  const spelled = text
    .toWellFormed()
    .replace(/(\d)\s?½/g, "$1.5")
    .replace(/½/g, " half")
    .replace(/º/g, "°");
  return inForm("NFKC", spelled)
    .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g, "")
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[‐‑‒]/g, "-");
}
