import { hasFigure } from "../../domain/claims/facts/figures-in.ts";
import { baseOf, isKnownVerb } from "../../domain/language/inflect.ts";
import type { Task } from "../../domain/suggestions/request.ts";
import { NOUN_VERBS } from "./lexicon/noun-verbs.ts";
import { IDLE, UNCOUNTED } from "./lexicon/uncounted.ts";

const MOST = 2;
const CHANGE =
  /(?:^|\band |[,;] |\bto |\bby |\bin )(?:improved|improving|increased|increasing|reduced|reducing|boosted|decreased|grew|grown|shortened|sped up|(?:cut|cutting|saved|saving|lowered|lowering|raised) (?:[\w-]+ ){0,3}?(?:time|times|costs?|waste|bills?|spend|spending|prices?|rates?|errors?|queues?|absences?|turnover|money|hours|energy|sales|revenue|scores?|complaints|waiting))\b/i;
const RHYTHM =
  /\b(?:daily|weekly|monthly|yearly|hourly|nightly|every|each|on (?:mon|tues|wednes|thurs|fri|satur|sun)days)\b/i;
/** A project that people use, rather than one that stands there. */
const USED =
  /\b(?:app|website|site|tool|plugin|bot|chatbot|game|dashboard|library|extension|script|api|portal|platform|software|package|template|podcast|blog|newsletter|database|system|course|guide)\b/i;

/** Questions whose answers would make a line stronger. They ask; nothing of them is put into the text. */
export function hintsFor(task: Task, text: string): string[] {
  if (task === "summary") return !hasFigure(text) ? ["How many years of experience?"] : [];
  const hints: string[] = [];
  for (const line of text.split("\n")) {
    if (hasFigure(line)) continue;
    const changed = CHANGE.test(line);
    if (changed) hints.push("By how much?");
    const things = countedThings(line);
    if (things !== null) hints.push(`How many ${things}?`);
    else if (!changed) hints.push(openQuestion(task, line));
  }
  return [...new Set(hints)].slice(0, MOST);
}

function openQuestion(task: Task, line: string): string {
  if (task === "experience") return RHYTHM.test(line) ? "On what scale?" : "How often, or on what scale?";
  return USED.test(line) ? "How many people use it?" : "How long did it take, or how large is it?";
}

const CLAUSE = /\b(?:who|that|which|where|when|while|because|so|such as|including|if|like|about|on)\b/i;

/** The first plural after the verb that can be counted, with the words that belong to it: "care plans". */
function countedThings(line: string): string | null {
  // A sentence with a subject of its own: its verb may look like something to count.
  if (/^(?:my|our|the|this|it|i|we|he|she|they|there|what) /i.test(line)) return null;
  const main = line.split(CLAUSE)[0] ?? line;
  const words = main
    .replace(/\([^()]{0,200}\)/g, ",")
    .split(/\s+/)
    .slice(1);
  let phrase: string[] = [];
  for (const [index, given] of words.entries()) {
    const word = given.replace(/[,;.:!]+$/, "");
    if (isPlural(word) && !isDeed(word, words[index - 1]) && !(given === word && isThing(words[index + 1]))) {
      const named = [...phrase.slice(-2), word].join(" ");
      if (!UNCOUNTED.has(word.toLowerCase())) return named;
      // "customs papers": what is not counted itself may say which.
    }
    // After a comma or an "and" another verb may begin: "…, visit mothers".
    const leads =
      index > 0 &&
      phrase.length === 0 &&
      /[,;]$|^and$/i.test(words[index - 1] ?? "") &&
      isKnownVerb(word) &&
      !isPlural(word);
    phrase =
      given !== word ||
      // "it shows meals", "lets teachers": a deed of something else stands before what is counted.
      isDeed(word, words[index - 1]) ||
      leads ||
      // "to rename photos": a deed, whether or not it is known.
      /^to$/i.test(words[index - 1] ?? "") ||
      BOUNDARY.test(word) ||
      IDLE.test(word) ||
      isVerb(word) ||
      !/^[\p{L}-]+$/u.test(word)
        ? []
        : [...phrase, word];
  }
  return null;
}

const BOUNDARY =
  /^(?:i|it|you|we|they|he|she|what|how|of|for|in|at|on|with|to|from|by|during|across|about|and|or|into|onto|over|under|per|through|via|using|as|after|before|up|out|off|down|away|between|within|without|around|against|then|also|[a-z]+(?:ed|ing|ly))$/i;

function isPlural(word: string): boolean {
  if (/^[A-Z]{2,}s$/.test(word)) return true;
  return /^\p{Ll}[\p{Ll}-]+[^s'’iu]s$/u.test(word) && word.length > 3 && !/(?:ics|ess|gas)$/.test(word);
}

function isVerb(word: string): boolean {
  return isKnownVerb(word) && !NOUN_VERBS.has(word.toLowerCase()) && baseOf(word, "third") === null;
}

/** A noun right after: "members list" is one thing, and nobody counts its members. */
function isThing(next = ""): boolean {
  const word = next.replace(/[,;.:!]+$/, "");
  return (
    /^\p{Ll}{3,}$/u.test(word) &&
    !BOUNDARY.test(word) &&
    !IDLE.test(word) &&
    !isVerb(word) &&
    !/^(?:alone|there|together|tidy|clean|safe|ready|once|twice|again|online|abroad|overseas)$/.test(word)
  );
}

/** "meets" and "checks" after a subject are deeds, not things. */
function isDeed(word: string, before = ""): boolean {
  const base = baseOf(word, "third");
  return base !== null && (!NOUN_VERBS.has(base) || /^(?:it|he|she|and)$/i.test(before));
}
