import { hasFigure } from "../../domain/claims/facts/figures-in.ts";
import { baseOf } from "../../domain/language/inflect.ts";
import { stem } from "../../domain/language/stem.ts";
import { STOP_WORDS } from "../../domain/language/stop-words.ts";
import { type Token, tokens } from "../../domain/language/tokens.ts";
import { type Span, withBrackets } from "./clauses.ts";
import type { ScoredWord } from "./doubtful-spans.ts";

/** A word beside an unsupported one that is this likely to be supported is left out of its phrase. */
const HARDLY_DOUBTED = -1;
/** Words that say nothing at the edge of a phrase. */
const SMALL =
  /^(?:an?|the|and|or|but|of|to|in|on|at|by|for|with|from|as|its|their|his|her|my|our|that|which|who|while|where|into|through|via|than)$/;
/** Where a part of a phrase begins that can be left out by itself. */
const JOINT =
  /^(?:and|or|but|of|to|in|on|at|by|for|with|from|as|that|which|who|while|where|into|through|via|across|during|after|before|within|alongside|including|using)$/;
const ARTICLE = /^(?:an?|the|its|their|his|her)$/;

interface Range {
  readonly first: number;
  readonly last: number;
}

/**
 * The phrases that stretches of a suggestion belong to, so that whoever mends one reads all of it and nothing else: whole
 * words and names, with no small word at either end, and without a part that the person wrote themselves.
 */
export function wholePhrases(
  suggestion: string,
  spans: readonly Span[],
  known: ReadonlySet<string>,
  scores: readonly ScoredWord[],
): Span[] {
  const words = tokens(suggestion);
  const isKnown = words.map(({ lower }) => known.has(stem(lower)));
  const text: PhraseText = { suggestion, words, isKnown, isDoubted: doubtedWords(words, scores) };
  const phrases = spans.flatMap((span) => {
    const range = rangeOf(words, span);
    return range === null ? [span] : phrasesIn(text, grown(text, range)).map((one) => spanOf(text, one));
  });
  return merged(suggestion, phrases);
}

interface PhraseText {
  readonly suggestion: string;
  readonly words: readonly Token[];
  /** The person has used the word. */
  readonly isKnown: readonly boolean[];
  readonly isDoubted: readonly boolean[];
}

function doubtedWords(words: readonly Token[], scores: readonly ScoredWord[]): boolean[] {
  let at = 0;
  return words.map(({ start, end }) => {
    while ((scores[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    for (let near = at; (scores[near]?.start ?? end) < end; near += 1)
      if ((scores[near]?.score ?? HARDLY_DOUBTED) > HARDLY_DOUBTED) return true;
    return false;
  });
}

function rangeOf(words: readonly Token[], { start, end }: Span): Range | null {
  const first = words.findIndex((word) => word.end > start);
  const last = words.findLastIndex((word) => word.start < end);
  return first < 0 || last < first ? null : { first, last };
}

/** With the new words right beside it that are doubted as well, and with the rest of a name. */
function grown(text: PhraseText, { first, last }: Range): Range {
  let [from, to] = [first, last];
  while (isPartOf(text, from - 1, from)) from -= 1;
  while (isPartOf(text, to + 1, to)) to += 1;
  return { first: from, last: to };
}

function isPartOf(
  { suggestion, words, isKnown, isDoubted }: PhraseText,
  next: number,
  edge: number,
): boolean {
  const [word, beside] = [words[next], words[edge]];
  if (!word || !beside || isKnown[next] || STOP_WORDS.has(word.lower)) return false;
  const between = suggestion.slice(Math.min(word.end, beside.end), Math.max(word.start, beside.start));
  // Numbers are judged by rules: one that stands nearby is theirs to name.
  if (between !== " " || hasFigure(word.text)) return false;
  return isDoubted[next] === true || (isName(word) && isName(beside) && !isKnown[edge]);
}

function isName({ text, opens }: Token): boolean {
  return !opens && /^\p{Lu}/u.test(text);
}

/** The parts of a stretch that are worth naming; all of it where the person has used every word. */
function phrasesIn(text: PhraseText, range: Range): Range[] {
  const parts = partsOf(text, range);
  const isNew = (part: Range) => hasNewWord(text, part);
  const [from, to] = [parts.findIndex(isNew), parts.findLastIndex(isNew)];
  const [begins, ends] = [parts[from], parts[to]];
  const kept = begins && ends ? { first: begins.first, last: ends.last } : range;
  return apartFromKnownNoun(text, trimmed(text, kept)).map((one) => trimmed(text, one));
}

function partsOf({ suggestion, words }: PhraseText, { first, last }: Range): Range[] {
  const parts: Range[] = [];
  let from = first;
  for (let at = first + 1; at <= last + 1; at += 1) {
    const [word, before] = [words[at], words[at - 1]];
    const isEnd = at > last || !word || !before;
    // Of "conceived and led" either verb may be the claim.
    if (!isEnd && word.lower === "and" && baseOf(words[at + 1]?.lower ?? "", "past") !== null) continue;
    if (!isEnd && !JOINT.test(word.lower) && !/[,;:.]/.test(suggestion.slice(before.end, word.start)))
      continue;
    parts.push({ first: from, last: at - 1 });
    from = at;
  }
  return parts;
}

function hasNewWord({ words, isKnown }: PhraseText, { first, last }: Range): boolean {
  return words
    .slice(first, last + 1)
    .some(({ lower }, nth) => !isKnown[first + nth] && !STOP_WORDS.has(lower));
}

/** Without small words at its ends, unless it has no others. */
function trimmed({ words }: PhraseText, range: Range): Range {
  let { first, last } = range;
  const isSmall = (at: number) => SMALL.test(words[at]?.lower ?? "");
  while (first < last && isSmall(first)) first += 1;
  while (last > first && isSmall(last)) last -= 1;
  return isSmall(first) ? range : { first, last };
}

/** "Led a seamless" migration, which is the person's own: "Led" and "seamless" are two claims, and half a phrase is none. */
function apartFromKnownNoun(text: PhraseText, { first, last }: Range): Range[] {
  const { suggestion, words, isKnown } = text;
  const [end, noun] = [words[last], words[last + 1]];
  const goesOn = end && noun && suggestion.slice(end.end, noun.start) === " " && isKnown[last + 1];
  if (!goesOn || STOP_WORDS.has(noun.lower)) return [{ first, last }];
  const article = words.findLastIndex(({ lower }, at) => at > first && at < last && ARTICLE.test(lower));
  if (article < 0 || last - article > 2) return [{ first, last }];
  return [
    { first, last: article - 1 },
    { first: article + 1, last },
  ];
}

/** Signs that belong to a number go with it. */
function spanOf({ suggestion, words }: PhraseText, { first, last }: Range): Span {
  const begin = words[first]?.start ?? 0;
  const close = words[last]?.end ?? begin;
  const start = /[£$€#]$/.test(suggestion.slice(0, begin)) ? begin - 1 : begin;
  const end = /^[%+]/.test(suggestion.slice(close)) ? close + 1 : close;
  return withBrackets(suggestion, start, end);
}

/** What has grown together is one phrase. */
function merged(suggestion: string, spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = found.at(-1);
    if (!last || suggestion.slice(last.end, span.start).trim() !== "" || span.start > last.end + 1)
      found.push(span);
    else {
      const end = Math.max(last.end, span.end);
      found[found.length - 1] = { text: suggestion.slice(last.start, end), start: last.start, end };
    }
  }
  return found;
}
