import { past } from "../../../domain/language/inflect.ts";
import type { Tone } from "../../../domain/suggestions/request.ts";
import { namesPeople } from "../lexicon/people.ts";
import { verbForDoing, verbForMaking } from "../plan/choose-verb.ts";
import { headOf } from "../plan/noun-phrase.ts";
import { isOfThing } from "../read/find-verb.ts";
import type { Statement } from "../read/statement.ts";
import { endsPhrase, type Word, withPost, wordsOf } from "../read/word.ts";
import { fittingVerb } from "../tone/fitting-verbs.ts";
import { phrasalVerb, tonedVerb } from "../tone/verbs.ts";
import { inflected, type Tense } from "./inflected.ts";

/** Adverbs that only join sentences. */
const JOINING = new Set(
  "also then just currently now later even actually really basically literally simply probably kinda first".split(
    " ",
  ),
);

/** A statement as words: its verb in its tense, then the person's own words. */
export function sayStatement(statement: Statement, tense: Tense, tone: Tone): Word[] {
  const said = core(statement, tense, tone);
  const adverbs = statement.adverbs.filter(({ lower }) => !JOINING.has(lower));
  return [...adverbs, ...said];
}

function core(statement: Statement, tense: Tense, tone: Tone): Word[] {
  const { kind, rest } = statement;
  if (kind === "clause") return sayClause(rest);
  if (kind === "phrase") return statement.part === "did" ? [...rest] : partPhrase(statement, tense, tone);
  if (kind === "gerund")
    return [...wordsOf(inflected(statement.lemma, statement.form === "base" ? "base" : "gerund")), ...rest];
  if (kind === "passive") return atCore(rest, [...statement.scene]);
  if (kind === "role") return sayRole(rest, tense, tone, statement);
  if (kind === "state") return sayState(rest, tense, statement);
  return sayAction(statement, tense, tone);
}

/** "took five months" after what took it: "which took five months". */
function sayClause(rest: readonly Word[]): Word[] {
  const first = rest[0]?.lower ?? "";
  if (/^turn(?:ed|s)$/.test(first)) return [...wordsOf("it"), ...rest];
  return /^(?:took|takes|lasted|cost|costs|used)$/.test(first) ||
    (isOfThing(rest, 0) && !/^(?:it|them)$/.test(rest[1]?.lower ?? ""))
    ? [...wordsOf("which"), ...rest]
    : [...rest];
}

function sayAction(statement: Statement, tense: Tense, tone: Tone): Word[] {
  const { part, agent } = statement;
  const { verb, object } = verbAndObject(statement, tone);
  // "As TA, supported one boy with ...": at the end of much it would belong to the last of it.
  if (statement.scene.length > 0 && coreEnd(object) > LONGEST_CORE)
    return [...withComma(statement.scene), ...sayAction({ ...statement, scene: [] }, tense, tone)];
  const tail = [...statement.scene, ...withCompanions(statement)];
  if (statement.goesOn)
    return atCore(
      [
        ...wordsOf(tone === "confident" || part === "took-part" ? inflected(verb, "gerund") : verb),
        ...object,
      ],
      tail,
    );
  if (part === "helped") return atCore([...helping(verb, tense, tone), ...object], tail);
  if (part === "took-part")
    return atCore(
      [...wordsOf(`${inflected("take", tense)} part in ${inflected(verb, "gerund")}`), ...object],
      tail,
    );
  if (part === "tried")
    return atCore(
      [...wordsOf(`${inflected(tone === "professional" ? "attempt" : "try", tense)} to ${verb}`), ...object],
      tail,
    );
  if (part === "was-trained")
    return atCore([...wordsOf(`Received training in ${inflected(verb, "gerund")}`), ...object], tail);
  if (agent === "team") return byTeam(verb, object, tense, tail);
  const said =
    tense === "past" && verb === statement.lemma
      ? (statement.pastForm ?? inflected(verb, tense))
      : inflected(verb, tense);
  return atCore([...wordsOf(said), ...object], tail);
}

