import { baseOf, isKnownVerb } from "../../domain/language/inflect.ts";
import { verbForDoing } from "./choose-verb.ts";
import { inTense, isTold, type Tense } from "./tense.ts";

/** "We built it" was a team's work and stays one; null where nobody else is the subject. */
export function byTeam(sentence: string, tense: Tense): string | null {
  const both =
    /^(my [\w -]{2,30}?|the [\w -]{2,30}?|an? [\w -]{2,30}?|[A-Z][a-z]+) and i ([a-z]+) (.+)$/i.exec(
      sentence,
    );
  const mine = /^me and ((?:my|the|an?) [\w -]{2,30}?) ([a-z]+) (.+)$/i.exec(sentence);
  if (both ?? mine) {
    const [, others = "", verb = "", rest = ""] = both ?? mine ?? [];
    // "the shop sold bikes and I": a sentence of its own, not somebody beside whom one worked.
    const words = others.split(" ").slice(1);
    const isClause = words.length > 1 && words.slice(1).some((word) => isTold(word) || isKnownVerb(word));
    const base = isClause ? null : deedOf(verb);
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
  return byUs(sentence, tense);
}

const OURS =
  /^(?:(?:as a team|as a group|together),? )?we (?:all |both |also )?((?:had|have|got|needed|(?:were|was|got) (?:asked|told|tasked)) to )?([a-z]+)\b ?(.*)$/i;
/** How something ended is nothing that one collaborates to do. */
const RESULT =
  /^we (?:came|finished|placed|ended up|ranked|made it) (?:in |to )?(?:first|second|third|fourth|fifth|last|top|runner|the (?:final|finals|semi)|\d)/i;

function byUs(sentence: string, tense: Tense): string | null {
  if (RESULT.test(sentence)) return sentence.replace(/^we/i, "the team");
  const [, obliged, verb = "", object = ""] = OURS.exec(sentence) ?? [];
  const base = obliged === undefined || baseOf(verb, "base") !== null ? deedOf(verb) : null;
  if (base === null) return null;
  const told = base === "do" ? verbForDoing(object) : base;
  return `${inTense("collaborate", tense)} with the team to ${told} ${object}`.trimEnd();
}

function deedOf(verb: string): string | null {
  const base = baseOf(verb, "past", "base");
  return base === null || /^(?:have|be|get|need|want)$/.test(base) ? null : base;
}

function small(text: string): string {
  return /^(?:My|The|An?) /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
