export interface Token {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  /** First word of a sentence, a line or a bullet. */
  readonly opens: boolean;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’.&/+_-](?=[\p{L}\p{N}])[\p{L}\p{N}\p{M}]*|[+#]+)*/gu;
const BREAK = /[.!?:;\n•]/;
const ABBREVIATION = /^(?:dr|mr|mrs|ms|st|no|vs|inc|ltd|co|corp|jr|sr|approx|dept|e\.g|i\.e|etc|u\.s|u\.k)$/i;

/** What ends in a point without ending a sentence; an initial too, but not the "I" of whoever writes. */
function isShort(word: string): boolean {
  return ABBREVIATION.test(word) || /^(?:[A-HJ-Z]|[A-Za-z]{1,2}\.[A-Za-z.]+)$/.test(word);
}

/** The words of a text, with where they stand. Numbers with their points and commas are read elsewhere. */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  let opens = true;
  let from = 0;
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    const between = text.slice(from, start);
    const previous = found.at(-1);
    if (previous && BREAK.test(between) && !(between.startsWith(".") && isShort(previous.text))) opens = true;
    found.push({ text: match[0], lower: match[0].toLowerCase(), start, end: start + match[0].length, opens });
    opens = false;
    from = start + match[0].length;
  }
  return found;
}
