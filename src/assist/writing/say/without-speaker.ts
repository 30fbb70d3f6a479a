import { baseOf, third } from "../../../domain/language/inflect.ts";
import { BE, MODALS, PREPOSITIONS, SPEAKER, WE } from "../lexicon/word-classes.ts";
import { isClosed, isNumber, verbAfterSubject } from "../read/find-verb.ts";
import { isWithOthers } from "../read/passive.ts";
import { type Word, withPost, withText, wordOf, wordsOf } from "../read/word.ts";
import { articleFor } from "./article.ts";
import { inflected } from "./inflected.ts";

/** Before these a verb without its subject takes its -ing form: "after I changed" → "after changing". */
const TAKES_GERUND = new Set("after before when while since by besides".split(" "));
/** People of whom somebody has one of several. */
const ONE_OF_MANY = new Set(
  "colleague coworker co-worker friend mate classmate flatmate brother sister cousin dad father mum mom mother uncle aunt son daughter wife husband internship apprenticeship placement degree thesis dissertation".split(
    " ",
  ),
);

/** Kin: "a dad's firm" and "with a sister" would be odd. */
const PARENTS = new Set(
  "dad father mum mom mother wife husband gran grandad sister brother cousin uncle aunt son daughter".split(
    " ",
  ),
);

/** What is the person's own home or thing: "in the flat" would be another's. */
const OWN_PLACES = new Set(
  "flat house garden shed garage laptop kitchen street van car phone bedroom allotment business".split(" "),
);

/** Words in which nobody says "I", "my", "we" or "our". */
export function withoutSpeaker(words: readonly Word[]): Word[] {
  const said: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) break;
    const before = said.at(-1);
    if (SPEAKER.has(word.lower)) at = sayWithoutI(words, at, said);
    else if (WE.has(word.lower)) {
      said.push(...[wordOf("the"), wordOf("team", word.post)]);
      const next = words[at + 1];
      const verb = next ? ofTeam(next) : null;
      if (next && verb !== null) {
        said.push(withText(next, verb));
        at += 1;
      }
    } else if (word.lower === "my" || word.lower === "our") at = sayPossessive(words, at, said);
    else if (word.lower === "us") sayUs(word, said);
    else if (word.lower === "me" || word.lower === "myself") at = sayMe(words, at, said, before);
    else if (word.lower === "mine" && before?.lower === "of") closeAfter(said, word);
    else said.push(word);
  }
  return said;
}

/** "we were" → "the team was", "how we make the beds" → "how the team makes the beds". */
function ofTeam({ lower }: Word): string | null {
  const be = { were: "was", are: "is", have: "has", do: "does" }[lower];
  if (be !== undefined) return be;
  const lemma = baseOf(lower, "past") === null ? baseOf(lower, "base") : null;
  return lemma === null || MODALS.has(lower) ? null : third(lemma);
}

/** "2 of us" → "a team of 2"; "took us half a day" → "took half a day". */
function sayUs(word: Word, said: Word[]): void {
  if (/^(?:take|takes|took|cost|costs|saved?|gave|gives?)$/.test(said.at(-1)?.lower ?? "")) return;
  const number = said.at(-2);
  if (said.at(-1)?.lower !== "of" || !number || !isNumber(number)) {
    said.push(wordOf("the"), wordOf("team", word.post));
    return;
  }
  said.splice(-2, 2, ...wordsOf("a team of"), withPost(number, word.post));
}

/** "a project of mine" → "a project". */
function closeAfter(said: Word[], { post }: Word): void {
  said.pop();
  const last = said.at(-1);
  if (last && post !== "") said[said.length - 1] = withPost(last, post);
}

/** After these a verb is told of somebody, or it would be told of the word before. */
const NEEDS_I = /^(?:that|which|who|what|how|why|because|if|than|whatever|everything)$/;

