import { baseOf } from "../../../domain/language/inflect.ts";
import { BE, PREPOSITIONS } from "../lexicon/word-classes.ts";
import { isFiniteVerb } from "../read/verbs.ts";
import { endsPhrase, type Word, withPost, withText, wordOf, wordsOf } from "../read/word.ts";
import { isClosed } from "../read/word-kinds.ts";

/** What somebody has done to the person: without "me" it says as much. */
const TO_ME =
  /^(?:ask(?:s|ed|ing)?|g[ai]ves?|given|sen[dt]s?|t[oe]lls?|told|show(?:s|ed)?|offer(?:s|ed)?|teach(?:es)?|taught|pa(?:ys?|id)|follow(?:s|ed)?|t[oa]kes?|took|costs?|saved?|saves|thank(?:s|ed)?|joined|helped|left)$/;
const CHOSEN: ReadonlyMap<string, string> = new Map(
  "asked:asked told:told let:allowed invited:invited trusted:trusted promoted:promoted chose:chosen picked:picked nominated:nominated wanted:wanted sent:sent trained:trained"
    .split(" ")
    .map((row): [string, string] => {
      const [active = "", passive = ""] = row.split(":");
      return [active, passive];
    }),
);

/** "me" and "mine", each where the rest says as much without it. */
export function withoutMe(words: readonly Word[]): Word[] {
  const passive = words.findIndex(({ lower }) => lower === "me");
  const turned = passive < 0 ? words : (asPassive(words, passive) ?? words);
  const said: Word[] = [];
  for (let at = 0; at < turned.length; at += 1) {
    const word = turned[at];
    if (!word) break;
    const taken =
      word.lower === "me" ? ofMe(turned, at, said) : word.lower === "mine" ? ofMine(turned, at, said) : 0;
    if (taken === 0) said.push(word);
    else at += taken - 1;
  }
  return said;
}

const LONGEST_SUBJECT = 4;

/** "my manager asked me to set up Dext" → "was asked by my manager to set up Dext". */
function asPassive(words: readonly Word[], at: number): Word[] | null {
  const verb = words[at - 1];
  const done = CHOSEN.get(verb?.lower ?? "");
  const next = words[at + 1];
  if (!verb || done === undefined || words[at]?.post !== "" || !next) return null;
  const isLet = verb.lower === "let";
  if (!isLet && next.lower !== "to" && next.lower !== "as") return null;
  const from = words.slice(0, at - 1).findLastIndex(endsPhrase) + 1;
  const subject = words.slice(from, at - 1);
  const [first] = subject;
  if (!first || subject.length > LONGEST_SUBJECT || subject.some((_, nth) => isFiniteVerb(words, from + nth)))
    return null;
  if (/^(?:and|so|but|which|who|that|when|because|then)$/.test(first.lower)) return null;
  const isUnnamed = subject.length === 1 && /^(?:they|he|she)$/.test(first.lower);
  const agent = isUnnamed
    ? []
    : [
        wordOf("by"),
        {
          ...withText(first, from === 0 && /^\p{Lu}\p{Ll}/u.test(first.text) ? first.lower : first.text),
          pre: "",
        },
        ...subject.slice(1),
      ];
  return [
    ...words.slice(0, from),
    { ...wordOf("was"), pre: first.pre },
    ...wordsOf(done),
    ...agent,
    ...(isLet ? [wordOf("to")] : []),
    ...words.slice(at + 1),
  ];
}

