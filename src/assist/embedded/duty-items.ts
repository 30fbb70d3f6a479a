import { baseOf } from "../../domain/language/inflect.ts";
import { NOUN_VERBS } from "./lexicon/noun-verbs.ts";
import { isBareDeed, isDeed, isNominal } from "./verb-phrase.ts";

/** deed: something done to something; bare: a deed that says not to what; thing: no deed. */
type DutyKind = "deed" | "bare" | "thing";

export interface Duty {
  readonly joint: string;
  readonly text: string;
  readonly kind: DutyKind;
}

const JOINT = /(,? (?:and|&|or|plus|as well as) (?:also |then |to )?|[,;] (?:also |then )?)/;
/** What names a kind of work, so that it is no second object of the deed before it. */
const ACTIVITY =
  /(?:\b(?:entry|work|service|support|control|admin|administration|research|duty|duties|rotation|housekeeping|paperwork|maintenance|reception|care|cover|stocktakes?)|[a-z]{3}(?:ing|tion|ment))$/i;

const OBJECT_AHEAD = /^(?:the|an?|new|all|our|my|their|them|it|up|out|away|\d.*|[a-z]+[^s]s)$/i;
/** Verbs that are mostly nouns, with the word that makes them deeds. */
export const PHRASAL =
  /^(?:deal with|look after|take care of|talk to|make sure|keep track of|work (?:with|on|in|at|as)|help (?:with|in|out)|care for|report (?:to|on|directly|regularly)|answer to|check (?:in|on|for)|plan for|search for|cook for|shop for)\b/i;
/** "cashes up", "mucks out": deeds although no list has the verb. */
export const WITH_PARTICLE = /^[a-z]{2,}[^s]s (?:up|out|off|down|away|over)\b/i;
const NO_PREPOSITION = /^(?!(?:of|for|in|at|on|and|to)$)/i;

/** Cuts only where the next words begin a duty of their own: "ordering paper and ink, filing" is two duties. */
export function splitDuties(list: string, known: Told = null): Duty[] {
  const parts = list.split(JOINT);
  const first = parts[0] ?? "";
  const told = known ?? toldForm(first);
  const duties: { joint: string; text: string; kind: DutyKind }[] = [
    { joint: "", text: first, kind: kindOf(first, told) },
  ];
  for (let index = 1; index < parts.length; index += 2) {
    const joint = parts[index] ?? "";
    const text = parts[index + 1] ?? "";
    const kind = kindOf(/\bto $/.test(joint) ? `to ${text}` : text, told);
    const last = duties.at(-1);
    if (last && goesOn(last, text, kind)) last.text += joint + text;
    else duties.push({ joint, text, kind });
  }
  return duties;
}

export type Told = "infinitive" | "third" | "past" | null;

/** How the first duty is told: the others may go on in the same way, "to check tickets and help passengers". */
function toldForm(text: string): Told {
  const [first = "", second = ""] = text.split(" ");
  if (/^to$/i.test(first) && baseOf(second, "base")) return "infinitive";
  if (baseOf(first, "third") !== null && /^(?:an?|the|all|new|\d.*)$/i.test(second)) return "third";
  return baseOf(first, "past") !== null && second !== "" ? "past" : null;
}

function kindOf(text: string, told: Told): DutyKind {
  const [word = "", next] = text.split(" ");
  if (isNominal(text) || isDeed(word, next)) return "deed";
  if (
    /^(?:[a-z]{4,}ly|cold|cross|spot|deep) [a-z]+ing /i.test(text) &&
    isDeed(next ?? "", text.split(" ")[2])
  )
    return "deed";
  if (isBareDeed(text)) return "bare";
  if (next === undefined) return "thing";
  if (/^to$/i.test(word)) return baseOf(next, "base") === null ? "thing" : "deed";
  if (told === "infinitive" && PHRASAL.test(text)) return "deed";
  if (told === "infinitive" && baseOf(word, "base") !== null)
    return (NOUN_VERBS.has(word) ? OBJECT_AHEAD : NO_PREPOSITION).test(next) ? "deed" : "thing";
  if (told === "third" && (baseOf(word, "third") !== null || WITH_PARTICLE.test(text))) return "deed";
  return baseOf(word, "past") !== null && baseOf(word, "base") === null ? "deed" : "thing";
}

/** Whether a part is only more of the duty before it. */
function goesOn(last: Duty, text: string, kind: DutyKind): boolean {
  if (/^(?:including|such as|especially) /i.test(text)) return true;
  if (kind === "deed") return false;
  // "with menu planning and costing", "file opening and closing": more of the same.
  if (last.kind === "deed") return /ing$|tion$|ment$/i.test(lastWord(last.text)) || !isActivity(text, kind);
  if (kind === "bare" && last.kind === "thing") return / [a-z]+ing$/i.test(last.text);
  return last.kind === "thing" && kind === "thing" && !/^(?:[\w-]+ )?[\w-]+ing\b/i.test(text);
}

function isActivity(text: string, kind: DutyKind): boolean {
  if (kind === "bare") return true;
  const phrase = text.split(/ (?:for|in|at|on|of|with|to|from|by|during|across)\b|[,(]/)[0] ?? text;
  return /^[a-z]/.test(text) && phrase.split(" ").length <= 3 && ACTIVITY.test(phrase);
}

function lastWord(text: string): string {
  return text.split(" ").at(-1) ?? "";
}
