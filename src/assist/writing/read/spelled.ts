import { baseOf } from "../../../domain/language/inflect.ts";
import { SHORT_FORMS } from "../lexicon/short-forms.ts";
import { correction } from "../spelling/correct.ts";
import { meantWord } from "./meant-word.ts";
import { tokenize } from "./tokenize.ts";
import type { Word } from "./word.ts";
import { isClosed } from "./word-kinds.ts";

/** A word that was misspelled, and what it became. */
export interface Corrected {
  readonly from: string;
  readonly to: string;
}

export interface Spelled {
  readonly words: readonly Word[];
  readonly corrected: readonly Corrected[];
}

/** The words of a line, spelled well and with short forms written out. */
export function spelled(line: string): Spelled {
  const corrected: Corrected[] = [];
  const words = tokenize(line).flatMap((word, at, all) => {
    const opensSentence = at === 0 || /[.!?]$/.test(all[at - 1]?.post ?? "");
    const to = meantWord(all, at) ?? correction(word.text, opensSentence);
    if (to === null) return [word];
    corrected.push({ from: word.text, to });
    return saidAs(word, to);
  });
  return { words: words.flatMap(writtenOut), corrected };
}

/** One word as others: the first takes what stood before it, the last what stood after. */
function saidAs(word: Word, instead: string): Word[] {
  const texts = instead.split(" ");
  return texts.map((text, at) => ({
    ...word,
    text,
    lower: text.toLowerCase(),
    pre: at === 0 ? word.pre : "",
    post: at === texts.length - 1 ? word.post : "",
  }));
}

const DAY =
  /^(?:mon|tues?|weds?|thurs?|thu|fri|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|nights?|mornings?|evenings?)$/;

function writtenOut(word: Word, at: number, words: readonly Word[]): Word[] {
  const [, joined] = /^w\/(\p{L}.*)$/iu.exec(word.text) ?? [];
  if (joined !== undefined) return saidAs(word, joined === "out" ? "without" : `with ${joined}`);
  // "sat" is a verb, and a day only beside another.
  const isDay = [-2, -1, 1, 2].some((step) => DAY.test(words[at + step]?.lower ?? ""));
  if (/^(?:sat|sun)$/.test(word.lower) && isDay)
    return saidAs(word, word.lower === "sat" ? "Saturday" : "Sunday");
  const long = SHORT_FORMS.get(word.lower);
  const isName = word.text !== word.lower && word.lower.length < 3;
  if (long === undefined || isName || isNoShortForm(word, words, at)) return [word];
  return saidAs(word, isBeforeThing(word, words[at + 1]) ? long.replace(/s$/, "") : long);
}

/** "a 20 min talk" is one of twenty minutes: a "20 minute talk". */
function isBeforeThing({ lower, post }: Word, next: Word | undefined): boolean {
  return (
    /^(?:mins?|hrs?|yrs?|wks?)$/.test(lower) &&
    post === "" &&
    next !== undefined &&
    /^[a-z]{4,}$/.test(next.lower) &&
    !isClosed(next) &&
    baseOf(next.lower, "past") === null &&
    !/(?:ly|er)$|^(?:away|each|late|early|instead|ahead|apart|later|turn|long|running)$/.test(next.lower)
  );
}

/** "M & S", "C + D": single capitals around a sign are a name; "min 3 years" is a bound. */
function isNoShortForm({ lower, post }: Word, words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  const after = words[at + 1];
  if (/^[&+]$/.test(lower)) {
    const isName = [before, after].every((word) => /^\p{Lu}/u.test(word?.text ?? ""));
    return !before || !after || isName || /[,;:]$/.test(before.post);
  }
  if (!/^(?:min|hr|yr|n|w|wk|u|ur|pts)$/.test(lower)) return false;
  if (lower === "pts") return /^\d/.test(before?.lower ?? "");
  return (
    !before ||
    (lower.length > 1 && !/\d$|^(?:an?|per|last|next|each|every|this|first)$/.test(before.lower)) ||
    (lower === "n" && post !== "")
  );
}
