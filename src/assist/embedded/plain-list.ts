import { baseOf } from "../../domain/language/inflect.ts";
import { namesActivity } from "./duty-items.ts";
import { NOUN_VERBS } from "./lexicon/noun-verbs.ts";
import { inTense, type Tense } from "./tense.ts";

const NO_OBJECT = /^(?:of|for|in|at|on|and|or|to)$/i;

/** "manage stock, train staff, open store": a list of nothing but deeds in their plain form; null for any other. */
export function tellPlainList(list: string, tense: Tense): string | null {
  const parts = list.split(/[,;] (?:and )?| and (?=[a-z]+ )/).map((part) => part.trim());
  const [first = ""] = parts;
  const [verb = "", object = ""] = first.split(" ");
  // Where the first one could be a thing, as in "lead generation", so could all others.
  if (NOUN_VERBS.has(verb.toLowerCase()) && !/^(?:the|an?|all|new|our|my|\d.*)$/i.test(object)) return null;
  const told = parts.map((part) => plainDeed(part, tense));
  if (told.includes(null)) return null;
  const last = told.pop();
  return told.length === 0 ? (last ?? null) : `${told.join(", ")} and ${last}`;
}

function plainDeed(part: string, tense: Tense): string | null {
  const [verb = "", object, ...rest] = part.split(" ");
  const base = baseOf(verb, "base");
  if (base === null || object === undefined || NO_OBJECT.test(object) || namesActivity(part)) return null;
  return [inTense(base, tense), object, ...rest].join(" ");
}
