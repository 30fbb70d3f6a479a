import { DETERMINERS, POSSESSIVES, PREPOSITIONS } from "../lexicon/word-classes.ts";
import { endsPhrase, type Word, wordOf } from "../read/word.ts";
import { isNumber } from "../read/word-kinds.ts";
import { articleFor } from "./article.ts";

/** Things that are counted and never stand bare after these prepositions and verbs in good English. */
const COUNTED = new Set(
  `cache dashboard website app script tool bot warehouse restaurant hotel shop store supermarket factory bakery salon pub clinic laboratory lab
  spreadsheet template chatbot robot prototype newsletter campaign plugin macro checklist leaflet poster logo`.split(
    /\s+/,
  ),
);
const BEFORE = new Set("in at for with adding using building of into as from to on by".split(" "));

/** "by adding redis cache" → "by adding a redis cache"; only where nothing else can be meant. */
export function withArticles(words: readonly Word[]): Word[] {
  const said: Word[] = [];
  for (const [at, word] of words.entries()) {
    const head = headAt(words, at);
    const before = words[at - 1];
    const opens = before && !endsPhrase(before) && BEFORE.has(before.lower);
    if (opens && head && COUNTED.has(head.lower) && !isSet(word)) said.push(wordOf(articleFor(word.text)));
    said.push(word);
  }
  return said;
}

/** The last word of a bare phrase of one or two words that ends here. */
function headAt(words: readonly Word[], at: number): Word | null {
  const first = words[at];
  const second = words[at + 1];
  const third = words[at + 2];
  if (!first || isSet(first)) return null;
  if (closes(first, second)) return first;
  return second && !endsPhrase(first) && closes(second, third) && !PREPOSITIONS.has(second.lower)
    ? second
    : null;
}

function closes(word: Word, next: Word | undefined): boolean {
  return (
    endsPhrase(word) ||
    !next ||
    (PREPOSITIONS.has(next.lower) && next.lower !== "of") ||
    /^(?:and|or|that|which|who|where)$/.test(next.lower)
  );
}

function isSet(word: Word): boolean {
  return (
    DETERMINERS.has(word.lower) ||
    POSSESSIVES.has(word.lower) ||
    PREPOSITIONS.has(word.lower) ||
    isNumber(word)
  );
}
