import { baseOf, third } from "../../../domain/language/inflect.ts";
import { isCompany, namesPeople } from "../lexicon/people.ts";
import { COORDINATORS, MODALS } from "../lexicon/word-classes.ts";
import { endsPhrase, type Word, withPost, withText, wordOf, wordsOf } from "../read/word.ts";
import { isClosed, isNumber } from "../read/word-kinds.ts";
import { inflected } from "./inflected.ts";
import type { Edit } from "./setting.ts";

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
/** What a team is or has rather than does: "we were short", "we had an inspection". */
const STATE = /^(?:had|have|were|are|needed|used|use|went|came)$/;
const JOINT =
  /^(?:now|where|because|after|before|when|while|once|since|until|if|as|that|which|what|how|whatever)$/;

/** "we" as a subject: with whom the whole line tells it, else the team or, of a project, the group. */
export const withoutWe: Edit = (words, { limit, request: { task } }) => {
  if (tellsCompany(words)) return [...words];
  const [first, second] = words;
  // Of a camper van that was mended at home no team drove off.
  const who = task === "project" && first?.lower !== "we" ? "group" : "team";
  if (first?.lower === "we" && second && !STATE.test(second.lower) && isPastOrModal(second, words[2]))
    return byTeam(words.slice(1), limit, who);
  return withTeam(words, who);
};

/** "we" that is still there after all else, and would be the last first person of its line. */
export const withoutWeLeft: Edit = (words, { request: { task } }) =>
  withTeam(words, task === "project" ? "group" : "team");

function withTeam(words: readonly Word[], who: string): Word[] {
  const said: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) break;
    const isSubject = word.lower === "we" && word.post === "" && words[at + 1] !== undefined;
    const there = isSubject ? asThere(words, at) : null;
    const verb = isSubject ? teamVerb(words, at + 1) : null;
    const next = words[at + 1];
    if (there) {
      said.push(...there.map((one, nth) => (nth === 0 ? { ...one, pre: word.pre } : one)));
      at += 1;
    } else if (next && verb !== null && isProposed(words, at)) {
      if (said.at(-1)?.lower === "that") said.pop();
      said.push(withText(next, inflected(baseOf(next.lower, "base") ?? next.lower, "gerund")));
      at += 1;
    } else if (next && verb !== null && (opensClause(words, at) || isReduced(words, at))) {
      said.push({ ...wordOf("the"), pre: word.pre }, wordOf(who), withText(next, verb));
      at += 1;
    } else said.push(word);
  }
  return said;
}

/** "when we had time", "we had no manual": nobody did anything. */
function asThere(words: readonly Word[], at: number): Word[] | null {
  const verb = words[at + 1];
  const what = words[at + 2];
  if (!verb || !what || verb.post !== "" || !/^(?:had|have)$/.test(verb.lower)) return null;
  if (!/^(?:no|time|the|a)$/.test(what.lower) || !opensClause(words, at)) return null;
  const isCircumstance =
    /^(?:no|time)$/.test(what.lower) ||
    words
      .slice(at + 2, at + 5)
      .some(({ lower }) => /^(?:summer|winter|shortage|pandemic|season|weather)$/.test(lower));
  return isCircumstance ? [wordOf("there"), wordOf(verb.lower === "had" ? "was" : "is")] : null;
}

/** "suggested we move the bay". */
function isProposed(words: readonly Word[], at: number): boolean {
  const from = words[at - 1]?.lower === "that" ? at - 2 : at - 1;
  return (
    /^(?:suggested|proposed|recommended)$/.test(words[from]?.lower ?? "") &&
    baseOf(words[at + 1]?.lower ?? "", "base") !== null
  );
}

/** "the checklist we use now": what the team does to the thing right before it. */
function isReduced(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  return (
    before !== undefined && before.post === "" && !isClosed(before) && baseOf(before.lower, "past") === null
  );
}

function isPastOrModal({ lower }: Word, next: Word | undefined): boolean {
  if (lower === "did") return next !== undefined && !/^(?:to|been|not)$/.test(next.lower);
  const lemma = baseOf(lower, "past");
  return lemma !== null && lemma !== "be";
}

/** What the whole line says the team did. */
function byTeam(clause: readonly Word[], limit: number, who: string): Word[] {
  const last = clause.at(-1);
  const isOne = clause.every(
    ({ post, lower }) => post === "" && !/^(?:and|that|which|so|when|where|with|it)$/.test(lower),
  );
  if (isOne && last && clause.length < SHORT) return [...clause, ...wordsOf(`with the ${who}`)];
  if (clause.length <= limit && clause.length + 5 > limit) return [...wordsOf(`the ${who}`), ...clause];
  return [...wordsOf("As part of a"), wordOf(who, ","), ...clause];
}

function opensClause(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  return !before || endsPhrase(before) || COORDINATORS.has(before.lower) || JOINT.test(before.lower);
}

/** "we were" → "the team was"; a plain verb only where no list of others follows it: "we do cooking, talk about stuff". */
function teamVerb(words: readonly Word[], at: number): string | null {
  const word = words[at];
  if (!word) return null;
  const be = { were: "was", are: "is", have: "has" }[word.lower];
  if (be !== undefined) return be;
  if (MODALS.has(word.lower) || /n't$/.test(word.lower) || baseOf(word.lower, "past") !== null)
    return word.text;
  if (word.lower === "do" && words[at + 1]?.lower === "not") return "does";
  if (/^[a-z-]{4,}[^e]ed$/.test(word.lower)) return word.text;
  const lemma = baseOf(word.lower, "base");
  // "it was expected that we sort letters": a wish has no ending.
  if (
    words[at - 2]?.lower === "that" &&
    /^(?:expected|required|asked|important)$/.test(words[at - 3]?.lower ?? "")
  )
    return word.text;
  const hasMore = words
    .slice(at + 1)
    .some(
      ({ lower }, nth) =>
        baseOf(lower, "base") !== null &&
        (words[at + nth]?.lower === "and" || /,$/.test(words[at + nth]?.post ?? "")),
    );
  return lemma === null || hasMore ? null : third(lemma);
}

/** "5 of us" → "a team of 5"; "took us half a day" → "took half a day". */
export const withoutUs: Edit = (words, { request: { task } }) => {
  const who = task === "project" ? "group" : "team";
  const said: Word[] = [];
  for (const [at, word] of words.entries()) {
    const before = said.at(-1)?.lower ?? "";
    const number = said.at(-2);
    if (word.lower !== "us") said.push(word);
    else if (before === "of" && number && isNumber(number) && said.at(-3)?.lower !== "between")
      said.splice(-2, 2, ...wordsOf("a team of"), withPost(number, word.post));
    else if (word.post === "" && /^(?:take|takes|took|cost|costs|saves?|saved)$/.test(before)) continue;
    // "moved us over from paper": it is known who was moved.
    else if (
      /^(?:moved|migrated|switched|brought|got|took)$/.test(before) &&
      /^(?:over|from|to|onto|off)$/.test(words[at + 1]?.lower ?? "")
    )
      continue;
    else if (!(number && isNumber(number) && before === "of"))
      said.push({ ...wordOf("the"), pre: word.pre }, wordOf(who, word.post));
    else said.push(word);
  }
  return said;
};
