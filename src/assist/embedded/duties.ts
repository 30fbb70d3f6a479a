import { baseOf } from "../../domain/language/inflect.ts";
import type { Seniority } from "../../domain/suggestions/request.ts";
import { verbForDuty } from "./choose-verb.ts";
import { inTense, type Tense } from "./tense.ts";
import { asVerbPhrase, deedInTense, isDeed } from "./verb-phrase.ts";

/** A list such as "giving medications, checking vitals and charting in Epic", told as deeds. */
export function tellDuties(list: string, tense: Tense, fallback: string, seniority: Seniority): string {
  const items = splitDuties(list.replace(/^(?:the following|all of the following|things like)[:,]?\s*/i, ""));
  return items
    .map(
      ({ joint, text }, index) =>
        joint + (index === 0 ? first(text, tense, fallback, seniority) : further(text, tense)),
    )
    .join("");
}

function first(text: string, tense: Tense, fallback: string, seniority: Seniority): string {
  const told = asVerbPhrase(text, tense);
  if (told !== null) return told;
  const [leading = "", ...rest] = text.split(" ");
  const verb = verbForDuty(text, fallback, seniority);
  const [base = fallback, ...particle] = verb.split(" ");
  // A bare noun of a deed at the end, such as "filing", has no object to take.
  return [inTense(base, tense), ...particle, properStart(leading), ...rest].join(" ");
}

function further(text: string, tense: Tense): string {
  const words = text.split(" ");
  const [leading = ""] = words;
  if (words.length === 1 || /^(?:and|or)$/i.test(words[1] ?? ""))
    return `${inTense("handle", tense)} ${text}`;
  if (!/ing$/i.test(leading)) return text;
  return [deedInTense(leading, tense), ...words.slice(1)].join(" ");
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
      next === undefined && /^[a-z]+ing$/.test(word) && index + 2 >= parts.length && duties.length > 1;
    const told = next !== undefined && baseOf(word, "past") !== null && baseOf(word, "base") === null;
    if (isDeed(word, next) || bareAtEnd || told) duties.push({ joint, text });
    else if (last) last.text += joint + text;
  }
  return duties;
}
