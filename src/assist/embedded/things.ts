import { baseOf } from "../../domain/language/inflect.ts";
import type { Task } from "../../domain/suggestions/request.ts";
import { tellDuties } from "./duties.ts";
import { DEED_OF } from "./lexicon/deed-nouns.ts";
import { takesArticle, verbForNamed } from "./lexicon/made-things.ts";
import { VERB_OF_THING } from "./lexicon/verbs-of-things.ts";
import { namesMade, tellNamed } from "./named-things.ts";
import { isUnderWay, type Tense, verbInTense } from "./tense.ts";
import { asVerbPhrase, isDeed, isNominal, namesThing } from "./verb-phrase.ts";

const NOUN_START =
  /^(?:engineering|marketing|nursing|accounting|banking|building|housing|catering|plumbing|reading|training)$/i;
const SERVICE = /^(?:[\w-]+ ){0,2}(?:service|support|care|assistance)(?= (?:for|to|at|in)\b|$)/i;
/** Things that need no article, so that a verb can stand right before them. */
const WITHOUT_ARTICLE = /^(?:payroll|research|paperwork|correspondence|cash|laundry|food|[a-z]+[^s]s)$/i;

const CONTACT =
  /^(?:the )?(?:(?:first|main|only|single|key|sole|primary|central) )?(?:point of contact|contact person|go-to person|contact) for\b/i;
const LESSONS =
  /^(?:(?:1|one)[ -](?:to|on)[ -](?:1|one)|1:1|private|individual|small group|weekly|evening|weekend) (?:[a-z]+ ){0,2}lessons (?:in|for|to|with|on)\b/i;

const KIND_OF_WORK =
  /^(?:[a-z-]+ ){0,3}(?:service|support|care|control|entry|admin|administration|maintenance|rotation|rounds|checks|logs|laundry|paperwork|reception|housekeeping|filing|cleaning|merchandising|scheduling|invoicing|replenishment|preparation|correspondence|making|changes|swaps|repairs|jobs|resets|setups?|problems)$/;

