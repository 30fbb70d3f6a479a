import { baseOf } from "../../domain/language/inflect.ts";

/** A number as a person gives it: "about 6", of which things, how often. */
export interface Quantity {
  readonly amount: string;
  /** The things that the person named themselves; empty where they named none. */
  readonly noun: string;
  /** "a month", "at a time", "in total". */
  readonly rate: string;
}

const ONES = "one|two|three|four|five|six|seven|eight|nine";
const NUMBER_WORDS = `(?:${ONES}|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:${ONES}))?)(?: hundred| thousand| million| dozen)?`;
const ROUND =
  "half a dozen|an? (?:dozen|hundred|thousand|handful|couple(?: of)?(?: hundred| thousand| dozen)?)|dozens|hundreds|thousands|several(?: hundred| thousand| dozen)?";
const DIGITS =
  "[£$€]?\\d+(?:[.,]\\d+)*(?:\\s?(?:k|m|bn|million|thousand|hundred)\\b)?[+%]?(?: ?(?:percent|per cent)\\b)?";
const NUMBER = `(?:${DIGITS}|(?:${ROUND}|${NUMBER_WORDS})\\b)`;
const RANGE = new RegExp(`^${NUMBER}(?:\\s*(?:-|–|to|or|and)\\s*${NUMBER})?`, "i");

const HEDGE =
  /^(?:(?:(?:only|just) )?(?:about|around|approximately|approx\.?|roughly|nearly|almost|over|under|up to|at least|at most|(?:no )?more than|(?:no )?(?:less|fewer) than|well (?:over|under)|close to|between|circa|ca?\.|upwards of|as many as|an average of|some|~)\s*|(?:only|just)\s+)/i;
