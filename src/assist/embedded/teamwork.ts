import { baseOf } from "../../domain/language/inflect.ts";
import { inTense, type Tense } from "./tense.ts";

/** "We built it" was a team's work and stays one; null where nobody else is the subject. */
export function byTeam(sentence: string, tense: Tense): string | null {
  const both =
    /^(my [\w -]{2,30}?|the [\w -]{2,30}?|an? [\w -]{2,30}?|[A-Z][a-z]+) and i ([a-z]+) (.+)$/i.exec(
      sentence,
    );
  const mine = /^me and ((?:my|the|an?) [\w -]{2,30}?) ([a-z]+) (.+)$/i.exec(sentence);
  if (both ?? mine) {
    const [, others = "", verb = "", rest = ""] = both ?? mine ?? [];
    const base = deedOf(verb);
    const whom = others
      .replace(/^my (?=(?:team|colleagues|manager|boss|department)\b)/i, "the ")
      .replace(/^my (?=(?:colleague|co-?worker|flatmate|classmate|friend)\b)/i, "a ");
    return base === null ? null : `${inTense("collaborate", tense)} with ${small(whom)} to ${base} ${rest}`;
  }
  const our = /^our (team(?: of [\w-]+)?) ([a-z]+) (.+)$/i.exec(sentence);
  if (our) {
    const [, team = "", verb = "", rest = ""] = our;
    return baseOf(verb, "past") === null
      ? null
      : `${inTense("contribute", tense)} to a ${team} that ${verb} ${rest}`;
  }
  const [subject = "", first = "", ...rest] = sentence.split(" ");
  const base = deedOf(first);
  if (!/^we$/i.test(subject) || base === null) return null;
  return [inTense("collaborate", tense), "with the team to", base, ...rest].join(" ");
}

function deedOf(verb: string): string | null {
  const base = baseOf(verb, "past", "base");
  return base === null || /^(?:have|be|get|need|want)$/.test(base) ? null : base;
}

function small(text: string): string {
  return /^(?:My|The|An?) /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
