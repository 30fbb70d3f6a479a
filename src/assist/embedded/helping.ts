import { baseOf, gerund } from "../../domain/language/inflect.ts";
import type { Tone } from "../../domain/suggestions/request.ts";
import { NOUN_VERBS } from "./lexicon/noun-verbs.ts";
import { type Tense, verbInTense } from "./tense.ts";
import { deedInTense, isDeed } from "./verb-phrase.ts";

const ASSISTING: Record<Tone, string> = {
  professional: "assist in",
  confident: "contribute to",
  friendly: "contribute to",
};
const RESULT = /^(?:reduc|increas|improv|grow|rais|cut|sav|win|achiev|boost|lower|speed|doubl)/i;
const PERSON =
  /^(?:(?:the|a|an|my|our|other|new|senior|junior|head|lead|regional|local|elderly|older|younger|young|disabled|all|two|three|four|\d+)\s+)*(?:[\w-]+\s+){0,2}?(?:customers?|clients?|guests?|patients?|residents?|students?|pupils?|children|kids|users?|people|families|visitors|nurses?|doctors?|managers?|teachers?|auditors?|engineers?|developers?|colleagues?|co-?workers?|classmates?|flatmates?|room-?mates?|team-?mates?|mates?|cousins?|nephews?|nieces?|sons?|daughters?|grandma|grandpa|staff|team|teams|members|electricians?|chefs?|director|supervisor|lawyers?|attorneys?|solicitors?|seniors|adults|employees|drivers?|mechanics?|plumbers?|owner|researchers?|professors?|technicians?|scientists?|bricklayers?|carpenters?|accountants?|boss|surgeons?|passengers|tenants|learners|shoppers|callers|veterans|refugees|women|men|dad|father|mum|mom|mother|uncle|aunt|brother|sister|friends?|wife|husband|neighbours?|neighbors?|grandparents|parents|volunteers|beginners|farmers|artists?)\b/i;

/** A person by the look of the word, where a deed of theirs follows: "the head gardener replant the beds". */
const SOMEBODY =
  /^(?:the|an?|my|our|two|three) (?:[\w-]+ ){0,2}?[a-z]+(?:er|or|ist|ian|ant)s?(?= (?:to )?[a-z]+ (?:the|an?|their|his|her|new|all)\b)/i;

/** "helped" told with a better word that claims no more. */
export function tellHelp(rest: string, tense: Tense, tone: Tone): string {
  const words = rest.split(" ");
  const [first = "", second = ""] = words;
  const say = (verb: string) => verbInTense(verb, tense);
  const assist = (verb: string) => say(RESULT.test(verb) ? "contribute to" : ASSISTING[tone]);
  if (/^with$/i.test(first)) return helpWith(rest, words, say, tone);
  if (/^(?:in|by)$/i.test(first) && /ing$/i.test(second))
    return `${assist(second)} ${words.slice(1).join(" ")}`;
  if (/^to$/i.test(first) && baseOf(second, "base")) return `${assist(second)} ${asGerunds(words.slice(1))}`;
  if (isDeed(first, second)) return `${assist(first)} ${rest}`;
  const person = PERSON.exec(rest) ?? SOMEBODY.exec(rest);
  if (person) return helpPerson(rest, person[0].length, say);
  if (baseOf(first, "base") && second !== "") return `${assist(first)} ${asGerunds(words)}`;
  if (/^(?:out|at|on|in|during|around)$/i.test(first))
    return `${say("assist")} ${rest.replace(/^out /i, "")}`;
  return `${say("assist")} ${/^[a-z-]+ing\b/i.test(first) ? "with " : ""}${rest}`;
}

function helpWith(rest: string, words: readonly string[], say: (verb: string) => string, tone: Tone): string {
  // "with planning of the party": the deed needs no "of".
  const object = words
    .slice(1)
    .join(" ")
    .replace(/^([a-z-]+ing) of /i, "$1 ");
  const [first = "", second] = words.slice(1);
  if (isDeed(first, second) && tone !== "professional") return `${say("contribute to")} ${object}`;
  const activity = /^with (?:the )?(?:[\w-]+ )?[\w-]+(?:ing|tion|ment)\b/i.test(rest);
  return tone === "confident" && activity ? `${say("support")} ${object}` : `${say("assist")} with ${object}`;
}

/** "prepare bundles and book rooms" → "preparing bundles and booking rooms". */
function asGerunds(words: readonly string[]): string {
  const [first = "", ...rest] = words;
  const others = rest.map((word, index) => {
    const joint = index > 0 && /^(?:and|or)$/i.test(rest[index - 1] ?? "");
    const next = rest[index + 1] ?? "";
    const deed =
      joint &&
      baseOf(word, "base") === word &&
      (NOUN_VERBS.has(word)
        ? /^(?:the|an?|new|all|our|their|them|it|up|out|away)$/.test(next)
        : /^(?!of$|for$|in$|at$|on$|and$|to$)[\w-]/.test(next));
    return deed ? gerund(word) : word;
  });
  return [gerund(first.toLowerCase()), ...others].join(" ");
}

/** "helped customers find shoes" → "supported customers in finding shoes". */
function helpPerson(rest: string, length: number, say: (verb: string) => string): string {
  const after = rest.slice(length).trim().split(" ");
  const at = after[0]?.toLowerCase() === "to" ? 1 : 0;
  const verb = after[at] ?? "";
  if (baseOf(verb, "base") && after.length > at + 1 && !/^(?:with|in|during|at|on|by)$/i.test(verb))
    return `${say("support")} ${rest.slice(0, length)} in ${asGerunds(after.slice(at))}`;
  return `${say("assist")} ${rest}`;
}

/** "helping customers and advising on colours": what stands beside the help is a deed of its own. */
export function besideHelp(sentence: string, tense: Tense): string {
  // "helping cooks by peeling and washing": what stands after "by" is how, not what else.
  if (!/^helping (?!with\b|in\b|by\b|out\b)(?!.* by [a-z-]+ing\b)/i.test(sentence)) return sentence;
  return sentence.replace(
    / (and|,) ([a-z-]+ing) (?=(\w+))/gi,
    (all, joint: string, word: string, next: string) =>
      isDeed(word, next) ? ` ${joint} ${deedInTense(word, tense)} ` : all,
  );
}
