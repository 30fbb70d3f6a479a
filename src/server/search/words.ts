const MOST_WORDS = 12;
const LONGEST_WORD = 40;

/** The words of a text as they are looked for: lower case, without accents, each once. "Zoë O'Neil" is zoe, o, neil. */
export function wordsOf(...texts: string[]): string[] {
  const folded = texts.join(" ").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, LONGEST_WORD).toWellFormed()))].slice(0, MOST_WORDS);
}
