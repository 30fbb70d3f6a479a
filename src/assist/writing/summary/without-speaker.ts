import { baseOf, gerund, past, third } from "../../../domain/language/inflect.ts";
import { small } from "./resume-facts.ts";
import { saySought } from "./sought.ts";

const FIRST_PERSON = /\b(?:I|I'm|I've|I'd|I'll|me|my|mine|myself|we|us|our|ours|we've)\b/i;

export function isPersonal(text: string): boolean {
  return FIRST_PERSON.test(text);
}

/** What somebody does every day that reads well at the head of a sentence. */
const DAILY =
  /^(?:can|speak|hold|enjoy|love|work|lead|manage|run|train|teach|specialise|specialize|support|deliver|drive|write|fix|build|design|thrive|report)$/i;
const LASTING =
  /\b(?:for|since|ever since|these|over)\b[^,.]*\b(?:years?|since|\d{4}|then|the age)\b|\bever since\b/i;
/** The person's own things where the sentence stands without "my". Each row stands alone. */
const OWN: readonly [pattern: RegExp, instead: string][] = [
  [/\bsince I was (?:about )?(\d+)\b/g, "since the age of $1"],
  [/\b(?:on|by) my own\b|\bby myself\b/g, "independently"],
  [/\bhave my own\b/gi, "have own"],
  [/\bmy own\b/g, "own"],
  [/\b(hit|hits|meet|exceed|exceeded) my (?=targets?\b)/g, "$1 "],
  [/ to (?:further )?(?:develop|use|improve) my skills$/g, " to develop further"],
  [/\b(in|improve|improving) my (?=english|spare|current|last)/gi, "$1 "],
];

const PASSION = /^(\p{L}+(?: \p{L}+)?) is my passion$/u;

/** A sentence of a speaker as a resume says it; null where it would not be whole without its "I". */
export function withoutSpeaker(sentence: string): string | null {
  const own = OWN.reduce(
    (text, [pattern, instead]) => text.replace(pattern, instead),
    sentence.replace(PASSION, (_, what: string) => `has a passion for ${small(what)}`),
  );
  if (/^(?:been|done|had)\b/i.test(own)) return null;
  if (!isPersonal(own)) return saySought(own) ?? own.replace(/^(Speak|Work)s (?=with|in|as|\p{Lu})/u, "$1 ");
  const [, speaker = "", rest = ""] = /^(I|I'm|I've|I'd|I'll) (.+)$/s.exec(own) ?? [];
  if (speaker === "") return null;
  const [first = "", ...more] = rest.split(/,? and (?:I|I've|I have) (?=[a-z])/);
  const said = sayFirst(AUXILIARIES.get(speaker) ?? "", first);
  if (said === null) return null;
  const others = more.map((part) => (/,|^(?:have )?(?:own|good|\d)/i.test(part) ? null : sayAction(part)));
  // "Friendly and know the routes": what somebody is and what they do are no row.
  if (others.length > 0 && (!said.isAction || others.includes(null))) return null;
  const whole = [said.text, ...others].join(" and ");
  return isPersonal(whole) ? null : whole;
}

const AUXILIARIES = new Map([
  ["I'm", "am "],
  ["I've", "have "],
  ["I'd", "would "],
  ["I'll", "will "],
]);

function sayFirst(auxiliary: string, rest: string): { text: string; isAction: boolean } | null {
  const said = `${auxiliary}${rest}`.replace(/^(am|have) (?:also|now|currently) /i, "$1 ");
  const sought = saySought(said);
  if (sought !== null) return { text: sought, isAction: false };
  const being = /^am (.+)$/is.exec(said)?.[1];
  if (being !== undefined) return sayBeing(being);
  const action = sayAction(said);
  // "strong Excel skills and enjoy": a thing that somebody has and what they do are no row.
  return action === null ? null : { text: action, isAction: !/^have\b/i.test(said) || isDone(action) };
}

/** "am a nurse" → "nurse", "am good with people" → "good with people". */
function sayBeing(being: string): { text: string; isAction: boolean } | null {
  const plain = being.replace(/^(?:an?) /i, "");
  // "am a people person and explain things": the second verb would hang in the air.
  const isMixed = plain
    .split(/,? and |, /)
    .slice(1)
    .some((part) => {
      const [first = "", next = ""] = part.split(" ");
      return (
        /^(?:am|have|explain|know|do|get|make|work|like|love|enjoy|speak|believe|want|look|never|was|did)$/i.test(
          first,
        ) && next !== ""
      );
    });
  const [, name, verb = "", what] = /^([^,]+?) and ([a-z]+) ([^,]+)$/.exec(plain) ?? [];
  if (
    isMixed &&
    name !== undefined &&
    baseOf(verb, "base") !== null &&
    /^an? /i.test(being) &&
    !/ (?:and|who) /.test(`${what}`)
  )
    return { text: `${name} who ${third(verb)} ${what}`, isAction: false };
  if (isMixed || /^(?:the (?:one|kind|person)|from|in|at|not|\d+$|\p{Lu}\p{Ll}+$)/u.test(plain)) return null;
  const [first = ""] = plain.split(" ");
  const isOnWay = baseOf(first, "gerund") !== null && /^\p{Ll}+ing$/u.test(first);
  return { text: plain, isAction: isOnWay };
}

function isDone(said: string): boolean {
  return baseOf(said.split(" ", 1)[0] ?? "", "past", "gerund") !== null;
}

/** What somebody did or does; null where it needs its "I". */
function sayAction(said: string): string | null {
  const [verb = "", ...rest] = said.split(" ");
  const words = rest.join(" ");
  if (/^have$/i.test(verb)) return sayHaving(words);
  if (/^(?:am|was|would|will|do|had|did|don't|have|went|got|fell|came|come)$/i.test(verb)) return null;
  if (DAILY.test(verb) || (/^know$/i.test(verb) && /^how /.test(words)))
    return LASTING.test(words) ? null : said;
  return baseOf(verb, "past") !== null && baseOf(verb, "base") === null ? said : null;
}

function sayHaving(words: string): string | null {
  const been = /^been ([a-z]+ing\b.*)$/is.exec(words)?.[1];
  if (been !== undefined) return LASTING.test(been) ? been : null;
  if (/^been responsible for /i.test(words)) return words.slice("been ".length);
  const [first = "", ...rest] = words.split(" ");
  const base = baseOf(first, "participle");
  if (base !== null && !/^(?:been|done|had|got|gone)$/i.test(first)) {
    if (LASTING.test(words)) return [gerund(base), ...rest].join(" ");
    return [past(base), ...rest].join(" ").replace(/(,| and) have (?=[a-z]+ed )/gi, "$1 ");
  }
  return /^(?:over |about |nearly )?[\w+]+ years\b/i.test(words) ||
    /^(?:good|strong|excellent|own) /i.test(words)
    ? words
    : null;
}