/** Said before the number by somebody who does not claim to know it exactly. */
const SOFT =
  /^(?:(?:i|we)(?:'d| would)? (?:say|guess|think|reckon|believe|imagine)|i'm guessing|(?:i'm )?not (?:really )?sure(?: exactly)?|i don't know exactly|hard to say|maybe|prob(?:ably)?|perhaps|possibly|usually|mostly|mainly|normally|typically|generally|must be|must have been|something like|like)[,\s]+/i;
const SOFT_AFTER =
  /^(?:\s?-?ish\b|\s(?:or so|or thereabouts|-?odd|roughly|approx\.?|approximately|ish|maybe|probably|give or take|i think|i guess|i'd say)\b|-odd\b)/i;
const SOFT_END =
  /[,\s]+(?:i think|i guess|i'd say|i believe|probably|maybe|roughly|approx\.?|give or take|or so|ish)$/i;
/** What leads up to a number and tells nothing of it. */
const FRAME =
  /^(?:it(?:'s| was| is| were| would be)|there(?:'s| were| are| was)|that(?:'s| was| would be)|yes|yeah|well|so|oh|erm?|um+)[,\s]+/i;
const SPEAKER = /^(?:i|we)(?:'ve|'d| have| would)?[,\s]+/i;
/** Verbs that say no more than that there were so many: "we refused 5" is not five of what the line did. */
const NEUTRAL =
  /^(?:have|had|get|got|do|did|see|saw|take|took|handled?|served?|managed?|cover(?:ed)?|look(?:ed)? after|work(?:ed)? with)$/i;
const RATE_STARTS =
  /^(?:an?|per|each|every|daily|weekly|monthly|yearly|annually|nightly|hourly|in|at|on|over|during|across|between|total|altogether|overall|max|maximum|minimum)$/i;
/** Words that only a longer account has: it is not taken apart. */
const ACCOUNT =
  /[.;:,()]|\b(?:i|we|they|us|he|she|it|but|because|when|if|who|which|and|or|depending|with|aged|including|plus|then|than|of|for|to|from|was|were|is|are)\b/i;
/** "40 fewer" is not 40, and "two hundred fifty" not 200. */
const NO_NOUN = new RegExp(
  `[^\\p{L}\\s'-]|-$|(?:^|\\s)-|\\b(?:${NUMBER_WORDS}|hundred|thousand|million|dozen|half)\\b`,
  "iu",
);
const COMPARED =
  /\b(?:fewer|less|more|faster|slower|quicker|better|worse|higher|lower|cheaper|longer|shorter|bigger|smaller|larger|earlier|later|sooner|up|down)\b/i;
const LONGEST_RATE = 6;
const MOST_NOUN_WORDS = 4;

/** The number in an answer to a question about a line, with what stands around it; null where the answer is more than that. */
export function parseQuantity(answer: string, line = ""): Quantity | null {
  let rest = answer.trim().replace(/’/g, "'");
  let isSoft = false;
  const take = (pattern: RegExp): string => {
    const found = pattern.exec(rest)?.[0] ?? "";
    rest = rest.slice(found.length);
    return found;
  };
  const end = SOFT_END.exec(rest);
  if (end) {
    rest = rest.slice(0, end.index);
    isSoft = true;
  }
  for (let left = 3; left > 0 && !RANGE.test(rest); left -= 1) {
    if (take(SOFT) !== "") isSoft = true;
    else if (HEDGE.test(rest)) break;
    else if (take(FRAME) === "") {
      const spoken = spokenFrame(rest, line);
      if (spoken === "") break;
      rest = rest.slice(spoken.length);
    }
  }
  const hedge = take(HEDGE).trim();
  const number = take(RANGE);
  if (take(SOFT_AFTER) !== "") isSoft = true;
  if (number === "" || /^[\p{L}\p{N}]/u.test(rest)) return null;
  const plus = take(/^ plus\b/) === "" ? "" : "+";
  const tail = tailOf(rest);
  if (tail === null) return null;
  return { amount: hedged(hedge, `${number}${plus}`, isSoft), ...tail };
}

/** "I had", "we looked after", or the line's own verb: who did it is known, the person speaks of themselves. */
function spokenFrame(rest: string, line: string): string {
  const speaker = SPEAKER.exec(rest)?.[0] ?? "";
  if (speaker === "") return "";
  const verb = /^[a-z]+(?: (?:after|with|for))?\s+/i.exec(rest.slice(speaker.length))?.[0] ?? "";
  return NEUTRAL.test(verb.trim()) || isVerbOf(line, verb.trim()) ? speaker + verb : speaker;
}

function isVerbOf(line: string, said: string): boolean {
  const [lead = "", second = ""] = line.toLowerCase().split(/\s+/);
  const [verb = "", particle = ""] = said.toLowerCase().split(/\s+/);
  const base = baseOf(verb, "past", "participle", "base", "third");
  const isParticle = /^(?:after|with|for)$/.test(second);
  return (
    base !== null &&
    base === baseOf(lead, "past", "base", "third", "gerund") &&
    particle === (isParticle ? second : "")
  );
}

function hedged(hedge: string, number: string, isSoft: boolean): string {
  const word = hedge.replace(/^(?:~|ca?\.)$/, "about").replace(/^approx\.?$/i, "approximately");
  if (isSoft && /^(?:only|just)$/i.test(word)) return `${word} about ${number}`;
  if (word !== "") return `${word} ${number}`;
  return isSoft && !/\+$/.test(number) ? `about ${number}` : number;
}

const UNITS: Readonly<Record<string, string>> = {
  wk: "week",
  yr: "year",
  hr: "hour",
  mth: "month",
  w: "week",
  d: "day",
};

function tailOf(rest: string): Omit<Quantity, "amount"> | null {
  const spelt = rest
    .replace(/\s*\bp\/?([wda])\b/i, (_, unit: string) => ` a ${UNITS[unit.toLowerCase()] ?? "year"}`)
    .replace(/\s*\/\s*(\p{L}+)/u, " a $1")
    .replace(
      /\b(an?|per|each|every) (wk|yr|hr|mth)\b/gi,
      (_, each: string, unit: string) => `${each} ${UNITS[unit.toLowerCase()]}`,
    )
    .replace(/\ba (hour)\b/g, "an $1")
    .replace(/^ of (?:them|those|these)\b/, "")
    .trim();
  const words = spelt.split(/\s+/).filter(Boolean);
  const from = words.findIndex((word) => RATE_STARTS.test(word));
  const noun = words.slice(0, from < 0 ? words.length : from).join(" ");
  const rate = from < 0 ? "" : words.slice(from).join(" ");
  if (ACCOUNT.test(noun.replace(/^of /, "")) || ACCOUNT.test(rate)) return null;
  if (NO_NOUN.test(noun) || COMPARED.test(noun) || COMPARED.test(rate) || /[?!]/.test(rate)) return null;
  if (noun.split(" ").length > MOST_NOUN_WORDS || rate.split(" ").length > LONGEST_RATE) return null;
  return { noun: noun.replace(/^of /, ""), rate };
}

/** Whether it is one of a thing: the thing stays in the singular. */
export function isOne({ amount }: Quantity): boolean {
  return /(?:^|\s)(?:1|one)$/i.test(amount) && !/\b(?:or|to|than|over)\b/i.test(amount);
}

/** "dozens of", "a couple of": these need a word before what they count. */
export function beforeNoun({ amount }: Quantity): string {
  return /(?:dozens|hundreds|thousands|a couple|a handful)$/i.test(amount) ? `${amount} of` : amount;
}
