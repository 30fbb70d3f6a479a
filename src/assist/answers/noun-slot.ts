import { isActionLike, isClosed, type LineWord, lineWords } from "./line-words.ts";
import { isSameNoun, singularOf } from "./nouns.ts";

/** Where a line speaks of things that can be counted. */
export interface NounSlot {
  /** From the article or determiner that a number takes the place of. */
  readonly start: number;
  /** From the first word that stays. */
  readonly noun: number;
  /** From the head of the phrase to its end. */
  readonly head: number;
  readonly headEnd: number;
  /** With "of stock" in "pallets of stock". */
  readonly end: number;
  readonly isSingular: boolean;
  /** Other things follow that are not counted: "rooms and bathrooms". */
  readonly hasOthers: boolean;
}

const ADJECTIVES = new Set(
  "new daily weekly monthly annual big small large other different good great own busy regular local young old older elderly junior senior".split(
    " ",
  ),
);
const DETERMINERS = new Set(
  "the a an my our any some many several various multiple numerous these those few countless".split(" "),
);
/** They tell how many of all there were: a number in their place would tell something else. */
const SHARES = /^(?:all|both|each|every|most)$/;
const SHARE_BEFORE = /\b(?:all|both|each|every(?: one)?|most|many|some|several|few|half|none|one) of\s+$/i;
/** Only so far back is looked: a line of nothing but shares would be read again for each. */
const LONGEST_SHARE = 20;
const VAGUE_BEFORE = /\b(?:a lot|lots|loads|plenty|a number|a range|a variety|a few|tons) of\s+$/i;

/** The first place where the line speaks of these things and does not count them. */
export function nounSlot(line: string, things: string): NounSlot | null {
  const words = lineWords(line);
  const wanted = things.toLowerCase().split(/\s+/);
  for (let length = wanted.length; length > 0; length -= 1) {
    const named = wanted.slice(-length);
    for (let at = 0; at + length <= words.length; at += 1) {
      const phrase = words.slice(at, at + length);
      const isNamed = phrase.every(({ lower }, nth) =>
        nth === length - 1 ? isSameNoun(lower, named[nth] ?? "") : lower === named[nth],
      );
      const slot = isNamed ? slotAt(line, words, at, at + length - 1) : null;
      if (slot) return slot;
    }
  }
  return null;
}

function slotAt(line: string, words: readonly LineWord[], from: number, to: number): NounSlot | null {
  const head = words[to];
  if (!head || /'s?$/.test(head.lower) || /^['’]/.test(line.slice(head.end))) return null;
  let first = from;
  while (ADJECTIVES.has(words[first - 1]?.lower ?? "") && touches(line, words, first)) first -= 1;
  let start = words[first]?.start ?? 0;
  const noun = start;
  const before = words[first - 1];
  // Where it is counted already, the number would be a second one.
  if (before && /^\d|^(?:two|three|four|five|six|seven|eight|nine|ten|twelve)$/.test(before.lower))
    return null;
  let at = first - 1;
  for (; DETERMINERS.has(words[at]?.lower ?? "") && touches(line, words, at + 1); at -= 1)
    start = words[at]?.start ?? start;
  if (
    SHARES.test(words[at]?.lower ?? "") ||
    SHARE_BEFORE.test(line.slice(Math.max(0, start - LONGEST_SHARE), start))
  )
    return null;
  const vague = VAGUE_BEFORE.exec(line.slice(0, start));
  if (vague) start = vague.index;
  const isSingular = singularOf(head.lower) === head.lower && head.lower !== "staff";
  const next = words[to + 1];
  const isFree = !next || !touches(line, words, to + 1) || isClosed(next.lower);
  // "customer queries", "patient safety": it only says what kind.
  if (isSingular && (!isFree || (start === noun && first === from))) return null;
  const last = lastOf(line, words, to);
  return {
    start,
    noun,
    head: head.start,
    headEnd: head.end,
    end: words[last]?.end ?? head.end,
    isSingular,
    hasOthers: hasOthers(line, words, last),
  };
}

function touches(line: string, words: readonly LineWord[], at: number): boolean {
  return /^\s+$/.test(line.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0));
}

/** The last word of the phrase, "of stock" with it. */
function lastOf(line: string, words: readonly LineWord[], head: number): number {
  if (words[head + 1]?.lower !== "of" || !touches(line, words, head + 1)) return head;
  let last = head + 1;
  while (words[last + 1] && touches(line, words, last + 1) && !isClosed(words[last + 1]?.lower ?? ""))
    last += 1;
  // "of all breeds": where it ends is not known.
  return last === head + 1 || last - head > 4 ? head : last;
}

function hasOthers(line: string, words: readonly LineWord[], last: number): boolean {
  const between = line.slice(words[last]?.end ?? 0, words[last + 1]?.start ?? 0);
  const isJoined = /^\s+$/.test(between) && /^(?:and|or|&)$/.test(words[last + 1]?.lower ?? "");
  const next = isJoined ? words[last + 2] : /^,\s*$/.test(between) ? words[last + 1] : undefined;
  if (!next || DETERMINERS.has(next.lower) || SHARES.test(next.lower) || isClosed(next.lower)) return false;
  return !/^(?:their|his|her|its|\d.*)$/.test(next.lower) && !isActionLike(next.lower, words[0]?.lower ?? "");
}
