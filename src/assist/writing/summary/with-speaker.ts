import { baseOf } from "../../../domain/language/inflect.ts";

/** What a sentence without its "I" begins with, and what belongs before it. Each row stands alone. */
const OPENINGS: readonly [begins: RegExp, instead: string][] = [
  [/^never (?=had|missed|been|failed|lost)/i, "I have never "],
  [/^never (?=late\b)/i, "I am never "],
  [/^been (?=an? |in |with |on |at |\w+ing\b)/i, "I have been "],
  [/^now looking (?=for|to)/i, "I am now looking "],
  [/^(looking|hoping|aiming) (?=for|to)/i, "I am $1 "],
  [/^wants? (?=to |an? |the |some|day|my|\w+)/i, "I want "],
  [/^wanting /i, "I want "],
  [/^got my /i, "I have my "],
  [/^would (like|love) /i, "I would $1 "],
  [/^(love|like|enjoy|speak|know|hold|can|have|do|get on|thrive) (?=\S)/i, "I $1 "],
  [/^(?:works)(?= (?:well|with|as|in)\b)/i, "I work"],
  [/^speaks (?=\S)/i, "I speak "],
  [/^before (?=I(?: was| worked| did| had)\b)/i, "before that "],
];
/** Also say what somebody is, not what they did. */
const QUALITIES =
  /^(?:trained|qualified|used|known|based|registered|specialised|specialized|experienced|skilled|committed|licensed|focused|led|set|put|cut|fit|read|lost|left)$/i;
const AFTER_ACTION = /^(?:as|in|on|at|to|for|the|an?|my|from|with|out|up|it|employee|\d.*)$/i;

const SHORT: readonly [short: RegExp, full: string][] = [
  [/\bI'm\b/g, "I am"],
  [/\bI've\b/g, "I have"],
  [/\bI'd(?= (?:like|love|want|prefer|rather|sooner)\b)/g, "I would"],
];

/** As one writes it: "I'm" → "I am". */
export function inFull(sentence: string): string {
  return SHORT.reduce((text, [short, full]) => text.replace(short, full), sentence);
}

/** A sentence in the first person, as the others of its text are. */
export function withSpeaker(sentence: string): string {
  for (const [begins, instead] of OPENINGS)
    if (begins.test(sentence))
      return sentence.replace(begins, (all, verb: string) =>
        instead.replace("$1", typeof verb === "string" ? verb.toLowerCase() : all),
      );
  const [first = "", next = ""] = sentence.split(" ");
  const isAction = baseOf(first, "past") !== null && !QUALITIES.test(first) && AFTER_ACTION.test(next);
  return isAction ? `I ${first.toLowerCase()}${sentence.slice(first.length)}` : sentence;
}
