import { baseOf, past } from "../../../domain/language/inflect.ts";
import { NOUN_VERBS } from "../lexicon/noun-verbs.ts";
import { ADVERBS, BE, LIKENESSES, MODALS, NEGATIONS } from "../lexicon/word-classes.ts";
import { verbAfterSubject } from "../read/verbs.ts";
import { endsPhrase, type Word, withText } from "../read/word.ts";
import { isPlural, opensObject } from "../read/word-kinds.ts";

/** What stands after a subject that goes: the verb as it is said without it, and the place after it. */
export interface VerbGroup {
  readonly said: readonly Word[];
  readonly end: number;
}

/** "was ordering" → "ordered", "have made" → "made", "have invent a menu" → "invented a menu"; a plain verb stays as it is. */
export function verbGroup(words: readonly Word[], from: number): VerbGroup | null {
  const adverbs: Word[] = [];
  let at = from;
  while (isAdverb(words[at])) {
    const word = words[at];
    if (word && !/^(?:also|just)$/.test(word.lower)) adverbs.push(word);
    at += 1;
  }
  const found = groupAt(words, at);
  return found && { said: [...adverbs, ...found.said], end: found.end };
}

function isAdverb(word: Word | undefined): boolean {
  return (
    word !== undefined &&
    word.post === "" &&
    (ADVERBS.has(word.lower) ||
      (/^[a-z]{3,}ly$/.test(word.lower) && baseOf(word.lower, "base") === null) ||
      word.lower === "almost")
  );
}

function groupAt(words: readonly Word[], at: number): VerbGroup | null {
  const word = words[at];
  if (!word) return null;
  const next = words[at + 1];
  const asWritten: VerbGroup = { said: [word], end: at + 1 };
  if (BE.has(word.lower)) return ofBe(words, at) ?? asWritten;
  if (/^(?:have|has|had)$/.test(word.lower)) return ofHave(words, at) ?? asWritten;
  if (word.lower === "did" && next && isDone(words, at + 1)) {
    const lemma = baseOf(next.lower, "base");
    if (lemma !== null) return { said: [withText(next, past(lemma))], end: at + 2 };
  }
  if (word.lower === "done") return { said: [withText(word, "did")], end: at + 1 };
  if (MODALS.has(word.lower) || NEGATIONS.has(word.lower)) return asWritten;
  if (/^(?:do|does|did)$/.test(word.lower)) return asWritten;
  const verb = verbAfterSubject(words, at);
  return verb ? asWritten : null;
}

/** "was ordering stock" → "ordered stock", "am working alone" → "work alone", "was make graphics" → "made graphics". */
function ofBe(words: readonly Word[], at: number): VerbGroup | null {
  const place = ADVERBS.has(words[at + 1]?.lower ?? "") ? at + 2 : at + 1;
  const word = words[place];
  const verb = words[at]?.post === "" ? verbAfterSubject(words, place) : null;
  if (!word || !verb || (verb.form !== "gerund" && !isMeantVerb(word, verb.lemma))) return null;
  const adverbs = words.slice(at + 1, place);
  const isPresent = /^(?:am|is|are)$/.test(words[at]?.lower ?? "");
  // "am writing for the paper and making a podcast": the second would be left behind.
  if (verb.form === "gerund" && hasMoreGerunds(words, place))
    return isPresent ? { said: [...adverbs, word], end: place + 1 } : null;
  return { said: [...adverbs, withText(word, isPresent ? verb.lemma : past(verb.lemma))], end: place + 1 };
}

/** After "was" a plain form that is only a verb can be nothing but the action. */
function isMeantVerb({ lower, tags }: Word, lemma: string): boolean {
  return (
    baseOf(lower, "base") === lemma &&
    baseOf(lower, "past") === null &&
    !NOUN_VERBS.has(lemma) &&
    !LIKENESSES.has(lemma) &&
    !tags.has("Adjective") &&
    !tags.has("Noun")
  );
}

function hasMoreGerunds(words: readonly Word[], at: number): boolean {
  return words.some(({ lower }, place) => {
    const before = words[place - 1];
    const isJoined = place > at && (/^(?:and|&)$/.test(before?.lower ?? "") || /,$/.test(before?.post ?? ""));
    // "by mixing mortar and carrying blocks": both belong to "by".
    const isGoverned = words
      .slice(at + 1, place)
      .some(
        (_, nth) =>
          /^(?:by|without|after|before|for|from|of)$/.test(words[at + nth]?.lower ?? "") &&
          /ing$/.test(words[at + 1 + nth]?.lower ?? ""),
      );
    return isJoined && !isGoverned && /ing$/.test(lower) && baseOf(lower, "gerund") !== null;
  });
}

function ofHave(words: readonly Word[], at: number): VerbGroup | null {
  const next = words[at + 1];
  if (!next || words[at]?.post !== "") return null;
  if (next.lower === "been") {
    const verb = verbAfterSubject(words, at + 2);
    const word = words[at + 2];
    if (!word || verb?.form !== "gerund") return null;
    return {
      said: [withText(word, words[at]?.lower === "had" ? past(verb.lemma) : verb.lemma)],
      end: at + 3,
    };
  }
  const lemma = baseOf(next.lower, "past", "participle");
  if (lemma !== null && lemma !== "be" && lemma !== "have" && !next.tags.has("Adjective"))
    return {
      said: [withText(next, baseOf(next.lower, "past") === lemma ? next.text : past(lemma))],
      end: at + 2,
    };
  const base = isDone(words, at + 1) ? baseOf(next.lower, "base") : null;
  return base === null ? null : { said: [withText(next, past(base))], end: at + 2 };
}

/** A plain form after "have" or "did" that can only be the verb: "have invent new menus", "did introduce tests", not "did stock control". */
function isDone(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const next = words[at + 1];
  const lemma = baseOf(word?.lower ?? "", "base");
  if (!word || !next || lemma === null || lemma === "be" || endsPhrase(word) || LIKENESSES.has(lemma))
    return false;
  if (opensObject(next)) return true;
  return (
    !NOUN_VERBS.has(lemma) &&
    !word.tags.has("Adjective") &&
    (next.tags.has("Adjective") || isPlural(next) || word.tags.has("Verb"))
  );
}
