/** Letters, figures and signs that the judge has learned: what a writer of English adds to a text. */
const STRANGE = /[^\s\p{P}\p{Sc}\p{Sm}\u0020-\u024f\u1e00-\u1eff°©®™]/u;
const WORD = /[^\s\p{P}]+/gu;
/** No word of a language is longer; the tokenizer sees one unknown sign. */
const LONGEST_WORD = 40;
/** "l.e.d" is no word to the judge, only letters; "M.B.A." has three. */
const SPELLED = /(?<![\p{L}\p{N}])\p{L}(?:[^\p{L}\p{N}]{1,4}\p{L}(?![\p{L}\p{N}])){3,}/gu;
const NO_LETTER = /[^\p{L}]+/gu;

/**
 * Whether the judge can read all that a suggestion adds. Another script, letters that are drawn as signs, or words taken
 * apart are to it as good as nothing, and nothing claims nothing. What the person wrote themselves may be of any kind.
 */
export function isReadable(suggestion: string, own: string): boolean {
  const strange = wordsOf(suggestion).filter((word) => STRANGE.test(word) || word.length > LONGEST_WORD);
  const spelled = spelledOut(suggestion);
  if (strange.length === 0 && spelled.length === 0) return true;
  const [known, knownSpelled] = [new Set(wordsOf(own)), new Set(spelledOut(own))];
  return strange.every((word) => known.has(word)) && spelled.every((word) => knownSpelled.has(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

function spelledOut(text: string): string[] {
  return (text.toLowerCase().match(SPELLED) ?? []).map((run) => run.replace(NO_LETTER, ""));
}
