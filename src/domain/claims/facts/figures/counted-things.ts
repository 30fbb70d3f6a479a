import { ABBREVIATIONS } from "../../../language/abbreviations.ts";
import { baseOf } from "../../../language/inflect.ts";
import { stem } from "../../../language/stem.ts";
import { STOP_WORDS } from "../../../language/stop-words.ts";
import { unitsOf } from "./units.ts";

/** "12 of the rooms" counts rooms, "12 of them" what was named before. */
const PARTITIVE = /^\s*of (?:(?:the|my|our|their|these|those|all)(?: \d+)?|\d+)(?= )/i;
/** "12 or so cars", "12 a day" */
const OPENING = /^(?:\+|-?(?:ish|odd|plus)\b|\s*(?:or so|or more)\b)?[\s-]*/i;
const PHRASE = /^[\p{L}'’]+(?:[ -][\p{L}'’]+){0,4}/u;
const NO_THINGS = new Set(
  "something total max min avg average approx ish times planned today later instead each every per day week month year yr inside outside others".split(
    " ",
  ),
);
/** Plurals without an "s". */
const PLURALS = new Set(
  "people ppl staff children men women crew personnel folk cattle sheep fish mice feet teeth police data media".split(
    " ",
  ),
);
export const NOTHING: ReadonlySet<string> = new Set();

/**
 * What the words right after a number say that it counts: the roots of its noun. Nothing where that is left open, as in
 * "5 field people, 3 inside": what is counted is a plural.
 */
export function countedThings(after: string): ReadonlySet<string> {
  const rest = after.replace(PARTITIVE, "").replace(OPENING, "");
  const phrase = PHRASE.exec(rest)?.[0].toLowerCase().split(/[ -]/) ?? [];
  const end = phrase.findIndex((word, at) => endsPhrase(word, at > 0));
  const words = (end < 0 ? phrase : phrase.slice(0, end)).filter((word) => !isDone(word));
  const plural = words.find(isPlural);
  // "10 of 12 months" is measured, not counted.
  if (plural === undefined || unitsOf(plural).length > 0) return NOTHING;
  // "14 plumbers and apprentices"
  const [and, ...more] = phrase.slice(phrase.indexOf(plural) + 1);
  const nouns = [plural, ...(and === "and" ? more.slice(0, 2).filter(isPlural) : [])];
  // "docs" are documents.
  return new Set(nouns.flatMap((noun) => [noun, ...(ABBREVIATIONS.get(noun) ?? [])]).map(stem));
}

function isPlural(word: string): boolean {
  return PLURALS.has(word) || (/[^s]s$/.test(word) && word.length > 2);
}

/** "12 trained" leaves open what was trained, "12 trained nurses" does not. */
function isDone(word: string): boolean {
  return baseOf(word, "past", "participle", "gerund") !== null;
}

function endsPhrase(word: string, isLater: boolean): boolean {
  if (STOP_WORDS.has(word) || NO_THINGS.has(word)) return true;
  // "120 became policies"
  return baseOf(word, "past") !== null && (isLater || baseOf(word, "participle") === null);
}
