import type { NameUse } from "../../gazetteer/gazetteer.ts";
import type { Word } from "../../gazetteer/words.ts";
import { acronymLetters, eachRun, innerCapitals, isSpelledBefore } from "./initials.ts";
import type { NameIndex } from "./name-index.ts";
import { isAcronym } from "./name-words.ts";

/** Words of a suggestion's names for which the support has the first letters. */
export function spelledOut(words: readonly Word[], index: NameIndex): ReadonlySet<number> {
  const explained = new Set<number>();
  for (let first = 0; first < words.length; first += 1) {
    if (!words[first]?.large) continue;
    let end = -1;
    // Small words have any letters somewhere: only what is written as a name counts.
    eachRun(
      words,
      first,
      (letters, last) => {
        if (index.hasAcronym(letters)) end = last;
      },
      true,
    );
    for (let at = first; at <= end; at += 1) explained.add(at);
  }
  return explained;
}

export function isUseSupported(
  words: readonly Word[],
  { entries, first, last }: NameUse,
  index: NameIndex,
  spelled: ReadonlySet<number>,
): boolean {
  if (entries.some((entry) => index.entries.has(entry))) return true;
  const stretch = words.slice(first, last + 1);
  const joined = stretch.map(({ key }) => key).join("");
  if (index.words.has(joined) || index.hasJoined(joined)) return true;
  const places = stretch.map((_, more) => first + more);
  if (places.every((at) => spelled.has(at) || words[at]?.small)) return true;
  if (places.every((at) => isSupportedPart(words, at, index))) return true;
  return entries.some(({ spellings }) =>
    // One letter makes another acronym: SMSTS is no slip of SSSTS.
    spellings.some(({ text }) => !isAcronym(text) && index.hasExactWord(text.toLowerCase())),
  );
}

const PAPER = new Set(
  "certified certification certificate licensed license licence card permit qualified qualification degree".split(
    " ",
  ),
);

function isSupportedPart(words: readonly Word[], at: number, index: NameIndex): boolean {
  const word = words[at];
  // Who holds a certificate of something is judged by its meaning.
  if (!word || word.small || PAPER.has(word.key)) return true;
  if (!isAcronym(word.text)) return index.hasExactWord(word.key);
  // Two letters are the first ones of some words in any text.
  return index.hasSame(word.key) || (word.key.length > 2 && isAcronymSupported(words, at, index));
}

/** Whether a text has a paper that is named by nothing else: "nursing" names no nursing degree. */
export function isPaperNamed(
  words: readonly Word[],
  { entries, first, last }: NameUse,
  index: NameIndex,
): boolean {
  const named = words.slice(first, last + 1).filter(({ small }) => !small);
  if (entries.some((entry) => index.entries.has(entry)) || !named.every(({ key }) => PAPER.has(key)))
    return true;
  return named.every(({ key }) => index.hasSame(key));
}

export function isWordSupported(
  words: readonly Word[],
  at: number,
  index: NameIndex,
  spelled: ReadonlySet<number>,
): boolean {
  const word = words[at];
  if (!word || spelled.has(at)) return true;
  if (isAcronym(word.text) ? index.hasSame(word.key) : index.hasWord(word.key)) return true;
  const capitals = innerCapitals(word.text);
  if (capitals.length > 1 && index.hasAcronym(capitals)) return true;
  const next = words[at + 1];
  // "Section 47" for "s47", "Cat 6" for "cat6".
  if (next && /^\d/.test(next.key)) {
    const { words: own } = index;
    if (own.has((word.key[0] ?? "") + next.key) || own.has(word.key + next.key)) return true;
  }
  const before = words[at - 1];
  if (before && index.words.has(before.key + word.key)) return true;
  if (next && index.words.has(word.key + next.key)) return true;
  return isAcronym(word.text) && isAcronymSupported(words, at, index);
}

/** By words of the support with these first letters, or by the words before it: "mean time to repair (MTTR)". */
function isAcronymSupported(words: readonly Word[], at: number, index: NameIndex): boolean {
  const letters = acronymLetters(words[at]?.text ?? "");
  if (letters.length < 2) return true;
  if (index.hasAcronym(letters) || index.hasInitials(letters)) return true;
  return (words[at]?.glue.endsWith("(") ?? false) && isSpelledBefore(words, at, letters);
}
