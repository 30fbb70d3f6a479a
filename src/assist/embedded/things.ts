import { baseOf } from "../../domain/language/inflect.ts";
import { tellDuties } from "./duties.ts";
import { VERB_OF_THING } from "./lexicon/verbs-of-things.ts";
import { type Tense, verbInTense } from "./tense.ts";
import { asVerbPhrase, namesThing } from "./verb-phrase.ts";

const NOUN_START =
  /^(?:engineering|marketing|nursing|accounting|banking|building|housing|catering|plumbing|reading|training)$/i;
const SERVICE = /^(?:[\w-]+ ){0,2}(?:service|support|care|assistance)(?= (?:for|to|at|in)\b|$)/i;
/** Things that need no article, so that a verb can stand right before them. */
const WITHOUT_ARTICLE = /^(?:payroll|research|paperwork|correspondence|cash|laundry|food|[a-z]+[^s]s)$/i;

/** A line that begins with a deed in -ing or only names a thing, led by its verb; null where none is known. */
export function tellThing(sentence: string, tense: Tense): string | null {
  const [first = ""] = sentence.split(" ");
  const small = /^[A-Z]{2}/.test(first) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
  if (/^[a-z-]+ing$/i.test(first)) return gerundStart(small, tense);
  if (/^[a-z-]+ing,? (?:and )?/i.test(sentence) && asVerbPhrase(small, tense) === null && /,/.test(first))
    return tellDuties(small, tense, "handle", "mid");
  if (baseOf(first, "past") !== null || /ed$/i.test(first)) return null;
  if (SERVICE.test(sentence)) return `${verbInTense("provide", tense)} ${small}`;
  if (/^(?:[\w-]+ ){1,3}duties\b/i.test(sentence)) return `${verbInTense("perform", tense)} ${small}`;
  if (!namesThing(sentence) && baseOf(first, "base", "third") !== null) return null;
  if (!/^[A-Z]?[a-z]+ /.test(sentence)) return null;
  return asVerbPhrase(small, tense) ?? knownThing(small, tense);
}

/** "weekly reports for the board" → "prepared weekly reports for the board". */
function knownThing(sentence: string, tense: Tense): string | null {
  const phrase = /^((?:[a-z-]+ ){0,2}[a-z-]+) (?:for|to|from|at|in) /.exec(sentence)?.[1];
  const head = phrase?.split(" ").at(-1) ?? "";
  const verb = VERB_OF_THING.get(head);
  if (verb === undefined || !WITHOUT_ARTICLE.test(head)) return null;
  return `${verbInTense(verb, tense)} ${sentence}`;
}

/** "Managing a team" as a line of its own. */
function gerundStart(rest: string, tense: Tense): string | null {
  const words = rest.split(" ");
  const [first = "", second = ""] = words;
  if (NOUN_START.test(first)) return null;
  const pair = /^(?:and|&)$/i.test(second) && /ing$/i.test(words[2] ?? "");
  return asVerbPhrase(rest, tense) === null && !pair ? null : tellDuties(rest, tense, "handle", "mid");
}
