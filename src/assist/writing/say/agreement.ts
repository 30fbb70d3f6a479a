import { baseOf } from "../../../domain/language/inflect.ts";
import { LABELS } from "../lexicon/labels.ts";
import { type Word, withText } from "../read/word.ts";

const PLURAL_FORM: ReadonlyMap<string, string> = new Map([
  ["was", "were"],
  ["is", "are"],
  ["has", "have"],
]);

/** "no failures was reported" → "no failures were reported", and "180 guest each morning" → "180 guests each morning". */
export function withAgreement(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const before = words[at - 1];
    const plural = PLURAL_FORM.get(word.lower);
    if (plural !== undefined && before && before.post === "" && isPluralSubject(words, at - 1))
      return withText(word, plural);
    return isCountedSingular(words, at) ? withText(word, `${word.text}s`) : word;
  });
}

/** A plural right before the verb that no "of" makes part of another subject. */
function isPluralSubject(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word) return false;
  const from = words.slice(0, at).findLastIndex(({ post }) => /[,;:.]$/.test(post)) + 1;
  const isOfThem = word.lower === "them" && words[at - 1]?.lower === "of" && words[at - 2]?.lower !== "one";
  if (isOfThem) return true;
  // "training new starters was": the training was.
  if (words.slice(Math.max(from, at - 5), at).some(({ lower }) => baseOf(lower, "gerund") !== null))
    return false;
  return (
    word.tags.has("Plural") &&
    /[^su]s$/.test(word.lower) &&
    !words
      .slice(Math.max(from, at - 4), at)
      .some(({ lower }) => /^(?:of|for|in|with|on|from|to|at)$/.test(lower))
  );
}

const COUNTED = new Set(
  "guest patient customer client employee resident student pupil child user visitor room table site order call car vehicle machine server week day month hour year minute".split(
    " ",
  ),
);

/** A number above one before a singular, where nothing follows that it could belong to. */
function isCountedSingular(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const before = words[at - 1];
  const next = words[at + 1];
  if (!word || !before || !COUNTED.has(word.lower) || word.lower === "child") return false;
  if (
    !/^(?:[2-9]|[1-9]\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|twenty)$/.test(before.lower) ||
    before.post !== "" ||
    LABELS.includes(words[at - 2]?.lower ?? "")
  )
    return false;
  return (
    word.post !== "" ||
    next === undefined ||
    /^(?:in|on|at|per|each|every|a|and|for|from|with|by)$/.test(next.lower)
  );
}
