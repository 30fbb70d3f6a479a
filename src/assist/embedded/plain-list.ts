import { baseOf } from "../../domain/language/inflect.ts";
import { PHRASAL } from "./duty-items.ts";
import { NOUN_VERBS } from "./lexicon/noun-verbs.ts";
import { inTense, type Tense } from "./tense.ts";

/** "stock control": a kind of work, although its first word could be a deed. */
const KIND_OF_WORK = /(?:ing|tion|ment|\b(?:control|entry|service|support|duty|duties|work|care))$/i;
const NO_OBJECT = /^(?:of|for|in|at|on|and|or|to)$/i;

/** "manage stock, train staff, open store": a list of nothing but deeds in their plain form; null for any other. */
export function tellPlainList(list: string, tense: Tense): string | null {
  const parts = list.split(/[,;] (?:and )?| and (?=[a-z]+ )/).map((part) => part.trim());
  // Where each could be a thing, as in "lead generation", they may all be things.
  if (!parts.some(isCertain)) return null;
  const told = parts.map((part) => plainDeed(part, tense));
  if (told.includes(null)) return null;
  const last = told.pop();
  return told.length === 0 ? (last ?? null) : `${told.join(", ")} and ${last}`;
}

function isCertain(part: string): boolean {
  const [verb = "", object = ""] = part.split(" ");
  if (PHRASAL.test(part) || /^(?:the|an?|all|new|our|my|\d.*)$/i.test(object)) return true;
  return !NOUN_VERBS.has(verb.toLowerCase());
}

function plainDeed(part: string, tense: Tense): string | null {
  const [verb = "", object, ...rest] = part.split(" ");
  const base = baseOf(verb, "base");
  if (base === null || object === undefined || KIND_OF_WORK.test(part)) return null;
  if (NO_OBJECT.test(object) && !PHRASAL.test(part)) return null;
  return [inTense(base, tense), object, ...rest].join(" ");
}