function sayWithoutI(words: readonly Word[], at: number, said: Word[]): number {
  const before = said.at(-1);
  const next = words[at + 1];
  if (!next) return at;
  // "I am 1:1 with a boy": no line opens with "Am".
  if (!before && next.lower === "am") return at + 1;
  const joint = before?.lower ?? "";
  // "by the time I left" → "by the time of leaving".
  if (joint === "time" && said.at(-2)?.lower === "the") {
    const verb = verbAfterSubject(words, at + 1);
    if (verb) said.push(wordOf("of"), withText(next, inflected(verb.lemma, "gerund")));
    return verb ? at + 1 : at;
  }
  if (TAKES_GERUND.has(joint)) {
    if (BE.has(next.lower)) return at + 1;
    // "when I had parts in the van" → "with parts in the van".
    if (next.lower === "had" && joint === "when" && before) {
      said[said.length - 1] = withText(before, "with");
      return at + 1;
    }
    const verb = verbAfterSubject(words, at + 1);
    if (verb && before) {
      // "when I left it was 34" → "on leaving it was 34".
      if (joint === "when" && /^(?:leave|join|start|arrive|come|begin)$/.test(verb.lemma))
        said[said.length - 1] = withText(before, /^\p{Lu}/u.test(before.text) ? "On" : "on");
      said.push(withText(next, inflected(verb.lemma === "come" ? "arrive" : verb.lemma, "gerund")));
      return at + 1;
    }
  }
  // "they did the drawing I did the sealing": who did what must stay plain.
  if (
    before &&
    before.post === "" &&
    said.length > 2 &&
    !isClosed(before) &&
    verbAfterSubject(words, at + 1) &&
    /^(?:he|she|they|it)$/.test(said[0]?.lower ?? "")
  ) {
    said[said.length - 1] = withPost(before, ";");
    said.push(wordOf("personally"));
    return at;
  }
  if (joint === "where" && before) {
    // "a bookshop where I organised readings" → "a bookshop, organising readings".
    const verbAt = next.lower === "also" ? at + 2 : at + 1;
    const verb = verbAfterSubject(words, verbAt);
    const place = said.at(-2);
    const given = words[verbAt];
    if (verb && place && given) {
      const comma = withPost(place, `${place.post.replace(/,$/, "")},`);
      said.splice(-2, 2, comma, withText(given, inflected(verb.lemma, "gerund")));
      return verbAt;
    }
  }
  if (joint === "that" || joint === "which" || joint === "who") {
    // "a tool that I wrote in Go" → "a tool written in Go".
    const verb = verbAfterSubject(words, at + 1);
    if (verb?.form === "past") {
      said.pop();
      const thing = said.at(-1);
      // "a budget which I stayed inside" → "a budget, stayed inside".
      if (thing && PREPOSITIONS.has(words[at + 2]?.lower ?? "") && words[at + 3] === undefined) {
        said[said.length - 1] = withPost(thing, ",");
        return at;
      }
      // "a club which I started" would be one that only started.
      if (PREPOSITIONS.has(words[at + 2]?.lower ?? "") && next.post === "") {
        said.push(withText(next, participleOf(verb.lemma, next.text)));
        return at + 1;
      }
      if (before) said.push(before);
    }
  }
  const given = words[at];
  if (given && before?.post === "" && NEEDS_I.test(joint))
    said.push(withText(given, `I${given.text.slice(1)}`));
  return at;
}

function participleOf(lemma: string, given: string): string {
  return baseOf(given, "participle") === lemma ? given : (PARTICIPLES.get(lemma) ?? given);
}

const PARTICIPLES: ReadonlyMap<string, string> = new Map(
  "write:written do:done take:taken give:given see:seen draw:drawn grow:grown drive:driven choose:chosen break:broken speak:spoken run:run begin:begun know:known show:shown"
    .split(" ")
    .map((pair): [string, string] => {
      const [base = "", form = ""] = pair.split(":");
      return [base, form];
    }),
);

