/** Small words that carry no fact. */
const FUNCTION_WORDS = new Set(
  `a an the and or but of to in on at by for from with without within into onto over under per as than then so that
  which who whom whose this these those it its i me my we our us you your he his she her they their them be is am are
  was were been being has have had do does did done will would can could may might not no nor also up out off about
  after before during while when where both each every some any all own more most other such only just there here
  incl including via w plus`
    .split(/\s+/)
    .filter(Boolean),
);

export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word);
}

/** The words of a text as they stand, without the punctuation around them. */
export function rawWords(text: string): string[] {
  return text
    .normalize("NFKC")
    .replace(/[’‘`]/g, "'")
    .split(/(?:[\s/–—;:()[\]"“”!?…]|,(?!\d)|(?<!\d),)+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}$€£+#.~]+|[^\p{L}\p{N}%+#]+$/gu, ""))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Lower case, no apostrophes, no full stops inside abbreviations; hyphened words fall apart. */
export function words(text: string): string[] {
  return rawWords(text).flatMap((word) =>
    (/\d/.test(word) ? [word] : word.split("-"))
      .map((part) => part.toLowerCase().replace(/'s$/, "").replace(/'/g, ""))
      .map((part) => (/\d/.test(part) ? part : part.replace(/\./g, "")))
      .filter((part) => part !== ""),
  );
}

/** Cuts a word's ending, so that forms of one word meet. It is no dictionary form. */
function stem(word: string): string {
  if (/\d/.test(word) || word.length < 4) return word;
  return undouble(
    word
      .replace(/ies$|ied$/, "y")
      .replace(/(ss|sh|ch|x|z)es$/, "$1")
      .replace(/([^su])s$/, "$1")
      .replace(/ing$|ed$/, (ending, at: number) => (at >= 2 ? "" : ending))
      .replace(/is(e|ation)$/, "iz$1")
      .replace(/e$/, ""),
  );
}

function undouble(word: string): string {
  return word.replace(/([bdgklmnprt])\1$/, "$1");
}

/** Forms of one word, also where one is derived from the other (translate, translation). */
export function sameWord(one: string, other: string): boolean {
  const [short = "", long = ""] = [stem(one), stem(other)].sort((a, b) => a.length - b.length);
  if (short === long) return true;
  return short.length >= 4 && long.length - short.length <= 4 && long.startsWith(short);
}
