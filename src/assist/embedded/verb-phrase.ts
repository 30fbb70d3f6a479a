import { baseOf, pastOfGerund } from "../../domain/language/inflect.ts";
import { DEED_OF, isCompound } from "./lexicon/deed-nouns.ts";
import { inTense, type Tense, verbInTense } from "./tense.ts";

/** Nouns in -ing; they are a deed only before an article, a number or the like. */
const MERE_THING =
  /^(?:accounting|banking|bedding|bookkeeping|catering|clothing|engineering|fencing|flooring|footing|funding|housekeeping|housing|lettering|lighting|manufacturing|meeting|nursing|offering|outing|plumbing|seating|timing|tooling|wiring)$/i;
const NEVER =
  /^(?:evening|morning|spring|string|king|ring|thing|everything|anything|nothing|something|during|sibling|ceiling|wing|wedding|lightning|pudding|including|according|following|regarding|concerning|depending|being|pending|having|ongoing|outgoing|incoming|existing|remaining|leading|outstanding|interesting|exciting|challenging|supporting)$/i;
const DETERMINER = /^(?:the|an?|all|new|our|my|their|his|her|its|this|that|these|those|them|\d.*)$/i;
const PREPOSITION =
  /^(?:for|in|at|on|to|of|and|or|with|from|by|during|across|per|within|throughout|under|after|before)$/i;
const PARTICLE = /^(?:up|out|off|down|in|over|away|together)$/i;
const ADVERB = /^(?:also|then|always|often|sometimes|usually|[a-z]{4,}ly)$/i;

/** Whether a word begins a deed, given the word after it. */
export function isDeed(word: string, next: string | undefined): boolean {
  const bare = word.replace(/[,;.]$/, "");
  const object = next?.replace(/[,;.]$/, "");
  if (!/^[a-z-]{2,}ing$/i.test(bare) || bare !== word || object === undefined) return false;
  if (/^following$/i.test(bare)) return /^up$/i.test(object);
  if (/^acting$/i.test(bare)) return /^(?:as|in|on)$/i.test(object);
  if (/^(?:leading|supporting)$/i.test(bare)) return !PREPOSITION.test(object);
  if (NEVER.test(bare) || isCompound(bare, object)) return false;
  if (MERE_THING.test(bare)) return DETERMINER.test(object);
  if (baseOf(bare, "gerund") !== null) return !/^(?:and|or|of)$/i.test(object);
  return !PREPOSITION.test(object) && (DETERMINER.test(object) || /s$/.test(object));
}

/** "washing" and "washing up", which say not what; "planning" of "planning and execution of events". */
export function isBareDeed(text: string): boolean {
  const [first = "", second, third] = text.replace(/^the /i, "").split(" ");
  if (third !== undefined || (second !== undefined && !PARTICLE.test(second))) return false;
  if (DEED_OF.has(first.toLowerCase()) && second === undefined) return true;
  return /^[a-z-]{2,}ing$/i.test(first) && !NEVER.test(first) && !MERE_THING.test(first);
}

/** "of trucks" after "loading": what was done to, told with a noun. */
export function isNominal(text: string): boolean {
  const [first = "", second = ""] = nominalWords(text);
  return /^of$/i.test(second) && nominalBase(first) !== null;
}

function nominalWords(text: string): string[] {
  return text
    .replace(/^(?:the|all|overall|general|daily|day-to-day|proper|correct|timely) (?=[\w-]+ of\b)/i, "")
    .replace(/^(?:the )?(roll|set) (out|up) of\b/i, "$1-$2 of")
    .split(" ");
}

function nominalBase(word: string): string | null {
  const noun = DEED_OF.get(word.toLowerCase());
  if (noun !== undefined) return noun;
  if (
    !/ing$/i.test(word) ||
    NEVER.test(word) ||
    /^(?:meeting|housing|clothing|seating|timing|funding|banking|outing|offering|setting)$/i.test(word)
  )
    return null;
  return baseOf(word, "gerund");
}

/** A bare deed in its tense: "opening" → "opened". */
export function bareInTense(text: string, tense: Tense): string {
  const [first = "", ...particle] = text.replace(/^the /i, "").split(" ");
  const noun = DEED_OF.get(first.toLowerCase());
  if (noun !== undefined && !/ing$/i.test(first)) return verbInTense(noun, tense);
  return [deedInTense(first, tense), ...particle].join(" ");
}

export function deedInTense(given: string, tense: Tense): string {
  const word = given.replace(/[,;.]$/, "");
  const mark = given.slice(word.length);
  return plainDeed(word, tense) + mark;
}

function plainDeed(word: string, tense: Tense): string {
  const base = baseOf(word, "gerund");
  if (base === null) return tense === "past" ? pastOfGerund(word) : unknownBase(word);
  // Whoever writes "labelling" writes "labelled".
  if (tense === "past" && /[^l]l$/.test(base) && /lling$/i.test(word)) return `${base}led`;
  return inTense(base, tense);
}

