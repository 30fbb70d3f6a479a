import { baseOf } from "../../../domain/language/inflect.ts";
import { isCompanion } from "../lexicon/people.ts";
import { verbAfterSubject } from "../read/verbs.ts";
import { type Word, withPost, withText, wordOf } from "../read/word.ts";
import { tellsCompany } from "./team.ts";
import { verbGroup } from "./verb-group.ts";

const OPENING_PHRASE = /^(?:on|in|at|during|for|as|every|each|after|before|with|together|most)$/;
const LONGEST_PHRASE = 8;
const SHORT_PHRASE = 4;

/**
 * "On Saturdays I trained the under 12s": where the rest is one clause the scene goes to its end, else it stays at the
 * head and a comma takes the place of "I".
 */
export function withOpeningPhraseApart(words: readonly Word[]): Word[] {
  const isShared = tellsCompany(words);
  const at = words.findIndex(({ lower }) => lower === "i" || (isShared && lower === "we"));
  const scene = words.slice(0, at);
  const last = scene.at(-1);
  if (!last || at < 2 || at > LONGEST_PHRASE || !OPENING_PHRASE.test(words[0]?.lower ?? ""))
    return [...words];
  if (last.post !== "" && at > SHORT_PHRASE) return [...words];
  if (scene.slice(0, -1).some(({ post, lower }) => post !== "" || lower === "who" || lower === "that"))
    return [...words];
  if (
    scene.some(
      (_, place) => place > 0 && /^(?:was|were|is|are|had|went|came|when)$/.test(scene[place]?.lower ?? ""),
    )
  )
    return [...words];
  const group = verbGroup(words, at + 1);
  if (!group) return [...words];
  const clause = [...group.said, ...words.slice(group.end)];
  const end = clause.at(-1);
  if (!isOneClause(clause) || !end || end.post !== "")
    return [...scene.slice(0, -1), withPost(last, ","), ...clause];
  const [first, ...others] = scene;
  return first
    ? [
        ...clause,
        withText(first, first.lower),
        ...others.slice(0, -1),
        ...others.slice(-1).map((word) => withPost(word, "")),
      ]
    : clause;
}

const COMPANION = /^(?:and|&)$/;
const LONGEST_COMPANY = 5;

/** "me and my colleague ran the stall" → "ran the stall with my colleague"; before more than one clause the company stands at the head. */
export function withCompanyApart(words: readonly Word[]): Word[] {
  const joint = words.findIndex(({ lower }) => COMPANION.test(lower));
  if (joint < 1 || joint > LONGEST_COMPANY) return [...words];
  const isFirst = words[0]?.lower === "me" && joint === 1;
  const isLast =
    /^(?:i|me)$/.test(words[joint + 1]?.lower ?? "") &&
    words.slice(0, joint).every(({ post }) => post === "");
  const from = isFirst ? companyEnd(words, 2) : isLast ? joint + 2 : -1;
  const group = from < 0 ? null : verbGroup(words, from);
  const company = isFirst ? words.slice(2, from) : words.slice(0, joint);
  const [first, ...others] = company;
  if (!group || !first) return [...words];
  // "parents sent recipes and I did the layout": what they did is no company.
  if (company.some(({ lower }) => baseOf(lower, "past") !== null)) return [...words];
  if (!company.some(({ lower, text }) => isCompanion(lower) || /^\p{Lu}\p{Ll}/u.test(text)))
    return [...words];
  const clause = [...group.said, ...words.slice(group.end)];
  const last = clause.at(-1);
  const withWhom = [wordOf("with"), withText(first, first.lower), ...others];
  if (isOneClause(clause) && last?.post === "") return [...clause, ...withWhom];
  return [...withWhom.slice(0, -1), ...withWhom.slice(-1).map((word) => withPost(word, ",")), ...clause];
}

function companyEnd(words: readonly Word[], from: number): number {
  for (let at = from + 1; at <= from + LONGEST_COMPANY; at += 1) {
    const verb = verbAfterSubject(words, at);
    if (verb?.form === "past") return at;
    if (words[at - 1]?.post !== "") return -1;
  }
  return -1;
}

function isOneClause(clause: readonly Word[]): boolean {
  return clause
    .slice(0, -1)
    .every(({ post, lower }) => post === "" && !/^(?:and|but|so|which|who|that|when|because)$/.test(lower));
}
