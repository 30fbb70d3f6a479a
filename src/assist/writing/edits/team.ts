import { baseOf, third } from "../../../domain/language/inflect.ts";
import { namesPeople } from "../../../domain/language/people-words.ts";
import { isCompany } from "../lexicon/people.ts";
import { COORDINATORS, MODALS } from "../lexicon/word-classes.ts";
import { endsPhrase, type Word, withPost, withText, wordOf, wordsOf } from "../read/word.ts";
import { isNumber } from "../read/word-kinds.ts";

/** "with a friend", "with two mates": the line says who "we" are. */
export function tellsCompany(words: readonly Word[]): boolean {
  return words.some(
    ({ lower }, at) =>
      (/^(?:with|alongside|of)$/.test(lower) &&
        phraseAfter(words, at).some(
          (word) => isCompany(word.lower) || (lower !== "of" && namesPeople(word.lower)),
        )) ||
      lower === "together" ||
      (lower === "team" && (at < 6 || /^(?:a|our|the)$/.test(words[at - 1]?.lower ?? ""))),
  );
}

function phraseAfter(words: readonly Word[], at: number): readonly Word[] {
  const near = words.slice(at + 1, at + 5);
  const end = near.findIndex(endsPhrase);
  return end < 0 ? near : near.slice(0, end + 1);
}

const SHORT = 10;

/** "we" as the subject of its own clause: whoever the line names, else the team. Elsewhere it stays. */
export function withoutWe(words: readonly Word[], limit: number): Word[] {
  if (tellsCompany(words)) return [...words];
  const [first, second] = words;
  if (first?.lower === "we" && second && isPastOrModal(second, words[2]))
    return byTeam(words.slice(1), limit);
  const said: Word[] = [];
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    const verb =
      word.lower === "we" && word.post === "" && next && opensClause(words, at)
        ? teamVerb(words, at + 1)
        : null;
    if (verb !== null && next) said.push({ ...wordOf("the"), pre: word.pre }, wordOf("team"));
    else if (words[at - 1]?.lower === "we" && said.at(-1)?.lower === "team")
      said.push(withText(word, teamVerb(words, at) ?? word.text));
    else said.push(word);
  }
  return said;
}

function isPastOrModal({ lower }: Word, next: Word | undefined): boolean {
  if (/^(?:had|have|did)$/.test(lower)) return next !== undefined && !/^(?:to|been)$/.test(next.lower);
  const lemma = baseOf(lower, "past");
  return lemma !== null && lemma !== "be";
}

/** What the whole line says the team did. */
function byTeam(clause: readonly Word[], limit: number): Word[] {
  const last = clause.at(-1);
  const isOne = clause.every(
    ({ post, lower }) => post === "" && !/^(?:and|that|which|so|when|where|with|it)$/.test(lower),
  );
  if (isOne && last && clause.length < SHORT) return [...clause, ...wordsOf("with the team")];
  if (clause.length <= limit && clause.length + 5 > limit) return [...wordsOf("the team"), ...clause];
  return [...wordsOf("As part of a"), wordOf("team", ","), ...clause];
}

function opensClause(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  return (
    !before ||
    endsPhrase(before) ||
    COORDINATORS.has(before.lower) ||
    /^(?:now|where|because)$/.test(before.lower)
  );
}

/** "we were" → "the team was"; a plain verb only where no list of others follows it: "we do cooking, talk about stuff". */
function teamVerb(words: readonly Word[], at: number): string | null {
  const word = words[at];
  if (!word) return null;
  const be = { were: "was", are: "is", have: "has" }[word.lower];
  if (be !== undefined) return be;
  if (MODALS.has(word.lower) || baseOf(word.lower, "past") !== null) return word.text;
  const lemma = baseOf(word.lower, "base");
  const hasMore = words.slice(at).some(({ post, lower }) => post !== "" && lower !== words.at(-1)?.lower);
  return lemma === null || hasMore ? null : third(lemma);
}

/** "5 of us" → "a team of 5"; "took us half a day" → "took half a day". */
export function withoutUs(words: readonly Word[]): Word[] {
  const said: Word[] = [];
  for (const word of words) {
    const before = said.at(-1)?.lower ?? "";
    const number = said.at(-2);
    if (word.lower !== "us") said.push(word);
    else if (before === "of" && number && isNumber(number) && said.at(-3)?.lower !== "between")
      said.splice(-2, 2, ...wordsOf("a team of"), withPost(number, word.post));
    else if (
      !(number && isNumber(number)) &&
      /^(?:of|for|with|by|to|from|gave|give|gives|sent)$/.test(before)
    )
      said.push(wordOf("the"), wordOf("team", word.post));
    else if (!/^(?:take|takes|took|cost|costs|saves?|saved)$/.test(before) || word.post !== "")
      said.push(word);
  }
  return said;
}
