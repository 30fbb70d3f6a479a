import { baseOf } from "../../../domain/language/inflect.ts";
import { ADVERBS, BE, COORDINATORS, PREPOSITIONS } from "../lexicon/word-classes.ts";
import { type ActorKind, actorBefore } from "../read/actor.ts";
import { isFiniteVerb, verbAfterSubject } from "../read/verbs.ts";
import { endsPhrase, type Word, withPost, withText, wordOf } from "../read/word.ts";
import { isClosed } from "../read/word-kinds.ts";
import { inflected } from "./inflected.ts";
import { tellsCompany } from "./team.ts";
import { verbGroup } from "./verb-group.ts";

/**
 * "I" goes only as the subject of a clause of the person's own, right before its verb. Inside another clause ("which I
 * started", "74 species I found") or after what somebody else did it says who acted, and stays.
 */
export function withoutI(words: readonly Word[]): Word[] {
  const said: Word[] = [];
  // Where the line tells with whom, "we" is told like "I".
  const isShared = tellsCompany(words);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) break;
    if (word.lower !== "i" && !(word.lower === "we" && isShared)) {
      const since = word.lower === "we" && word.post === "" ? asGerund(words, at, said) : null;
      if (since === null) said.push(word);
      else at = since;
      continue;
    }
    const group = word.post === "" ? verbGroup(words, at + 1) : null;
    const reworded = group && (asGerund(words, at, said) ?? asParticiple(words, at, said));
    if (reworded) {
      at = reworded;
      continue;
    }
    const scene = sceneBefore(words, at);
    const licence = group ? licenceAt(words, at - scene) : "none";
    if (!group || licence === "none") {
      said.push(word.lower === "i" ? withText(word, "I") : word);
      continue;
    }
    const last = said.at(-1 - scene);
    if (licence === "after-others" && last)
      said[said.length - 1 - scene] = withPost(last, last.post.replace(/,$/, ";"));
    if (at === 1) said.splice(0, /^(?:so|and|there|here)$/.test(said[0]?.lower ?? "") ? 1 : 0);
    setApart(said, words, at);
    const [first, ...others] = group.said;
    // "I am 1:1 with a boy": no line opens with "Am".
    if (first?.lower === "am" && said.length === 0) said.push(...others);
    else if (first) said.push({ ...first, pre: `${word.pre}${first.pre}` }, ...others);
    at = group.end - 1;
  }
  return said;
}

/** "in a team that sold phones and I trained the others": without "I" only a comma keeps the training from the team. */
function setApart(said: Word[], words: readonly Word[], at: number): void {
  const joint = said.at(-1);
  const before = said.at(-2);
  if (joint?.lower !== "and" || words[at - 1]?.lower !== "and" || !before || before.post !== "") return;
  const from = words.slice(0, at - 1).findLastIndex(endsPhrase) + 1;
  const hasClause = words
    .slice(from, at)
    .some(({ lower }) => /^(?:that|which|who|where|because)$/.test(lower));
  if (hasClause) said[said.length - 2] = withPost(before, ",");
}

const LONGEST_PHRASE_INSIDE = 7;

/** How many words of "in 7 weeks", "here", "after the hail" stand between a sign or "and" and the subject. */
function sceneBefore(words: readonly Word[], at: number): number {
  let from = at;
  while (from > 0 && at - from <= LONGEST_PHRASE_INSIDE) {
    const before = words[from - 1];
    if (!before || endsPhrase(before) || COORDINATORS.has(before.lower)) break;
    from -= 1;
  }
  if (from === 0 || from === at || at - from > LONGEST_PHRASE_INSIDE) return 0;
  const opens = words[from]?.lower ?? "";
  const isOpeningPhrase =
    /^(?:in|on|at|during|after|for|every|each|here|there)$/.test(opens) || ADVERBS.has(opens);
  const isPlain = words
    .slice(from, at)
    .every(
      ({ lower }, nth) =>
        !isFiniteVerb(words, from + nth) && !/^(?:which|that|who|when|because|how)$/.test(lower),
    );
  return isOpeningPhrase && isPlain ? at - from : 0;
}

type Licence = "plain" | "after-others" | "none";

/** Whether "I" opens a clause here, and whether the clause before it tells of the same person. */
function licenceAt(words: readonly Word[], at: number): Licence {
  const before = words[at - 1];
  const word = words[at];
  if (!before || word?.pre.includes("(")) return "plain";
  if (at === 1 && /^(?:so|and)$/.test(before.lower)) return "plain";
  if (/[;:.!?]$/.test(before.post)) return "plain";
  if (words.slice(0, at).every(({ lower }) => ADVERBS.has(lower) || /^(?:there|here)$/.test(lower)))
    return "plain";
  const isJoined = COORDINATORS.has(before.lower) && before.post === "";
  if (!isJoined && !/,$/.test(before.post) && before.lower !== "–" && before.lower !== "-") return "none";
  const actor = actorBefore(words, isJoined ? at - 1 : at);
  return isJoined ? joinedLicence(before.lower, actor) : separateLicence(actor);
}

