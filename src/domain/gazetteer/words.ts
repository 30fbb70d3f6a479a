import { inForm } from "../text/normal-form.ts";

/** A word, or the part of one between hyphens, points and strokes: "Node.js" has two. */
export interface Word {
  readonly text: string;
  /** Small, without accents and without the "s" of the genitive. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** What stands between the word before and this one. */
  readonly glue: string;
  /** Written with a capital first. */
  readonly large: boolean;
  /** A word that only links the words of a name. */
  readonly small: boolean;
  /** The first word of a sentence, a line or a bullet: its capital tells nothing. */
  readonly opens: boolean;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’](?=\p{L})\p{L}+)?(?:[+#]+(?![\p{L}\p{N}]))?/gu;
const PLAIN = /^[a-z\d+#]+$/;
const LARGE = /^\p{Lu}/u;
const LINKS = new Set("of the for and to in on at by with a an de la".split(" "));
const BREAK = /[!?\n•|"“]|\s[–—-]\s|\.\s|\.$/;
/** What ends in a point without ending a sentence. */
const SHORT = /^(?:[Dd]r|Mrs?|Ms|[Ss]t|[Nn]o|vs|[Ii]nc|[Ll]td|[Cc]o|[Jj]r|[Ss]r|approx|[Dd]ept|etc)$/;

export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let from = 0;
  for (const { 0: found, index: start } of text.matchAll(WORD)) {
    const glue = text.slice(from, start);
    const before = words.at(-1);
    const opens =
      !before || (glue !== " " && BREAK.test(glue) && !(glue.startsWith(".") && SHORT.test(before.text)));
    from = start + found.length;
    const key = keyOf(found);
    words.push({
      text: found,
      key,
      start,
      end: from,
      glue,
      large: isLarge(found),
      small: LINKS.has(key),
      opens,
    });
  }
  return words;
}

function isLarge(word: string): boolean {
  const first = word.charCodeAt(0);
  return first < 128 ? first >= 65 && first <= 90 : LARGE.test(word);
}

export function keyOf(word: string): string {
  const small = word.toLowerCase();
  if (PLAIN.test(small)) return small;
  const lower = small.replace(/['’]s?$/, "");
  return PLAIN.test(lower) ? lower : inForm("NFD", lower).replace(/\p{M}|['’]/gu, "");
}

/** Whether two words may be parts of one name: nothing that ends a phrase stands between them. */
export function isJoined(glue: string): boolean {
  return glue === " " || glue === "-" || isThin(glue);
}

function isThin(glue: string): boolean {
  return glue.length <= 3 && /^(?:[ .\-‑/&'’+]*)$/.test(glue) && !/[./]\s/.test(glue);
}