function sayPossessive(words: readonly Word[], at: number, said: Word[]): number {
  const next = words[at + 1];
  if (!next) return at;
  const bare = next.lower.replace(/'s$/, "");
  const before = said.at(-1)?.lower ?? "";
  if (next.lower === "own") return at;
  // "my name in the reviews": nobody else's would say the same.
  const given = words[at];
  if (given && next.lower === "name") {
    said.push(given);
    return at;
  }
  if (next.lower === "country") {
    said.push(wordOf("home"));
    return at;
  }
  if (OWN_PLACES.has(bare)) {
    said.push(wordOf("own"));
    return at;
  }
  // "got my IPAF" is to have got IPAF.
  const after = words[at + 2];
  const isAlone =
    next.post !== "" || !after || isClosed(after) || after.lower === "level" || after.lower === "and";
  if (/^[A-Z]{2,}$/.test(next.text) && isAlone) return at;
  // "my Sundays", "our Leeds office" need no article; neither does what has one of its own.
  if (/^\p{Lu}/u.test(next.text) && next.text !== next.text.toUpperCase()) return at;
  if (/^(?:all|both|the|of)$/.test(before) && before !== "of" && before !== "all") return at;
  // "my brothers garage" is one brother's.
  const kin = next.lower.replace(/s$/, "");
  if (
    next.lower.endsWith("s") &&
    ONE_OF_MANY.has(kin) &&
    next.post === "" &&
    words[at + 2] &&
    !isClosed(words[at + 2] ?? next)
  ) {
    said.push(wordOf(articleFor(kin)), withText(next, `${kin}'s`));
    return at + 1;
  }
  // "My clients were": a line does not open with an article.
  if (said.length === 0 && /[^s]s$/.test(bare)) return at;
  // "at my mums" is at her place.
  if (PARENTS.has(kin) && kin !== next.lower && !next.lower.includes("'")) {
    said.push(...wordsOf("a family"), withText(next, "member's"));
    return at + 1;
  }
  if (PARENTS.has(bare)) {
    said.push(...wordsOf("a family"), withText(next, next.lower.endsWith("'s") ? "member's" : "member"));
    return at + 1;
  }
  said.push({ ...wordOf(ONE_OF_MANY.has(bare) ? articleFor(next.text) : "the"), pre: words[at]?.pre ?? "" });
  return at;
}

/** "rest was me", "by me and one colleague", "before me", "taught me a lot": without the person it says something else. */
function isBound(words: readonly Word[], at: number, before: Word | undefined): boolean {
  const next = words[at + 1]?.lower ?? "";
  if (words[at]?.lower !== "me" || !before || before.post !== "") return false;
  if (BE.has(before.lower) || /^(?:before|after|than|like|except|without)$/.test(before.lower)) return true;
  if (before.lower === "by") return words[at]?.post === "" && isWithOthers(words, at + 1);
  if (/^ask(?:s|ed|ing)$/.test(before.lower)) return next !== "for";
  return /^(?:teach|teaches|taught|told|let|lets|made|makes|gave|gives|showed|promoted|trusted|trusts|wanted|chose|called|sent|put)$/.test(
    before.lower,
  );
}

function sayMe(words: readonly Word[], at: number, said: Word[], before: Word | undefined): number {
  const word = words[at];
  const next = words[at + 1]?.lower ?? "";
  if (!word) return at;
  if (isBound(words, at, before)) {
    said.push(word);
    return at;
  }
  if (word.lower === "me" && next === "and" && said.length === 0) {
    said.push(wordOf("with"));
    return at + 1;
  }
  if (before?.lower === "and" && said.length > 1) {
    said.push(withText(word, "self"));
    return at;
  }
  if (before && /^(?:by|to|for|from|under|with|of)$/.test(before.lower)) {
    said.pop();
    const last = said.at(-1);
    if (last && word.post !== "") said[said.length - 1] = withPost(last, word.post);
    return at;
  }
  if (before && word.post !== "") said[said.length - 1] = withPost(before, word.post);
  return at;
}