/** "and I", "so I": "the parents cooked and served" would be theirs. */
function joinedLicence(joint: string, actor: ActorKind): Licence {
  if (joint === "so") return "plain";
  return actor === "person" || actor === "none" ? "plain" : "none";
}

function separateLicence(actor: ActorKind): Licence {
  if (actor === "person") return "plain";
  return actor === "somebody" ? "none" : "after-others";
}

const BEFORE_GERUND = /^(?:before|after|while|since)$/;
/** What happens once, and how it is said: "when I came" is "on arrival". */
const ONCE: Readonly<Record<string, readonly [joint: string, time: string]>> = {
  join: ["on", "joining"],
  leave: ["on", "leaving"],
  start: ["at", "the start"],
  come: ["on", "arrival"],
  arrive: ["on", "arrival"],
};

function happensOnce(lemma: string, after: string): boolean {
  return (
    (lemma in ONCE && !/^(?:the|a|an|my|to|from|with|as|back)$/.test(after)) ||
    (lemma === "take" && after === "over")
  );
}

/** "after I changed the supplier" → "after changing the supplier", "by the time I left" → "by the time of leaving". */
function asGerund(words: readonly Word[], at: number, said: Word[]): number | null {
  const before = words[at - 1];
  const next = words[at + 1];
  if (!before || !next || before.post !== "") return null;
  const isTime = before.lower === "time" && words[at - 2]?.lower === "the";
  const isWhen = before.lower === "when";
  if (!isTime && !isWhen && !BEFORE_GERUND.test(before.lower)) return null;
  const isUnderWay =
    BE.has(next.lower) && next.post === "" && baseOf(words[at + 2]?.lower ?? "", "gerund") !== null;
  if (BE.has(next.lower)) return isUnderWay || (before.lower === "while" && next.post === "") ? at + 1 : null;
  const verb = verbAfterSubject(words, at + 1);
  if (!verb || (verb.form !== "past" && verb.form !== "base") || /^(?:do|have)$/.test(verb.lemma))
    return null;
  const after = words[at + 2]?.lower ?? "";
  // "since we started measuring": two in -ing one after the other.
  if (
    (/^(?:start|begin|stop)$/.test(verb.lemma) && baseOf(after, "gerund") !== null) ||
    (isWhen && !happensOnce(verb.lemma, after))
  )
    return null;
  if (isWhen) {
    const [joint, time] = ONCE[verb.lemma] ?? ["on", inflected(verb.lemma, "gerund")];
    said[said.length - 1] = withText(before, joint);
    // "At the start, nobody booked in the returns".
    said.push(wordOf(time, at === 1 && after !== "in" ? "," : next.post));
    return at + 1;
  }
  if (isTime) said.push(wordOf("of"));
  said.push(withText(next, inflected(verb.lemma === "come" ? "arrive" : verb.lemma, "gerund")));
  return at + 1;
}

const MADE =
  /^(?:make|build|write|design|develop|draw|create|code|program|programme|paint|print|record|knit|sew|transcribe|research|rewrite|translate|compile|invent|set|put)$/;
const PARTICIPLES: Readonly<Record<string, string>> = {
  write: "written",
  draw: "drawn",
  rewrite: "rewritten",
};
/** What may follow: where, with what, for whom; "up" and "together" belong to the verb. */
const FOLLOWS = /^(?:together|up|and|over)$/;

/** "a game I made in Godot" → "a game made in Godot": what is made says by its participle that somebody made it. */
function asParticiple(words: readonly Word[], at: number, said: Word[]): number | null {
  const before = words[at - 1];
  const next = words[at + 1];
  if (!before || !next || before.post !== "" || next.post !== "") return null;
  const isRelative = /^(?:that|which)$/.test(before.lower);
  if ((!isRelative && isClosed(before)) || at < 2) return null;
  const lemma = baseOf(next.lower, "past");
  const after = words[at + 2];
  if (lemma === null || !MADE.test(lemma) || !after) return null;
  if (!PREPOSITIONS.has(after.lower) && !FOLLOWS.test(after.lower)) return null;
  // "that I researched and wrote for students": both, or neither.
  const second = after.lower === "and" ? baseOf(words[at + 3]?.lower ?? "", "past") : null;
  if (after.lower === "and" && (second === null || !MADE.test(second))) return null;
  if (isRelative) {
    said.pop();
    const thing = said.at(-1);
    if (thing?.post === "") said[said.length - 1] = withPost(thing, ",");
  }
  said.push(withText(next, PARTICIPLES[lemma] ?? next.text));
  const other = words[at + 3];
  if (second === null || !other) return at + 1;
  said.push(after, withText(other, PARTICIPLES[second] ?? other.text));
  return at + 3;
}