/** How many words are taken at "me"; what is said in their place was put behind what is said. */
function ofMe(words: readonly Word[], at: number, said: Word[]): number {
  const word = words[at];
  const before = said.at(-1);
  const next = words[at + 1];
  if (!word) return 0;
  const company = hasCompany(words, at) ? companyAfter(words, at + 2) : null;
  if (company && (!before || endsPhrase(before))) return withCompany(words, at, company, said);
  if (before?.post !== "") return 0;
  const last = said.at(-2);
  if (before.lower === "by" && isPassive(said)) {
    if (company) said.splice(-1, 1, ...wordsOf("jointly with"));
    else if (last) said.splice(-2, 2, withPost(last, word.post));
    return company ? 2 : 1;
  }
  const isEnd = word.post !== "" || !next;
  if (before.lower === "before" && isEnd) {
    said.splice(-1, 1, wordOf("previously", word.post));
    return 1;
  }
  if (/^(?:with|under)$/.test(before.lower) && isEnd && last) {
    said.splice(-2, 2, withPost(last, word.post));
    return 1;
  }
  if ((isEnd || next?.lower === "but") && (BE.has(before.lower) || /^(?:not|also)$/.test(before.lower))) {
    const isWork = BE.has(before.lower) || BE.has(last?.lower ?? "");
    said.push(...(isWork ? [wordOf("own"), wordOf("work", word.post)] : [wordOf("personally", word.post)]));
    return 1;
  }
  if (!TO_ME.test(before.lower) || (next?.lower === "to" && word.post === "")) return 0;
  said[said.length - 1] = withPost(before, word.post);
  return 1;
}

function ofMine(words: readonly Word[], at: number, said: Word[]): number {
  const word = words[at];
  const before = said.at(-1);
  if (!word) return 0;
  if (before?.lower === "of" && before.post === "") {
    const owner = said.at(-2);
    if (owner && /^(?:\d+|two|three|four|five|six|some|many|most)$/.test(owner.lower))
      said.push(withText(word, "them"));
    else if (owner) said.splice(-2, 2, withPost(owner, word.post));
    return 1;
  }
  if (before?.lower === "not" && word.post !== "") {
    said.push(withText(word, "own"));
    return 1;
  }
  if (BE.has(words[at + 1]?.lower ?? "") && word.post === "" && before?.lower !== "the") {
    said.push(withText(word, "it"));
    return 1;
  }
  return 0;
}

interface Company {
  /** The first word after those who are named. */
  readonly end: number;
  /** They and the person act: a verb follows. */
  readonly acts: boolean;
}

const LONGEST_COMPANY = 5;

function companyAfter(words: readonly Word[], from: number): Company | null {
  for (let at = from; at < from + LONGEST_COMPANY && at < words.length; at += 1) {
    const word = words[at];
    if (at > from && word && (isFiniteVerb(words, at) || baseOf(word.lower, "past") !== null))
      return { end: at, acts: true };
    if (endsPhrase(word) || at === words.length - 1) return { end: at + 1, acts: false };
  }
  return null;
}

/** "me and 8 volunteers" → "with 8 volunteers"; "me and a dev merged them" → "merged them with a dev". */
function withCompany(words: readonly Word[], at: number, { end, acts }: Company, said: Word[]): number {
  const others = words.slice(at + 2, end);
  if (!acts) {
    said.push({ ...wordOf("with"), pre: words[at]?.pre ?? "" }, ...others);
    return end - at;
  }
  const stop = words.findIndex((word, place) => place >= end && (endsPhrase(word) || isClosedJoint(word)));
  const until = stop < 0 ? words.length : isClosedJoint(words[stop]) ? stop : stop + 1;
  const clause = words.slice(end, until);
  const last = clause.at(-1);
  said.push(
    ...clause.slice(0, -1),
    ...(last ? [withPost(last, "")] : []),
    wordOf("with"),
    ...others.slice(0, -1),
  );
  const who = others.at(-1);
  if (who) said.push(withPost(who, last?.post ?? ""));
  return until - at;
}

function isClosedJoint(word: Word | undefined): boolean {
  return /^(?:and|but|so|which|because|when)$/.test(word?.lower ?? "");
}

function isPassive(said: readonly Word[]): boolean {
  const from = said.findLastIndex(endsPhrase) + 1;
  return said.slice(from).some(({ lower }) => BE.has(lower));
}

/** "me and one colleague": others are named beside the person. */
function hasCompany(words: readonly Word[], at: number): boolean {
  if (words[at]?.post !== "" || !/^(?:and|&|plus|with)$/.test(words[at + 1]?.lower ?? "")) return false;
  const next = words[at + 2];
  if (!next) return false;
  return (
    baseOf(next.lower, "past") === null &&
    !PREPOSITIONS.has(next.lower) &&
    !/^(?:was|were|is)$/.test(next.lower) &&
    !(isClosed(next) && /^(?:which|who|that|then|so)$/.test(next.lower))
  );
}
