import { baseOf } from "../../domain/language/inflect.ts";
import type { Seniority } from "../../domain/suggestions/request.ts";
import { verbForDuty } from "./choose-verb.ts";
import { type Duty, splitDuties, type Told, WITH_PARTICLE } from "./duty-items.ts";
import { ACTIVITIES, TO_THE_SAME } from "./lexicon/deed-nouns.ts";
import { inTense, type Tense, verbInTense } from "./tense.ts";
import { asVerbPhrase, bareInTense, isNominal } from "./verb-phrase.ts";

/** A list such as "giving medications, checking vitals and charting in Epic", told as deeds. */
export function tellDuties(
  list: string,
  tense: Tense,
  fallback: string,
  seniority: Seniority,
  told: Told = null,
): string {
  const plain = list.replace(/^(?:the following|all of the following|things like)[:,]?\s*/i, "");
  const duties = splitDuties(
    plain.includes(",") ? plain : plain.replace(/; (?!(?:it|this|that|they|we|he|she|i)\b)/gi, ", "),
    told,
  );
  const groups: string[] = [];
  for (let at = 0; at < duties.length; ) {
    const end = duties.findIndex(({ kind }, index) => index >= at && kind === "deed");
    const stop = end < 0 ? duties.length : end;
    const before = duties.slice(at, stop);
    const deed = end < 0 ? undefined : duties[end];
    if (deed && sharesObject(before, deed)) groups.push(shared(before, deed, tense));
    else {
      if (before.length > 0) groups.push(withVerb(before, tense, fallback, seniority));
      if (deed) groups.push(toldDeed(deed.text, tense));
    }
    at = stop + 1;
  }
  return joined(groups);
}

/** "opening and closing the shop": both were done to the shop. */
function sharesObject(before: readonly Duty[], deed: Duty): boolean {
  if (before.length === 0 || !/\b(?:and|or|&)/.test(deed.joint)) return false;
  if (before.some(({ kind }) => kind !== "bare")) return false;
  if (isNominal(deed.text)) return true;
  const [gerund = ""] = deed.text.toLowerCase().split(" ");
  return (
    /ing$/.test(gerund) &&
    (TO_THE_SAME.has(gerund) || before.every(({ text }) => !ACTIVITIES.has(text.toLowerCase())))
  );
}

function shared(before: readonly Duty[], deed: Duty, tense: Tense): string {
  const verbs = before.map(({ text }) => bareInTense(text, tense)).join(", ");
  return `${verbs} ${/\bor\b/.test(deed.joint) ? "or" : "and"} ${toldDeed(deed.text, tense)}`;
}

function withVerb(things: readonly Duty[], tense: Tense, fallback: string, seniority: Seniority): string {
  const [leading, ...others] = things;
  const text = (leading?.text ?? "") + others.map(({ joint, text: more }) => joint + more).join("");
  const closed =
    others.length > 0 &&
    !/ (?:and|or|&) /.test(text) &&
    // "cleaning, mostly offices, 3 floors" is no list.
    !others.some(({ text: more }) => /^(?:mostly|mainly|usually|about|around|roughly|up to|\d)/i.test(more))
      ? text.replace(/, (?!.*, )/, " and ")
      : text;
  const [first = "", ...rest] = closed.split(" ");
  const verb = verbForDuty(leading?.text ?? "", fallback, seniority);
  const told = [verbInTense(verb, tense), properStart(first), ...rest].join(" ");
  if (verb === "handle") return told.replace(/^(handled?) ((?:[\w-]+ )?[\w-]+) handling\b/i, "$1 $2");
  return verb === "provide" ? told.replace(/\bcare of\b/i, "care for") : told;
}

function toldDeed(text: string, tense: Tense): string {
  const told = asVerbPhrase(text, tense);
  if (told !== null) return told;
  const [first = "", ...rest] = text.split(" ");
  const base =
    baseOf(first, "base", "third") ??
    (WITH_PARTICLE.test(text) ? first.toLowerCase().replace(/(?<=sh|ch|x)es$|s$/, "") : null);
  return base === null || baseOf(first, "past") !== null ? text : [inTense(base, tense), ...rest].join(" ");
}

function joined(groups: readonly string[]): string {
  const [first = "", ...others] = groups;
  const last = others.pop();
  if (last === undefined) return first;
  const head = [first, ...others].join(", ");
  return head + (/ and /.test(head) && !/^[\w-]+ and [\w-]+ [^,]*$/.test(head) ? ", and " : " and ") + last;
}

function properStart(word: string): string {
  return /^(?:The|All|A|An|Our|My)$/.test(word) ? word.toLowerCase() : word;
}
