import { FILLER, SHORT_FORMS } from "../lexicon/filler.ts";
import { correction } from "../spelling/correct.ts";
import { longestMatch } from "./match.ts";
import { isItIs, isOneOwner, isPlanned, isThan, isTheirOwn, isTheirs, likeFirst } from "./mistaken-words.ts";
import { tokenize } from "./tokenize.ts";
import { endsPhrase, type Word } from "./word.ts";
import { isClosed, isNumber } from "./word-kinds.ts";

/** A word that was misspelled, and what it became. */
export interface Corrected {
  readonly from: string;
  readonly to: string;
}

export interface Normalised {
  readonly words: readonly Word[];
  readonly corrected: readonly Corrected[];
}

/** The words of a line, spelled well and with short forms written out; filler still stands. */
export function spelled(line: string): Normalised {
  const corrected: Corrected[] = [];
  const words = tokenize(line).flatMap((word, index, all) => {
    if (isTheirs(all, index)) {
      corrected.push({ from: word.text, to: "their" });
      return replaced([word], "their");
    }
    if (isItIs(all, index)) return replaced([word], "it is");
    if (isTheirOwn(all, index)) {
      const own = `${word.text.slice(0, -1)}'s`;
      corrected.push({ from: word.text, to: own });
      return replaced([word], own);
    }
    if (isThan(all, index)) {
      corrected.push({ from: word.text, to: "than" });
      return replaced([word], "than");
    }
    if (isOneOwner(all, index)) {
      const own = `${word.text.slice(0, -1)}'s`;
      corrected.push({ from: word.text, to: own });
      return replaced([word], own);
    }
    if (isPlanned(all, index)) {
      corrected.push({ from: word.text, to: "planning" });
      return replaced([word], likeFirst(word, "planning"));
    }
    const meant = correction(word.text, index === 0 || /[.!?]$/.test(all[index - 1]?.post ?? ""));
    if (meant === null) return [word];
    corrected.push({ from: word.text, to: meant });
    return replaced([word], meant);
  });
  return { words: writtenOut(words), corrected };
}

/** Words in the place of others: the first takes what stood before them, the last what stood after. */
function replaced(given: readonly Word[], instead: string): Word[] {
  const [first] = given;
  const last = given.at(-1);
  const texts = instead.split(" ").filter(Boolean);
  if (!first || !last) return [];
  return texts.map((text, index) => ({
    ...first,
    text,
    lower: text.toLowerCase(),
    pre: index === 0 ? first.pre : "",
    post: index === texts.length - 1 ? last.post : "",
    end: last.end,
  }));
}

const DAY =
  /^(?:mon|tues?|weds?|thurs?|thu|fri|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|nights?|mornings?|evenings?)$/;

function writtenOut(words: readonly Word[]): Word[] {
  return words.flatMap((word, index) => {
    const [, joined] = /^w\/(\p{L}.*)$/iu.exec(word.text) ?? [];
    if (joined !== undefined) return replaced([word], `with ${joined}`);
    if (
      /^(?:sat|sun)$/.test(word.lower) &&
      [words[index - 2], words[index - 1], words[index + 1], words[index + 2]].some((near) =>
        DAY.test(near?.lower ?? ""),
      )
    )
      return replaced([word], word.lower === "sat" ? "Saturday" : "Sunday");
    const long = SHORT_FORMS.get(word.lower);
    if (
      long === undefined ||
      (word.text !== word.lower && word.lower.length < 3) ||
      isPartOfName(word, words, index)
    )
      return [word];
    return replaced([word], isBeforeThing(word, words[index + 1]) ? long.replace(/s$/, "") : long);
  });
}

/** "a 20 min talk" is one of twenty minutes: a "20 minute talk". */
function isBeforeThing({ lower, post }: Word, next: Word | undefined): boolean {
  return (
    /^(?:mins?|hrs?|yrs?|wks?)$/.test(lower) &&
    post === "" &&
    next !== undefined &&
    /^[a-z]{4,}$/.test(next.lower) &&
    !isClosed(next) &&
    !/(?:ly|er)$|^(?:away|each|late|early|instead|ahead|apart|later|turn|long)$/.test(next.lower)
  );
}

