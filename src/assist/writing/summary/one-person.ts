import { baseOf } from "../../../domain/language/inflect.ts";
import { NOUN_VERBS } from "../lexicon/noun-verbs.ts";

const SPEAKS = /^(?:I|I'm|I've|I'd|I'll|My)\b/;
const FIRST_PERSON = /\b(?:I|I'm|I've|I'd|I'll|me|my|mine|myself|we|us|our|ours)\b/i;

/** Whether a sentence of the text speaks as "I". */
export function isSpoken(sentences: readonly string[]): boolean {
  return sentences.some((sentence) => SPEAKS.test(sentence));
}

/** What a sentence without its "I" begins with beside sentences that have it, and what belongs before it. */
const WITHOUT_I: readonly (readonly [begins: RegExp, instead: string])[] = [
  [/^(looking|hoping|aiming) (?=for |to )/i, "I am $1 "],
  [/^(?:now|currently) looking (?=for |to )/i, "I am now looking "],
  [/^wants? (?=to |an? )/i, "I want "],
  [/^would (like|love) /i, "I would $1 "],
  [/^been (?=an? |in |with |working )/i, "I have been "],
  [/^speaks? (?=\p{Lu})/u, "I speak "],
  [/^have (?=\S)/i, "I have "],
];

/** The sentences of somebody who speaks as "I", each as the others: "Looking for" → "I am looking for". */
function inFirstPerson(sentences: readonly string[]): string[] {
  return sentences.map((sentence) => {
    const [begins, instead] = WITHOUT_I.find(([pattern]) => pattern.test(sentence)) ?? [];
    return begins && instead !== undefined
      ? sentence.replace(begins, (_, verb: unknown) =>
          instead.replace("$1", typeof verb === "string" ? verb.toLowerCase() : ""),
        )
      : sentence;
  });
}

const AFTER_VERB = /^(?:calm|well|hard|fast|late|early|on|in|at|with|for|to|the|an?|as|up|after|\w+ly)$/;

/** "Stays calm. Charts on time, and patients tell me …" speaks of one person as two: "I stay calm. I chart on time". */
function fromThirdPerson(sentences: readonly string[]): readonly string[] {
  let isTold = false;
  return sentences.map((sentence) => {
    const [first = "", next = ""] = sentence.split(" ");
    const base = baseOf(first, "third");
    const isVerb = base !== null && AFTER_VERB.test(next) && (isTold || !NOUN_VERBS.has(base));
    isTold ||= isVerb;
    return isVerb ? `I ${base}${sentence.slice(first.length)}` : sentence;
  });
}

/** What may stand without its "I": who somebody is, how long, what they speak and look for. */
const BARE: readonly (readonly [begins: RegExp, instead: string])[] = [
  [/^I(?:'m| am) an? (?=\S)/, ""],
  [/^I(?:'m| am) (?=looking (?:for|to) )/, ""],
  [/^(?:I have|I've got) (?=(?:over |about |nearly |more than )?[\w+]+ years\b)/, ""],
  [/^I (?=(?:speak|hold) )/, ""],
];

/** The same without "I", where every sentence stands whole without it; null where one does not. */
function withoutI(sentences: readonly string[]): string[] | null {
  const said = sentences.map((sentence) =>
    BARE.reduce((text, [begins, instead]) => text.replace(begins, instead), sentence),
  );
  const isWhole = said.every((sentence, at) => {
    if (FIRST_PERSON.test(sentence)) return false;
    // "I am a people person and explain things": the second verb would hang in the air.
    const joined = / and ([a-z]+)/.exec(sentence)?.[1] ?? "";
    return sentence === sentences[at] || baseOf(joined, "base", "past") === null;
  });
  return isWhole ? said : null;
}

/** The sentences of one person: without "I" where all can be, else all with it. */
export function asOnePerson(sentences: readonly string[], keepsI: boolean): readonly string[] {
  if (!sentences.some((sentence) => FIRST_PERSON.test(sentence))) return sentences;
  const bare = keepsI ? null : withoutI(sentences);
  if (bare) return bare;
  if (isSpoken(sentences)) return inFirstPerson(sentences);
  return fromThirdPerson(sentences);
}
