import { baseOf } from "../../domain/language/inflect.ts";
import type { Seniority } from "../../domain/suggestions/request.ts";
import { verbForDuty } from "./choose-verb.ts";
import { inTense, type Tense } from "./tense.ts";
import { asVerbPhrase, deedInTense, isDeed } from "./verb-phrase.ts";

/** A list such as "giving medications, checking vitals and charting in Epic", told as deeds. */
export function tellDuties(list: string, tense: Tense, fallback: string, seniority: Seniority): string {
  const items = splitDuties(list.replace(/^(?:the following|all of the following|things like)[:,]?\s*/i, ""));
  const [leading, ...others] = items;
  if (!leading) return list;
  const isThing = asVerbPhrase(leading.text, tense) === null || isBare(leading.text);
  const told = isThing
    ? withVerb(leading.text, tense, fallback, seniority)
    : (asVerbPhrase(leading.text, tense) ?? leading.text);
  if (others.length === 0) return told;
  // "transport, bed making and serving meals": the things belong together before the next deed.
  const closed = isThing && /, /.test(told) ? told.replace(/, (?!.*, )/, " and ") : told;
  const rest = others.map(({ joint, text }) => joint + further(text, tense)).join("");
  return closed + (closed === told ? rest : rest.replace(/^ and /, ", and "));
}

/** Deeds without an object, such as "stocking, cleaning", are things that somebody handled. */
function isBare(text: string): boolean {
  return /^[\w-]+ing(?:$|,)/i.test(text);
}

function withVerb(text: string, tense: Tense, fallback: string, seniority: Seniority): string {
  const [leading = "", ...rest] = text.split(" ");
  const [base = fallback, ...particle] = verbForDuty(text, fallback, seniority).split(" ");
  return [inTense(base, tense), ...particle, properStart(leading), ...rest].join(" ");
}

function further(text: string, tense: Tense): string {
  const words = text.split(" ");
  const [leading = ""] = words;
  if (/^to$/i.test(leading)) return asVerbPhrase(text, tense) ?? text;
  if (!/ing$/i.test(leading)) return text;
  if (words.length === 1 || /^(?:and|or)$/i.test(words[1] ?? ""))
    return `${inTense("handle", tense)} ${text}`;
  return [deedInTense(leading, tense), ...words.slice(words[1] === "of" ? 2 : 1)].join(" ");
}

function properStart(word: string): string {
  return /^[A-Z][a-z]+$/.test(word) && /^(?:The|All|A|An|Our|My)$/.test(word) ? word.toLowerCase() : word;
}

interface Duty {
  readonly joint: string;
  readonly text: string;
}

/** Cuts only where the next word begins a deed: "ordering paper and ink, filing" is two duties. */
function splitDuties(list: string): Duty[] {
  const parts = list.split(/(,? (?:and|&|or|plus|as well as) (?:also |then )?|[,;] (?:also |then )?)/);
  const duties: { joint: string; text: string }[] = [{ joint: "", text: parts[0] ?? "" }];
  for (let index = 1; index < parts.length; index += 2) {
    const joint = parts[index] ?? "";
    const text = parts[index + 1] ?? "";
    const [word = "", next] = text.split(" ");
    const last = duties.at(-1);
    const bareAtEnd =
      next === undefined &&
      !isBare(duties[0]?.text ?? "") &&
      /^[a-z]+ing$/.test(word) &&
      index + 2 >= parts.length &&
      duties.length > 1;
    const told = next !== undefined && baseOf(word, "past") !== null && baseOf(word, "base") === null;
    const infinitive = /^to$/i.test(word) && next !== undefined && baseOf(next, "base") !== null;
    if (isDeed(word, next) || bareAtEnd || told || infinitive) duties.push({ joint, text });
    else if (last) last.text += joint + text;
  }
  return duties;
}
