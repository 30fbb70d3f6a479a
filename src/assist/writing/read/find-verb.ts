import { baseOf } from "../../../domain/language/inflect.ts";
import { NOUN_VERBS } from "../lexicon/noun-verbs.ts";
import { namesRole } from "../lexicon/roles.ts";
import {
  ADVERBS,
  AUXILIARIES,
  BE,
  COORDINATORS,
  DETERMINERS,
  HEADS_OF_COMPOUNDS,
  MODALS,
  NUMBER_WORDS,
  OTHERS,
  PARTICLES,
  POSSESSIVES,
  PREPOSITIONS,
  SUBORDINATORS,
  THINGS_IN_ING,
} from "../lexicon/word-classes.ts";
import { isKnownWord } from "../spelling/known-words.ts";
import { endsPhrase, type FoundVerb, type Word } from "./word.ts";

export function isNumber({ lower }: Word): boolean {
  return /^[£$€~+]?\d/.test(lower) || NUMBER_WORDS.has(lower);
}

export function isClosed({ lower }: Word): boolean {
  return [PREPOSITIONS, DETERMINERS, COORDINATORS, SUBORDINATORS, POSSESSIVES, MODALS, OTHERS].some((words) =>
    words.has(lower),
  );
}

export function isPlural({ lower, tags }: Word): boolean {
  return (
    tags.has("Plural") ||
    (/[a-z]{2}[^su'i]s$/.test(lower) && !tags.has("Verb")) ||
    /^(?:people|staff|children|kids|men|women)$/.test(lower)
  );
}

/** Whether an object of a verb can begin here: an article, a number, a plural, a name. */
function opensObject(word: Word | undefined): boolean {
  if (!word) return false;
  const { lower } = word;
  return (
    DETERMINERS.has(lower) ||
    POSSESSIVES.has(lower) ||
    isNumber(word) ||
    /^(?:them|it|people|staff|new|old|out|up|off|about|around)$/.test(lower) ||
    (isPlural(word) && !isClosed(word))
  );
}

/** The verb that a word is where a clause may begin, given the words after it; null where it is none. */
export function verbAt(words: readonly Word[], at: number): FoundVerb | null {
  const word = words[at];
  if (!word || isClosed(word) || AUXILIARIES.has(word.lower) || isNumber(word) || ADVERBS.has(word.lower))
    return null;
  const next = endsPhrase(word) ? undefined : words[at + 1];
  if (isSaidOfThing(words, at)) return null;
  return (
    gerundAt(words, at, next) ??
    pastAt(word, next, at) ??
    plainAt(word, next, words[at + 2]) ??
    amongDeeds(words, at) ??
    pairedAt(words, at) ??
    thirdAt(word, next)
  );
}

/** "tested restore never was done", "scraped + phone calls": a participle that goes with a thing. */
function isSaidOfThing(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || baseOf(word.lower, "past") === null || endsPhrase(word)) return false;
  const [next, second, third] = words.slice(at + 1, at + 4);
  if (!next || !second) return false;
  if (at > 0 && /^[+&]$|^and$/.test(next.lower))
    return (
      words[at - 1]?.post === "," &&
      !isClosed(second) &&
      !isNumber(second) &&
      !ADVERBS.has(second.lower) &&
      baseOf(second.lower, "past", "gerund") === null
    );
  // "bought 118 sold 171": two halves of one note.
  if (at > 0 && isNumber(next)) return baseOf(second.lower, "past") !== null && !endsPhrase(next);
  if (isClosed(next) || ADVERBS.has(next.lower) || endsPhrase(next)) return false;
  const be = ADVERBS.has(second.lower) ? third : second;
  return /^(?:was|were|is|are)$/.test(be?.lower ?? "");
}

/** Words that say what a thing is like as often as what is done to it: "live reporting", "free tour". */
export const LIKENESSES: ReadonlySet<string> = new Set(
  "live free triage dry warm cool clear empty direct secure correct present mature separate slow calm double smooth quiet lean long near close last second moderate narrow perfect mean still own back light level".split(
    " ",
  ),
);

function gerundAt(words: readonly Word[], at: number, next: Word | undefined): FoundVerb | null {
  const word = words[at];
  if (!word) return null;
  const { lower } = word;
  if (!/^.{2,}ing$/.test(lower)) return null;
  const lemma = baseOf(lower, "gerund") ?? (word.tags.has("Gerund") ? word.root : lemmaByStem(lower));
  if (
    lemma === null ||
    lower === "during" ||
    lower === "including" ||
    lower === "being" ||
    lower === "having"
  )
    return null;
  if (THINGS_IN_ING.has(lower))
    return next && isDetermined(next) && !PREPOSITIONS.has(next.lower) ? { lemma, form: "gerund" } : null;
  if (next && HEADS_OF_COMPOUNDS.has(next.lower)) return null;
  // "servicing and landlord certs": without an object of its own it is one of the things.
  if (next && /^(?:and|or)$/.test(next.lower) && !/ing$/.test(words[at + 2]?.lower ?? "")) return null;
  return { lemma, form: "gerund" };
}

/** "shampooing" by "shampoo". */
function lemmaByStem(word: string): string | null {
  const stem = word.slice(0, -3);
  return stem.length > 3 && isKnownWord(stem) ? stem : null;
}

export function isDetermined(word: Word): boolean {
  return (
    DETERMINERS.has(word.lower) ||
    POSSESSIVES.has(word.lower) ||
    isNumber(word) ||
    PREPOSITIONS.has(word.lower)
  );
}

/** Participles that say what somebody or something is: "licensed conveyancer", "blocked drains". */
const CALLED = new Set(
  `chartered licensed licenced registered qualified certified skilled experienced accredited advanced retired self-employed aged blocked burst broken
  lost stolen damaged frozen chilled mixed fried fixed assorted closed based limited dedicated renowned experienced detailed used hired rented wound set planned upset reduced increased`.split(
    /\s+/,
  ),
);

function pastAt(word: Word, next: Word | undefined, at: number): FoundVerb | null {
  const { lower, tags } = word;
  if (!next && at > 0 && CALLED.has(lower)) return null;
  // "chartered engineer", "licensed conveyancer": somebody is called so.
  if (next && CALLED.has(lower) && (namesRole(next.lower) || (at > 0 && !isDetermined(next)))) return null;
  if (lower === "done") return { lemma: "do", form: "past" };
  const lemma = baseOf(lower, "past");
  if (lemma !== null && lemma !== "be" && lemma !== "have") {
    // "set", "cut" and "found" are plain forms too; a thing that looks like a past form is rare.
    if (lemma === lower && next && PREPOSITIONS.has(next.lower) && !PARTICLES.has(next.lower)) return null;
    return { lemma, form: "past" };
  }
  // At the head of a line a capital and "-ed" are enough: "Preceptored".
  if (/^\p{Lu}\p{Ll}{3,}[^e]ed$/u.test(word.text) && word.start === 0 && next && !tags.has("Adjective"))
    return { lemma: word.root ?? lower.slice(0, -2), form: "past" };
  if (
    /[^e]ed$/.test(lower) &&
    lower.length > 4 &&
    word.root !== null &&
    (tags.has("PastTense") || tags.has("Participle"))
  )
    return { lemma: word.root, form: "past" };
  return null;
}

/** Plain verbs that open lines of resumes more often than the things they look like. */
const OPENING = new Set(
  "process sort clean serve cook monitor check answer order teach prepare deliver manage handle conduct complete provide operate maintain train plan design label pack".split(
    " ",
  ),
);

/** Plurals that stand before other nouns: "sales reports" sells nothing. */
const MANY_OF_THEM =
  /^(?:sales|parts|needs|accounts|claims|works|records|results|returns|orders|projects|events|operations|stocks)$/;

/** Verbs with their preposition that no thing looks like. */
const PHRASAL = new Set(
  "look after|look into|look at|deal with|work with|work on|work in|work at|work as|work for|work alongside|talk to|talk with|report to|care for|check in|check out|help with|cook for|serve as|act as|help out|help in|volunteer as|volunteer at|volunteer with|volunteer for|volunteer in|drive to|focus on|answer to|support with|train on|step in|travel to|pay for|pick up".split(
    "|",
  ),
);

function isPhrasal(lemma: string, next: string): boolean {
  return PHRASAL.has(`${lemma} ${next}`);
}

/** Before a number these name it: "target 8 sales". */
const MERE_FIGURES = new Set(
  "retail stock pump home form night house target budget rate score price total number value staff group class time post".split(
    " ",
  ),
);

/** A thing that is named by its particle: "drain downs", "check ins", "call outs". */
const PARTICLE_THINGS = /^(?:downs|ups|ins|outs|offs|overs)$/;

function plainAt(word: Word, next: Word | undefined, third?: Word): FoundVerb | null {
  const { lower, tags } = word;
  const lemma = baseOf(lower, "base");
  if (lemma === null || lemma === "be" || lemma === "have" || (lemma === "do" && lower !== "do")) return null;
  if (
    !next ||
    (MERE_FIGURES.has(lower) && !isDetermined(next)) ||
    (MERE_FIGURES.has(lower) && isNumber(next))
  )
    return null;
  if (PARTICLE_THINGS.test(next.lower)) return null;
  if (LIKENESSES.has(lemma))
    return (isDetermined(next) && !PREPOSITIONS.has(next.lower)) || /^(?:them|it)$/.test(next.lower)
      ? { lemma, form: "base" }
      : null;
  if (next.lower === "of" || BE.has(next.lower) || (COORDINATORS.has(next.lower) && NOUN_VERBS.has(lemma)))
    return null;
  if (baseOf(next.lower, "past") !== null && baseOf(next.lower, "base") === null) return null;
  if (!NOUN_VERBS.has(lemma) && !tags.has("Noun")) return { lemma, form: "base" };
  if (/^(?:about|around)$/.test(next.lower) && !(third && isNumber(third))) return null;
  // "coach tours", "run sheets", "video calls": before a bare plural it may as well say what kind of thing that is.
  const isKind =
    isPlural(next) &&
    !DETERMINERS.has(next.lower) &&
    !isNumber(next) &&
    !/^(?:people|staff|kids|children)$/.test(next.lower);
  if (isKind && NOUN_VERBS.has(lemma) && !(word.start === 0 && OPENING.has(lemma))) return null;
  if (opensObject(next) || /^[a-z]{4,}ly$/.test(next.lower)) return { lemma, form: "base" };
  // "turn down service" is a thing, "turn down the beds" a deed.
  if (PARTICLES.has(next.lower))
    return !third || endsPhrase(next) || isClosed(third) || opensObject(third) || !NOUN_VERBS.has(lemma)
      ? { lemma, form: "base" }
      : null;
  if (word.start === 0 && OPENING.has(lemma) && !isClosed(next) && !HEADS_OF_COMPOUNDS.has(next.lower))
    return { lemma, form: "base" };
  if (isPhrasal(lemma, next.lower)) return { lemma, form: "base" };
  if (PREPOSITIONS.has(next.lower))
    return tags.has("Verb") && !NOUN_VERBS.has(lemma) ? { lemma, form: "base" } : null;
  return tags.has("Verb") && !tags.has("Noun") && !NOUN_VERBS.has(lemma) ? { lemma, form: "base" } : null;
}

/** "work with children and plan activities": after a plain deed and an "and" it is one too. */
function amongDeeds(words: readonly Word[], at: number): FoundVerb | null {
  const lemma = baseOf(words[at]?.lower ?? "", "base");
  const next = words[at + 1];
  if (
    at < 2 ||
    lemma === null ||
    !/^(?:and|to)$/.test(words[at - 1]?.lower ?? "") ||
    !next ||
    !isPlural(next)
  )
    return null;
  if (PARTICLE_THINGS.test(next.lower) || words[at]?.post !== "") return null;
  return words[at - 1]?.lower === "to" || words[0]?.lower === "i" || verbAt(words, 0)?.form === "base"
    ? { lemma, form: "base" }
    : null;
}

/** "Plan and cost menus", "Plan, cook and serve meals": several plain verbs before one object. */
function pairedAt(words: readonly Word[], at: number): FoundVerb | null {
  const lemma = baseOf(words[at]?.lower ?? "", "base");
  const next = words[at + 1];
  if (lemma === null || !next || (!/^(?:and|&)$/.test(next.lower) && words[at]?.post !== ",")) return null;
  const other = /^(?:and|&)$/.test(next.lower) ? at + 2 : at + 1;
  if (baseOf(words[other]?.lower ?? "", "base") === null) return null;
  const found =
    plainAt(words[other] ?? next, words[other + 1], words[other + 2]) ??
    (words[other]?.post === "," || /^(?:and|&)$/.test(words[other + 1]?.lower ?? "")
      ? pairedAt(words, other)
      : isAdjectiveBeforeObject(words, other + 1));
  return found ? { lemma, form: "base" } : null;
}

function isAdjectiveBeforeObject(words: readonly Word[], at: number): FoundVerb | null {
  const isObject =
    words[at]?.tags.has("Adjective") && words[at + 1] !== undefined && isPlural(words[at + 1] as Word);
  return isObject ? { lemma: "", form: "base" } : null;
}

function thirdAt(word: Word, next: Word | undefined): FoundVerb | null {
  const lemma = baseOf(word.lower, "third");
  if (lemma === null || lemma === "be" || lemma === "have" || lemma === "do" || !next) return null;
  if (isPhrasal(lemma, next.lower)) return { lemma, form: "third" };
  if (word.start === 0 && opensObject(next) && !MANY_OF_THEM.test(word.lower))
    return { lemma, form: "third" };
  const certain = !NOUN_VERBS.has(lemma) || (word.tags.has("PresentTense") && opensObject(next));
  return certain && opensObject(next) ? { lemma, form: "third" } : null;
}

/** The verb right after a subject, a modal or "to": there even a word that is mostly a thing is one. */
export function verbAfterSubject(words: readonly Word[], at: number): FoundVerb | null {
  const word = words[at];
  if (!word || isClosed(word) || isNumber(word)) return null;
  if (word.lower === "done") return { lemma: "do", form: "past" };
  for (const form of ["past", "base", "gerund", "third", "participle"] as const) {
    const lemma = baseOf(word.lower, form);
    if (lemma !== null && lemma !== "be") return { lemma, form };
  }
  const { tags, lower, root } = word;
  if (root !== null && tags.has("PastTense")) return { lemma: root, form: "past" };
  if (root !== null && tags.has("Gerund")) return { lemma: root, form: "gerund" };
  return tags.has("Infinitive") ? { lemma: lower, form: "base" } : null;
}

/** "has 7k members", "uses the council website": told of a thing that was named before. */
export function isOfThing(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const next = words[at + 1];
  if (!word || !next || word.post !== "") return false;
  if (/^(?:has|is|was|gets|runs|sends|shows|lets|works|does)$/.test(word.lower))
    return !isFiniteVerb(words, at + 1);
  return thirdAt(word, next) !== null;
}

/** A verb that says of something else what it did: "went", "is", "dropped", in its own clause. */
export function isFiniteVerb(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word) return false;
  const { lower } = word;
  if (
    /^(?:is|are|was|were|has|have|had|can|could|will|would|didn't|didnt|wasn't|isn't|does|did|went|got|isnt|wasnt)$/.test(
      lower,
    )
  )
    return true;
  if (lower === "used" && words[at + 1]?.lower === "to") return true;
  const lemma = baseOf(lower, "past");
  if (lemma !== null && baseOf(lower, "base") === null && baseOf(lower, "participle") !== lemma) return true;
  if (
    lemma !== null &&
    /^(?:drop|fall|rise|increase|decrease|improve|grow|double|halve|win|say|come|stay|sell|pass|finish|like|reduce|raise|make|keep|use|help|find|love|mention|want|think|agree|approve|decide)$/.test(
      lemma,
    ) &&
    lower !== "cut"
  )
    return (
      !/^(?:by|in|at|with|on|from|to)$/.test(words[at + 1]?.lower ?? "by") ||
      /^(?:drop|fall|rise|increase|decrease|improve|grow|double|halve|come|stay|pass)$/.test(lemma)
    );
  return (
    thirdAt(word, words[at + 1]) !== null && /^(?:it|he|she|who|which|that)$/.test(words[at - 1]?.lower ?? "")
  );
}
