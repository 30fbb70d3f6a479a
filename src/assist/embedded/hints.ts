import { readQuantities } from "../../domain/claims/quantities/read-quantities.ts";
import { baseOf } from "../../domain/language/inflect.ts";
import type { Task } from "../../domain/suggestions/request.ts";
import { IDLE, UNCOUNTED } from "./lexicon/uncounted.ts";

const MOST = 2;
const CHANGE =
  /\b(?:improved|improving|increased|increasing|reduced|reducing|boosted|decreased|grew|grown|shortened|sped up|faster|(?:cut|cutting|saved|saving|lowered|lowering|raised) (?:[\w-]+ ){0,3}?(?:time|times|costs?|waste|bills?|spend|spending|prices?|rates?|errors?|queues?|absences?|turnover|money|hours|energy|sales|revenue|scores?|complaints|waiting))\b/i;
/** A project that people use, rather than one that stands there. */
const USED =
  /\b(?:app|website|site|tool|plugin|bot|chatbot|game|dashboard|library|extension|script|api|portal|platform|software|package|template|podcast|blog|newsletter|database|system|course|guide)\b/i;

/** Questions whose answers would make a line stronger. They ask; nothing of them is put into the text. */
export function hintsFor(task: Task, text: string): string[] {
  if (task === "summary") return readQuantities(text).length === 0 ? ["How many years of experience?"] : [];
  const hints: string[] = [];
  for (const line of text.split("\n")) {
    if (readQuantities(line).length > 0) continue;
    const changed = CHANGE.test(line);
    if (changed) hints.push("By how much?");
    const things = countedThings(line);
    if (things !== null) hints.push(`How many ${things}?`);
    else if (!changed) hints.push(openQuestion(task, line));
  }
  return [...new Set(hints)].slice(0, MOST);
}

function openQuestion(task: Task, line: string): string {
  if (task === "experience") return "How often, or on what scale?";
  return USED.test(line) ? "How many people use it?" : "How long did it take, or how large is it?";
}

const CLAUSE = /\b(?:who|that|which|where|when|while|because|so|such as|including|if|like|about|on)\b/i;

/** The first plural after the verb that can be counted, with the words that belong to it: "care plans". */
function countedThings(line: string): string | null {
  const main = line.split(CLAUSE)[0] ?? line;
  const words = main
    .replace(/\([^)]*\)/g, ",")
    .split(/\s+/)
    .slice(1);
  let phrase: string[] = [];
  for (const [index, given] of words.entries()) {
    const word = given.replace(/[,;.:!]+$/, "");
    if (isPlural(word) && !isDeed(word, words[index - 1])) {
      const named = [...phrase.slice(-2), word].join(" ");
      if (!UNCOUNTED.has(word.toLowerCase())) return named;
      // "customs papers": what is not counted itself may say which.
    }
    phrase =
      given !== word ||
      BOUNDARY.test(word) ||
      IDLE.test(word) ||
      isPastDeed(word) ||
      !/^[\p{L}-]+$/u.test(word)
        ? []
        : [...phrase, word];
  }
  return null;
}

const BOUNDARY =
  /^(?:of|for|in|at|on|with|to|from|by|during|across|about|and|or|into|onto|over|under|per|through|via|using|as|after|before|up|out|off|down|away|between|within|without|around|against|then|also|[a-z]+(?:ed|ing|ly))$/i;

function isPlural(word: string): boolean {
  if (/^[A-Z]{2,}s$/.test(word)) return true;
  return /^\p{Ll}[\p{Ll}-]+[^s'’iu]s$/u.test(word) && word.length > 3 && !/(?:ics|ess|gas)$/.test(word);
}

function isPastDeed(word: string): boolean {
  return baseOf(word, "past") !== null && baseOf(word, "base") === null;
}

/** "meets" and "checks" after a subject are deeds, not things. */
function isDeed(word: string, before = ""): boolean {
  return baseOf(word, "third") !== null && /^(?:it|he|she|and)$/i.test(before);
}
