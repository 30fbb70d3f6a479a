import { baseOf } from "../../../language/inflect.ts";
import { GENERIC_WORDS, MODIFIERS } from "../lexicon/soft-words.ts";
import type { SkillUse } from "../skills/skill.ts";
import { skillSpelled } from "../skills/skill-index.ts";
import { singular, spoken } from "../skills/spoken-form.ts";
import { cleanItem, type Range } from "./clean-item.ts";
import { itemLists, NOUNS_TOO } from "./item-lists.ts";
import type { AdSentence } from "./sentences.ts";

export interface OpenPhrase extends Range {
  readonly skill: string;
  /** The use of a wider skill that the phrase is about: "crop scheduling" is no scheduling of staff. */
  readonly narrows?: SkillUse;
}

const BETWEEN = /\s*[,;•|/]\s*(?:(?:and|or)\s+)?|\s+(?:and|or|&|\+)\s+|\s*[()[\]]\s*|\s*:\s+/gi;
const TURN = /\s+(?:with|on|in|to|using|via|under|through|against|of)\s+/i;
/** Endings of adjectives, which make no other skill of one. */
const QUALITY = /(?:able|ible|ive|ous|ful|ed|ing|less)$|-/i;
const NAME = /^(?=.*\p{Lu})[\p{Lu}\p{N}][\p{L}\p{N}&+#./-]*(?:\s+[\p{Lu}\p{N}][\p{L}\p{N}&+#./-]*){0,2}$/u;

/** Skills in the ad's own words, where no lexicon knows them. */
export function openPhrases(sentence: AdSentence, uses: readonly SkillUse[]): OpenPhrase[] {
  if (sentence.title) return [];
  const { text } = sentence;
  const found: OpenPhrase[] = [];
  for (const list of itemLists(sentence)) {
    for (const piece of piecesOf(text, list).flatMap((range) => turnsOf(text, range))) {
      const range = cleanItem(text, piece);
      if (!range || touches(range, found) || (sentence.section === "duties" && isAction(text, range)))
        continue;
      if (list.compound && !isCompound(text.slice(range.start, range.end))) continue;
      const touched = uses.filter((use) => touches(range, [use]));
      const skill = worded(text.slice(range.start, range.end));
      // "Supervise two CNAs" speaks of other people.
      if (skillSpelled(singular(spoken(skill)))?.kind === "credential") continue;
      if (touched.length === 0) found.push({ ...range, skill });
      const [narrows] = touched;
      if (narrows && touched.length === 1 && isNarrower(text, range, narrows))
        found.push({ ...range, skill, narrows });
    }
  }
  return found;
}

/** Two or three plain nouns whose last one tells something: "risk registers". */
function isCompound(phrase: string): boolean {
  const words = phrase.toLowerCase().split(/\s+/);
  const [first = ""] = words;
  if (words.length < 2 || words.length > 3 || !/^[\p{L} -]+$/u.test(phrase)) return false;
  if (MODIFIERS.has(first) || /(?:ed|ing|ly|est|er)$/.test(first) || baseOf(first, "gerund") !== null)
    return false;
  return !GENERIC_WORDS.has(words.at(-1) ?? "") && !TURN.test(phrase);
}

/** "and participate in …": a further duty of the list, not a thing. */
function isAction(text: string, { start, end }: Range): boolean {
  const [word = "", next] = text.slice(start, end).split(/\s/);
  if (NOUNS_TOO.test(word)) return false;
  if (baseOf(word, "gerund") !== null && next !== undefined) return true;
  if (baseOf(word, "base") !== null) return next !== undefined || isOnlyVerb(word);
  return baseOf(word, "third") !== null && (next !== undefined || isOnlyVerb(word));
}

function isOnlyVerb(word: string): boolean {
  return /(?:ate|ize|ise|ify|ain|ide|ish)s?$/i.test(word);
}

function piecesOf(text: string, { start, end }: Range): Range[] {
  const pieces: Range[] = [];
  let from = start;
  for (const { 0: said, index } of text.slice(start, end).matchAll(BETWEEN)) {
    pieces.push({ start: from, end: start + index });
    from = start + index + said.length;
  }
  return [...pieces, { start: from, end }];
}

/** "Cataloging with MARC" is two skills, "scouting for pests" is one; what follows counts where it is a name. */
function turnsOf(text: string, range: Range): Range[] {
  const lead = cleanItem(text, range);
  const start = lead?.start ?? range.start;
  const turn = TURN.exec(text.slice(start, range.end));
  if (!turn || turn.index === 0) return [range];
  const tail = { start: start + turn.index + turn[0].length, end: range.end };
  const head = { start: range.start, end: start + turn.index };
  return NAME.test(text.slice(tail.start, tail.end).trim()) ? [head, tail] : [head];
}

/** A wide practice of one word with another noun before it. */
function isNarrower(text: string, { start, end }: Range, use: SkillUse): boolean {
  const before = text.slice(start, use.start).trim();
  const wide = use.skill.kind === "practice" && !/[\s-]/.test(text.slice(use.start, use.end).trim());
  return (
    wide &&
    use.end === end &&
    /^[\p{L}-]{3,}$/u.test(before) &&
    !QUALITY.test(before) &&
    !GENERIC_WORDS.has(before.toLowerCase())
  );
}

function touches({ start, end }: Range, others: readonly Range[]): boolean {
  return others.some((other) => start < other.end && end > other.start);
}

/** As it would stand in a list: with a capital, shouting turned down. */
function worded(phrase: string): string {
  const calm =
    phrase.length > 6 && phrase === phrase.toUpperCase() && /\s|^[A-Z]{7,}$/.test(phrase)
      ? phrase.toLowerCase()
      : phrase;
  return calm.charAt(0).toUpperCase() + calm.slice(1);
}