/** A line that begins with a deed in -ing or only names a thing, led by its verb; null where none is known. */
export function tellThing(sentence: string, tense: Tense, task: Task, line: string): string | null {
  const [first = ""] = sentence.split(" ");
  if (task === "project") {
    const named =
      startsWithDeed(sentence) || /^design of /i.test(sentence) ? null : tellNamed(sentence, tense, line);
    if (named !== null || /^an?$/i.test(first) || isForSomething(sentence)) return named;
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
  if (CONTACT.test(sentence)) return `${verbInTense("serve", tense)} as ${small}`;
  if (LESSONS.test(sentence)) return `${verbInTense("teach", tense)} ${small}`;
  const list = listOfMade(small, tense);
  if (list !== null) return list;
  if (SERVICE.test(sentence)) return `${verbInTense("provide", tense)} ${small}`;
  if (/^(?:[\w-]+ ){1,3}duties\b/i.test(sentence)) return `${verbInTense("perform", tense)} ${small}`;
  const kinds = kindsOfWork(small, tense);
  if (kinds !== null) return kinds;
  if (task === "project" && /^(?:collection|selection|production|supply|arrangement) of /i.test(sentence))
    return ofThings(small, tense);
  // "redesign of the menu": a deed told with a noun, although the noun could be a verb too.
  if (isNominal(sentence) && !/^[\w-]+ing /i.test(sentence)) return nominalStart(small, tense);
  if (!namesThing(sentence) && baseOf(first, "base", "third") !== null) return null;
  if (!/^[A-Z]?[a-z]+ /.test(sentence)) return null;
  return asVerbPhrase(small, tense) ?? knownThing(small, tense);
}

/** "purchase of cloth, control of stock"; null where a part of the list could not be told with the others. */
function nominalStart(sentence: string, tense: Tense): string | null {
  const [, ...others] = sentence.split(/, (?:and )?| and /);
  const left = others.some(
    (part) => DEED_OF.has(part.split(" ")[0]?.toLowerCase() ?? "") && !isNominal(part),
  );
  if (left) return null;
  return others.some(isNominal)
    ? tellDuties(sentence, tense, "handle", "mid")
    : asVerbPhrase(sentence, tense);
}

const GATHERED =
  /^(?:the |all |some |\d[\d,.]* |[a-z]+ ){0,3}?(?:samples?|data|rubbish|litter|waste|signatures|donations|clothes|food|money|funds|feedback|statistics|answers|stories|memories|seeds|plastic)\b/i;

/** "collection of ten shirts" was made, "collection of litter" was a deed; of a production nobody can tell whose it was. */
function ofThings(sentence: string, tense: Tense): string | null {
  const [, noun = "", things = ""] = /^([a-z]+) of (.+)$/i.exec(sentence) ?? [];
  if (!/^collection$/i.test(noun)) return null;
  if (GATHERED.test(things)) return asVerbPhrase(sentence, tense);
  return namesMade(`a ${things}`) ? `${verbInTense("create", tense)} a ${sentence}` : null;
}

/** "Built a site" and "knitting hats" are told already. */
function startsWithDeed(sentence: string): boolean {
  const [first = "", second] = sentence.split(" ");
  if (/^of$/i.test(second ?? "") || isForSomething(sentence)) return false;
  return baseOf(first, "past") !== null || /^[a-z]+ed$/i.test(first) || isDeed(first, second);
}

/** "tutoring app" is an app, "building website" a deed of somebody in a hurry. */
function isForSomething(sentence: string): boolean {
  const [first = "", second = ""] = sentence.split(/[ ,]/);
  if (!/ing$/i.test(first) || /^(?:build|mak|creat|design|develop|writ|cod|programm)ing$/i.test(first))
    return false;
  return takesArticle(second) && verbForNamed(second) !== null;
}

/** "stock rotation and date checks": a list of nothing but kinds of work. */
function kindsOfWork(sentence: string, tense: Tense): string | null {
  // "… and laptop setup for 230 staff", "… on vans, roughly 6 a day"
  const listed = sentence.replace(
    /(?: (?:for|at|in|on|across) [^,]*)?(?:, (?:roughly|about|around|up to|\d)[^,]*)?$/i,
    "",
  );
  const parts = listed.split(/, (?:and )?| and /);
  if (parts.length < 2 || !parts.every((part) => KIND_OF_WORK.test(part))) return null;
  const verb = VERB_OF_THING.get(parts[0]?.split(" ").at(-1) ?? "") ?? "handle";
  return /handling$/.test(parts[0] ?? "") ? null : `${verbInTense(verb, tense)} ${sentence}`;
}

/** "posters, tickets and menu cards for 9 pubs": things that all go with one verb, for somebody. */
function listOfMade(sentence: string, tense: Tense): string | null {
  const [, list = ""] =
    /^([a-z-]+(?: [a-z-]+){0,2}(?:, [a-z-]+(?: [a-z-]+){0,2}){0,4},? (?:and|&) [a-z-]+(?: [a-z-]+){0,2}) for /.exec(
      sentence,
    ) ?? [];
  const verbs = list.split(/,? (?:and|&) |, /).map((item) => (/s$/.test(item) ? verbForNamed(item) : null));
  const [first = null] = verbs;
  if (verbs.length < 2 || first === null || verbs.includes(null)) return null;
  const same = verbs.every((verb) => verb === first);
  return `${verbInTense(same ? first : "create", tense)} ${sentence}`;
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
  // "Waiting times fell": something happened to them.
  if (/^(?:is|are|was|were|fell|rose|went|dropped|grew)$/i.test(words[2] ?? "")) return null;
  if (NOUN_START.test(first) || isUnderWay(rest)) return null;
  const pair = /^(?:and|&)$/i.test(second) && /ing$/i.test(words[2] ?? "");
  return asVerbPhrase(rest, tense) === null && !pair ? null : tellDuties(rest, tense, "handle", "mid");
}
