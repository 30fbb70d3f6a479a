import { baseOf } from "../../domain/language/inflect.ts";
import type { Task } from "../../domain/suggestions/request.ts";
import { verbForMaking } from "./choose-verb.ts";
import { tellDuties } from "./duties.ts";
import { VERB_OF_THING } from "./lexicon/verbs-of-things.ts";
import { withoutMaking } from "./making.ts";
import { type Tense, verbInTense } from "./tense.ts";
import { asVerbPhrase, namesThing } from "./verb-phrase.ts";

const NOUN_START =
  /^(?:engineering|marketing|nursing|accounting|banking|building|housing|catering|plumbing|reading|training)$/i;
/** What somebody is still learning is not yet done. */
const UNDER_WAY =
  /^(?:studying|working towards?|training (?:to|as|for)|learning|preparing for (?:the|my|an?)|reading for|retraining)\b/i;
const SERVICE = /^(?:[\w-]+ ){0,2}(?:service|support|care|assistance)(?= (?:for|to|at|in)\b|$)/i;
/** Things that need no article, so that a verb can stand right before them. */
const WITHOUT_ARTICLE = /^(?:payroll|research|paperwork|correspondence|cash|laundry|food|[a-z]+[^s]s)$/i;

const KIND_OF_WORK =
  /^(?:[a-z-]+ ){0,3}(?:service|support|care|control|entry|admin|administration|maintenance|rotation|rounds|checks|logs|laundry|paperwork|reception|housekeeping|filing|cleaning|merchandising|scheduling|invoicing|replenishment|preparation|correspondence|making)$/;

/** A line that begins with a deed in -ing or only names a thing, led by its verb; null where none is known. */
export function tellThing(sentence: string, tense: Tense, task: Task): string | null {
  const [first = ""] = sentence.split(" ");
  if (task === "project" && /^an?$/i.test(first)) {
    const verb = verbForMaking(sentence);
    return verb === null
      ? null
      : `${verbInTense(verb, tense)} ${first.toLowerCase()}${withoutMaking(sentence.slice(first.length))}`;
  }
  const small = /^[A-Z]{2}/.test(first) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
  // What goes on until today cannot be told in the past.
  if (
    /ing$/i.test(first) &&
    / (?:for [\w-]+ (?:yrs?|years|months) now|since (?:\d{4}|then))\b/i.test(sentence)
  )
    return null;
  if (/^[a-z-]+ing$/i.test(first)) return gerundStart(small, tense);
  const shared = /^([a-z-]+ing), ((?:together|along|jointly) with [^,]+), (.+)$/i.exec(small);
  if (shared) return gerundStart(`${shared[1]} ${shared[3]} ${shared[2]}`, tense);
  if (/^[a-z-]+ing,? (?:and )?/i.test(sentence) && asVerbPhrase(small, tense) === null && /,/.test(first))
    return tellDuties(small, tense, "handle", "mid");
  if (baseOf(first, "past") !== null || /ed$/i.test(first)) return null;
  if (SERVICE.test(sentence)) return `${verbInTense("provide", tense)} ${small}`;
  if (/^(?:[\w-]+ ){1,3}duties\b/i.test(sentence)) return `${verbInTense("perform", tense)} ${small}`;
  const kinds = kindsOfWork(small, tense);
  if (kinds !== null) return kinds;
  if (!namesThing(sentence) && baseOf(first, "base", "third") !== null) return null;
  if (!/^[A-Z]?[a-z]+ /.test(sentence)) return null;
  return asVerbPhrase(small, tense) ?? knownThing(small, tense);
}

/** "stock rotation and date checks": a list of nothing but kinds of work. */
function kindsOfWork(sentence: string, tense: Tense): string | null {
  const parts = sentence.split(/, (?:and )?| and /);
  if (parts.length < 2 || !parts.every((part) => KIND_OF_WORK.test(part))) return null;
  const verb = VERB_OF_THING.get(parts[0]?.split(" ").at(-1) ?? "") ?? "handle";
  return /handling$/.test(parts[0] ?? "") ? null : `${verbInTense(verb, tense)} ${sentence}`;
}

/** "weekly reports for the board" → "prepared weekly reports for the board". */
function knownThing(sentence: string, tense: Tense): string | null {
  const phrase = /^((?:[a-z-]+ ){0,2}[a-z-]+) (?:for|to|from|at|in) /.exec(sentence)?.[1];
  const head = phrase?.split(" ").at(-1) ?? "";
  const verb = VERB_OF_THING.get(head);
  if (verb === undefined || /^(?:serve|care for)$/.test(verb) || !WITHOUT_ARTICLE.test(head)) return null;
  return `${verbInTense(verb, tense)} ${sentence}`;
}

/** "Managing a team" as a line of its own. */
function gerundStart(rest: string, tense: Tense): string | null {
  const words = rest.split(" ");
  const [first = "", second = ""] = words;
  if (NOUN_START.test(first) || UNDER_WAY.test(rest)) return null;
  const pair = /^(?:and|&)$/i.test(second) && /ing$/i.test(words[2] ?? "");
  return asVerbPhrase(rest, tense) === null && !pair ? null : tellDuties(rest, tense, "handle", "mid");
}