function verbAndObject(
  { lemma, rest, isNamed }: Statement,
  tone: Tone,
): { verb: string; object: readonly Word[] } {
  const faster = madeSo(lemma, rest);
  if (faster) return { verb: tonedVerb(faster.verb, tone), object: faster.object };
  // What somebody was responsible for, in other words that claim as much.
  if (isNamed && lemma === "manage")
    return {
      verb: { professional: "manage", confident: "take charge of", friendly: "look after" }[tone],
      object: rest,
    };
  const after = (endsPhrase(rest[0]) ? rest.slice(0, 1) : rest).slice(0, 2).map(({ lower }) => lower);
  const { verb, words } = phrasalVerb(lemma, after);
  const object = rest.slice(words);
  if (verb === "do") return { verb: tonedVerb(doing(object, tone), tone), object };
  if (verb === "make")
    return { verb: tone === "friendly" ? "make" : fittingVerb(verbForMaking(object), object, tone), object };
  if (
    verb === "work" &&
    object[0]?.lower === "with" &&
    namesPeople(headOf(object.slice(1))) &&
    !SERVED.has(headOf(object.slice(1)))
  )
    return { verb: { professional: "collaborate", confident: "partner", friendly: "work" }[tone], object };
  if (verb === "help" && namesPeople(headOf(object)) && object.some(({ lower }) => lower === "with"))
    return { verb: { professional: "assist", confident: "support", friendly: "help" }[tone], object };
  if (verb === "be") return { verb, object };
  return { verb: fittingVerb(tonedVerb(verb, tone), object, tone), object };
}

/** People whom one works for: nobody collaborates with a toddler. */
const SERVED = new Set(
  "children kids clients patients residents customers adults students pupils families people toddlers guests users".split(
    " ",
  ),
);

function doing(object: readonly Word[], tone: Tone): string {
  const verb = verbForDoing(object);
  return tone === "friendly" && verb !== "deliver" ? "do" : verb;
}

const BY_COMPARATIVE: ReadonlyMap<string, string> = new Map([
  ["faster", "speed up"],
  ["quicker", "speed up"],
  ["easier", "simplify"],
  ["simpler", "simplify"],
  ["shorter", "shorten"],
  ["better", "improve"],
  ["clearer", "clarify"],
  ["bigger", "enlarge"],
]);