/** "scrubbing" → "scrub", "phrasing" → "phrase": a guess for verbs that no list knows. */
function unknownBase(word: string): string {
  const root = word.toLowerCase().slice(0, -3);
  if (/([bdgmnprt])\1$/.test(root)) return root.slice(0, -1);
  return /(?:[cuvz]|[aeiou]s|[^aeiouwrl]l|dg|[aeiou]g|at)$/.test(root) ? `${root}e` : root;
}

/** "giving medications" → "gave medications", "training of staff" → "trained staff", "cash handling" → "handled cash"; null for a mere thing. */
export function asVerbPhrase(item: string, tense: Tense): string | null {
  const words = item.split(" ");
  const [first = "", second = "", ...rest] = words;
  if (/^to$/i.test(first) && baseOf(second, "base"))
    return [inTense(second.toLowerCase(), tense), ...rest].join(" ");
  if (isNominal(item)) {
    const [noun = "", , ...object] = nominalWords(item);
    const verb = DEED_OF.get(noun.toLowerCase());
    const told =
      verb === undefined || /ing$/i.test(noun) ? deedInTense(noun, tense) : verbInTense(verb, tense);
    return [told, ...object].join(" ");
  }
  if (ADVERB.test(first) && isDeed(second, rest[0])) return adverbLast(first, [second, ...rest], tense);
  if (/^(?:cold|cross|double|spot|deep|dry)$/i.test(first) && isDeed(second, rest[0]))
    return [`${first.toLowerCase()}-${deedInTense(second, tense)}`, ...rest].join(" ");
  if (isDeed(first, words[1])) return [deedInTense(first, tense), ...words.slice(1)].join(" ");
  return compound(words, tense);
}

/** "regularly updating the site" → "updated the site regularly": the verb leads. */
function adverbLast(adverb: string, words: readonly string[], tense: Tense): string {
  const [first = "", ...rest] = words;
  const told = [deedInTense(first, tense), ...rest].join(" ");
  if (/^(?:also|then)$/i.test(adverb)) return told;
  const end = /[,;(]/.exec(told)?.index ?? told.length;
  return `${told.slice(0, end).trim()} ${adverb.toLowerCase()}${told.slice(end)}`;
}

/** "cash handling" and "inventory management for 3 stores", but nothing with an article or an "of" in it. */
function compound(words: readonly string[], tense: Tense): string | null {
  const end = words.findIndex(
    (word, index) =>
      index > 0 && /^(?:for|at|in|into|on|during|across|with|of|to|from|using|via)$/i.test(word),
  );
  const phrase = end < 0 ? words : words.slice(0, end);
  const tail = end < 0 ? [] : words.slice(end);
  const head = (phrase.at(-1) ?? "").toLowerCase();
  const thing = phrase.slice(0, -1);
  const verb = compoundVerb(head, thing);
  if (
    verb === null ||
    phrase.some((word) => /[,;]$/.test(word)) ||
    thing.length === 0 ||
    thing.length > 2 ||
    /^of$/i.test(tail[0] ?? "") ||
    /^(?:the|a|an|all|my|some|any|this|that)$/i.test(thing[0] ?? "") ||
    ADJECTIVE.test(thing.at(-1) ?? "")
  )
    return null;
  return [verbInTense(verb, tense), ...thing, ...tail].join(" ");
}

function compoundVerb(head: string, thing: readonly string[]): string | null {
  if (head === "entry") return /^data$/i.test(thing.at(-1) ?? "") ? "enter" : null;
  if (COMPOUND_VERB.test(head)) return baseOf(head, "gerund");
  const noun = DEED_OF.get(head);
  return noun !== undefined && COMPOUND_NOUN.test(head) ? noun : null;
}

/** "general maintenance" maintains no general. */
const ADJECTIVE =
  /^(?:general|daily|weekly|monthly|annual|regular|routine|basic|light|heavy|minor|major|preventive|preventative|planned|reactive|senior|new|online|digital|internal|external|mobile|quality|first|full|overall|technical|personal|local|clinical|legal|financial)$/i;

const COMPOUND_VERB =
  /^(?:handling|processing|preparing|stocking|serving|counting|sorting|packing|loading|monitoring|tracking|ordering|selling|delivering|teaching|repairing|managing|making|taking|answering|replenishing|picking|dispensing|scheduling|servicing|laying|fitting|cleaning|installing|translating)$/;
const COMPOUND_NOUN =
  /^(?:preparation|prep|management|coordination|co-ordination|maintenance|administration|installation|inspection|delivery|collection|distribution|repair|analysis|translation|assembly|reconciliation|restoration|production|recruitment|transport|registration|design|control)$/;

/** "Budget management": the first word is no deed although it could be one. */
export function namesThing(line: string): boolean {
  return /^(?:machine learning|deep learning|open source)\b|^[\w-]+ (?:management|handling|control|entry|generation|planning|coordination|preparation|maintenance|analysis|administration)\b/i.test(
    line,
  );
}
