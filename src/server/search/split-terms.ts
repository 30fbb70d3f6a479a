import { inForm } from "../../domain/text/normal-form.ts";

const MOST_WORDS = 40;
const LONGEST_WORD = 40;

/**
 * The words of texts as they are looked for: lower case, without accents, each once. "Zoë O'Neil" is zoe, o, neil. What is stored
 * was made by the same rules: with others, a new migration has to make it anew (see db/migrations/terms.ts).
 */
export function termsOf(...texts: string[]): string[] {
  return [...new Set(texts.flatMap(wordsOfOne))];
}

/** So many of each text: a name of many words does not hide the address. */
function wordsOfOne(text: string): string[] {
  const folded = inForm("NFKD", text).replace(/\p{M}/gu, "").toLowerCase();
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, MOST_WORDS).map((word) => word.slice(0, LONGEST_WORD).toWellFormed());
}