/** "made the API faster" → sped up the API. */
function madeSo(lemma: string, rest: readonly Word[]): { verb: string; object: Word[] } | null {
  if (lemma !== "make" && lemma !== "get") return null;
  const at = rest.findIndex(({ lower }) => BY_COMPARATIVE.has(lower));
  const verb = BY_COMPARATIVE.get(rest[at]?.lower ?? "");
  const before = rest[at - 1];
  if (
    verb === undefined ||
    at < 1 ||
    at > 6 ||
    !before ||
    rest.slice(0, at).some(endsPhrase) ||
    /^(?:a|the|for|to|and|much|even)$/.test(before.lower)
  )
    return null;
  const after = rest[at + 1];
  // "faster for them to order" has its own shape; "better prices" is a thing.
  if (
    after &&
    !endsPhrase(rest[at]) &&
    !/^(?:by|from|with|using|through|in|after|\(.*)$/.test(after.lower) &&
    after.pre === ""
  )
    return null;
  return {
    verb,
    object: [
      ...rest.slice(0, at - 1),
      withPost(before, rest[at]?.post ?? ""),
      ...unbracketed(rest.slice(at + 1)),
    ],
  };
}

/** "(from 800 ms to 200 ms)" right after what was changed needs no brackets. */
function unbracketed(words: readonly Word[]): Word[] {
  const [first] = words;
  const end = words.findIndex(({ post }) => post.includes(")"));
  if (first?.pre !== "(" || first.lower !== "from" || end < 0) return [...words];
  return words.map((word, at) =>
    at === 0 ? { ...word, pre: "" } : at === end ? withPost(word, word.post.replace(")", "")) : word,
  );
}

function helping(verb: string, tense: Tense, tone: Tone): Word[] {
  if (tone === "confident")
    return wordsOf(`${inflected("contribute", tense)} to ${inflected(verb, "gerund")}`);
  return wordsOf(`${inflected("help", tense)} ${verb}`);
}

/** "helped with the rota", "took part in audits". */
function partPhrase({ part, rest, scene }: Statement, tense: Tense, tone: Tone): Word[] {
  const tail = [...scene];
  if (part === "helped") {
    const verb = { professional: "assist with", confident: "support", friendly: "help with" }[tone];
    return atCore([...wordsOf(inflected(verb, tense)), ...rest], tail);
  }
  if (part === "was-trained") return atCore([...wordsOf("Received training in"), ...rest], tail);
  const verb = { professional: "participate in", confident: "contribute to", friendly: "take part in" }[tone];
  return atCore([...wordsOf(inflected(verb, tense)), ...rest], tail);
}

const LONGEST_CORE = 14;

function withComma(words: readonly Word[]): Word[] {
  return words.map((word, at) => (at === words.length - 1 ? withPost(word, ",") : word));
}

/** What "we" did: with the team, where that is short enough to belong to the deed. */
function byTeam(verb: string, object: readonly Word[], tense: Tense, tail: readonly Word[]): Word[] {
  const said = [...wordsOf(inflected(verb, tense)), ...object];
  const isShort =
    coreEnd(object) <= 5 && !object.some(({ lower }) => /^(?:that|which|so|when|where|with|it)$/.test(lower));
  if (isShort) return atCore(said, [...wordsOf("with the team"), ...tail]);
  return [...withComma(wordsOf("As part of a team")), ...atCore(said, tail)];
}

function withCompanions({ companions }: Statement): Word[] {
  return companions.length === 0 ? [] : [...wordsOf("with"), ...companions];
}

function sayRole(rest: readonly Word[], tense: Tense, tone: Tone, { scene, lemma }: Statement): Word[] {
  const [first] = rest;
  if (!first || lemma !== "be") return [...rest];
  if (first.lower === "there") return atCore([...wordsOf(inflected("work", tense)), ...rest], scene);
  if (first.lower === "part" && rest[1]?.lower === "of")
    return atCore([...wordsOf(`${inflected("work", tense)} as`), ...rest], scene);
  if (
    /^(?:first|second|third|fourth|top|2nd|1st|3rd)$/.test(first.lower) &&
    /^(?:in|of|out)$/.test(rest[1]?.lower ?? "")
  )
    return atCore([...wordsOf(inflected("rank", tense)), ...rest], scene);
  if (/^[£$€]?\d/.test(first.lower)) return [...wordsOf(tense === "past" ? "was" : ""), ...rest];
  return atCore([...wordsOf(inflected(tonedVerb("serve as", tone), tense)), ...rest], scene);
}

function sayState(rest: readonly Word[], tense: Tense, { scene }: Statement): Word[] {
  const [first] = rest;
  if (first && /^on$/.test(first.lower))
    return atCore([...wordsOf(inflected("serve", tense)), ...rest], scene);
  if (first && /^(?:in|at|with|under)$/.test(first.lower))
    return atCore([...wordsOf(inflected("work", tense)), ...rest], scene);
  // "I am 1:1 with a boy": no line opens with "Am".
  return atCore([...wordsOf(tense === "past" ? past("be") : ""), ...rest], scene);
}

/** The end of what belongs to the verb itself, before the first comma. */
function coreEnd(words: readonly Word[]): number {
  const at = words.findIndex(({ post }) => /[,;:]$/.test(post));
  return at < 0 ? words.length : at + 1;
}

/** Words put in at the end of what belongs to the verb: "ran the carvery on Sundays, carved for 120". */
function atCore(words: readonly Word[], tail: readonly Word[]): Word[] {
  if (tail.length === 0) return [...words];
  const end = coreEnd(words);
  const last = words[end - 1];
  const close = tail.at(-1);
  if (!last || !close) return [...words];
  return [
    ...words.slice(0, end - 1),
    withPost(last, last.post.replace(/[,;:]$/, "")),
    ...tail.slice(0, -1),
    withPost(close, /[,;:]$/.exec(last.post)?.[0] ?? ""),
    ...words.slice(end),
  ];
}