/** "M & S", "C + D": single capitals around a sign are a name; "min 3 years" is a bound. */
function isPartOfName({ lower, post }: Word, words: readonly Word[], index: number): boolean {
  const before = words[index - 1];
  const after = words[index + 1];
  if (/^[&+]$/.test(lower))
    return (
      !before ||
      !after ||
      (/^\p{Lu}/u.test(before.text) && /^\p{Lu}/u.test(after.text)) ||
      /[,;:]$/.test(before.post)
    );
  if (/^(?:min|hr|yr|n|w|wk|u|ur)$/.test(lower))
    return (
      !before || (lower.length > 1 && !/\d$|^an?$|^per$/.test(before.lower)) || (lower === "n" && post !== "")
    );
  return false;
}

/** The same words without filler. `keepsAlso`: where a line may sound as people speak. */
export function withoutFiller(words: readonly Word[], keepsAlso = false): Word[] {
  const kept: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const match = longestMatch(FILLER, words, at);
    const word = words[at];
    if (!word) break;
    if (!match || isFact(words, at, match.end) || (keepsAlso && at > 0 && word.lower === "also")) {
      kept.push(word);
      at += 1;
      continue;
    }
    const gone = words.slice(at, match.end);
    const instead = replaced(gone, match.value);
    if (instead.length > 0) kept.push(...instead);
    else closeGap(kept, gone, words[match.end]);
    at = match.end;
  }
  return kept;
}

/** "very own", "not really", "just over": here the word says something. */
function isFact(words: readonly Word[], at: number, end: number): boolean {
  const word = words[at]?.lower ?? "";
  const before = words[at - 1]?.lower ?? "";
  const after = words[end]?.lower ?? "";
  if (/^(?:not|never|n't|isn't|wasn't|don't|didn't|no)$/.test(before)) return true;
  // "and that one": only at the end of a phrase does it say nothing.
  if (
    word === "and" &&
    /^(?:that|things|stuff|everything)$/.test(words[end - 1]?.lower ?? "") &&
    end === at + 2
  )
    return !endsPhrase(words[end - 1]) && end < words.length;
  // "also" at the head of a list's item only joins it.
  if (word === "also") return !(at === 0 || /,$/.test(words[at - 1]?.post ?? ""));
  // "in the 3 months I was there" is the time; "I was there 8 weeks" says how long.
  if (word === "i" && words[end - 1]?.lower === "there")
    return !/^(?:months|weeks|years|days|month|week|year)$/.test(before);
  // "It is a tool that": a line opens with the thing itself.
  if ((word === "it" || word === "this") && end === at + 2)
    return !(
      at === 0 &&
      /^an?$/.test(after) &&
      !words.slice(end, end + 5).some(({ lower }) => lower === "project")
    );
  // "on my own workshop": it was done there, not alone.
  if (word === "on" && words[end - 1]?.lower === "own")
    return !(after === "" || endsPhrase(words[end - 1]) || isClosed(words[end] as Word));
  // "a range of 40 teas" is counted.
  if (word === "a" && words[end - 1]?.lower === "of") return words[end] !== undefined && isNumber(words[end]);
  if (word === "really") return after === "" || /^(?:much|few|little|own)$/.test(after);
  return false;
}

/** What stood after the words that went now stands after the word before them. */
function closeGap(kept: Word[], gone: readonly Word[], next: Word | undefined): void {
  const before = kept.at(-1);
  const given = gone.at(-1)?.post ?? "";
  // The point of "etc." ends no sentence.
  const post = gone.at(-1)?.lower.startsWith("etc")
    ? given.replace(".", next && next.pre === "" ? ";" : "")
    : given;
  if (!before || post === "") return;
  const own = before.post.replace(/[,;:]$/, "");
  kept[kept.length - 1] = {
    ...before,
    post: /[)\]]/.test(post) && !/[)\]]/.test(own) ? `${own}${post}` : `${own}${post.replace(/[)\]]/g, "")}`,
  };
}
