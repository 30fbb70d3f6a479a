import { baseOf } from "../../../domain/language/inflect.ts";
import { namesPeople } from "../../../domain/language/people-words.ts";
import { NOUN_VERBS } from "../lexicon/noun-verbs.ts";
import { namesRole } from "../lexicon/roles.ts";
import {
  ADVERBS,
  AUXILIARIES,
  CALLED,
  LIKENESSES,
  PARTICLES,
  PHRASAL,
  PREPOSITIONS,
} from "../lexicon/word-classes.ts";
import { endsPhrase, type FoundVerb, type Word } from "./word.ts";
import { isClosed, isNumber, isPlural, opensObject } from "./word-kinds.ts";

/** The verb that opens a part of a line, by what the line itself shows of it; null where it may as well be a thing. */
export function leadVerb(words: readonly Word[], at: number): FoundVerb | null {
  const word = words[at];
  if (!word || isClosed(word) || AUXILIARIES.has(word.lower) || isNumber(word) || ADVERBS.has(word.lower))
    return null;
  const next = endsPhrase(word) ? undefined : words[at + 1];
  return pastVerb(word, next, at) ?? plainVerb(word, next, words[at + 2]) ?? thirdVerb(word, next);
}

/** A past form tells of an action by itself, unless it says what somebody or something is: "licensed conveyancer". */
function pastVerb(word: Word, next: Word | undefined, at: number): FoundVerb | null {
  const { lower, tags, root } = word;
  if (CALLED.has(lower) && (!next || namesRole(next.lower) || (at > 0 && !opensObject(next)))) return null;
  if (lower === "done") return { lemma: "do", form: "past" };
  const lemma = baseOf(lower, "past");
  if (lemma !== null && lemma !== "be" && lemma !== "have") {
    // "set", "cut" and "found" are plain forms too.
    const isPlainToo = lemma === lower && next && PREPOSITIONS.has(next.lower) && !PARTICLES.has(next.lower);
    return isPlainToo ? null : { lemma, form: "past" };
  }
  if (/^\p{Lu}\p{Ll}{3,}[^e]ed$/u.test(word.text) && word.start === 0 && next && !tags.has("Adjective"))
    return { lemma: root ?? lower.slice(0, -2), form: "past" };
  const isTagged = root !== null && (tags.has("PastTense") || tags.has("Participle"));
  return isTagged && /[^e]ed$/.test(lower) && lower.length > 4 ? { lemma: root, form: "past" } : null;
}

/** "push notifications", "excel sheet", "run sheets": before a bare thing a plain form is no evidence of an action. */
function plainVerb(word: Word, next: Word | undefined, third: Word | undefined): FoundVerb | null {
  const lemma = baseOf(word.lower, "base");
  if (lemma === null || lemma === "be" || lemma === "have" || !next || next.lower === "of") return null;
  const isPhrasal = PHRASAL.has(`${lemma} ${next.lower}`);
  const takesParticle =
    PARTICLES.has(next.lower) && third !== undefined && !endsPhrase(next) && opensObject(third);
  if (opensObject(next) || isPhrasal || takesParticle) return { lemma, form: "base" };
  const isOnlyVerb =
    !NOUN_VERBS.has(lemma) && !LIKENESSES.has(lemma) && word.tags.has("Verb") && !word.tags.has("Noun");
  return isOnlyVerb && !isClosed(next) && baseOf(next.lower, "past") === null
    ? { lemma, form: "base" }
    : null;
}

function thirdVerb(word: Word, next: Word | undefined): FoundVerb | null {
  const lemma = baseOf(word.lower, "third");
  if (lemma === null || lemma === "be" || lemma === "have" || lemma === "do" || !next) return null;
  const isPhrasal = PHRASAL.has(`${lemma} ${next.lower}`);
  const takes = opensObject(next) || (!NOUN_VERBS.has(lemma) && isPlural(next));
  return isPhrasal || (takes && !MANY_OF_THEM.test(word.lower)) ? { lemma, form: "third" } : null;
}

/** Plurals that stand before other nouns and numbers: "sales 12% up" sells nothing. */
const MANY_OF_THEM =
  /^(?:sales|parts|needs|accounts|claims|works|records|results|returns|orders|projects|events|operations|stocks|visits|calls|tours)$/;

const FINITE =
  /^(?:is|are|was|were|has|have|had|can|could|will|would|does|did|went|got|did|didn't|wasn't|isn't|wasnt|didnt)$/;
/** Past forms that tell what something did rather than what was done to it. */
const CHANGED =
  /^(?:drop|fall|rise|increase|decrease|improve|grow|double|halve|win|say|come|stay|sell|pass|finish|like|raise|make|keep|use|help|find|love|want|think|agree|approve|decide|start|stop|print|gave|build)$/;

/** A verb that says of something else what it did, in its own clause. */
export function isFiniteVerb(words: readonly Word[], at: number): boolean {
  const lower = words[at]?.lower ?? "";
  if (FINITE.test(lower)) return true;
  const lemma = baseOf(lower, "past");
  if (lemma === null || lemma === lower) return false;
  if (baseOf(lower, "participle") !== lemma) return true;
  const subject = words[at - 1];
  if (subject?.post === "" && (subject.lower === "team" || namesPeople(subject.lower))) return true;
  return CHANGED.test(lemma) && !/^(?:by|in|at|with|on|using)$/.test(words[at + 1]?.lower ?? "by");
}
