import { baseOf, isKnownVerb } from "../../domain/language/inflect.ts";
import { countWords } from "../../domain/suggestions/form.ts";
import { SUMMARY_LINES } from "../../domain/suggestions/request.ts";
import { NOUN_VERBS } from "./lexicon/noun-verbs.ts";
import { capital } from "./shorten.ts";
import { isDeed } from "./verb-phrase.ts";

/** With fewer words than this nothing can be laid out, and nothing may be added. */
const FEWEST_WORDS = 5;

/** Sentences in two to four lines; one that is too short for two stays one. */
export function inLines(sentences: readonly string[]): string[] {
  if (sentences.length === 0) return [];
  if (sentences.length === 1) return inTwo(sentences[0] ?? "");
  const lines = [...sentences];
  while (lines.length > SUMMARY_LINES.most) {
    const sizes = lines
      .slice(0, -1)
      .map((line, index) => countWords(line) + countWords(lines[index + 1] ?? ""));
    const at = sizes.indexOf(Math.min(...sizes));
    lines.splice(at, 2, `${lines[at]} ${lines[at + 1]}`);
  }
  return lines;
}

/** One sentence in two lines: at a comma before something new, else where a phrase begins. */
function inTwo(sentence: string): string[] {
  const words = sentence.split(" ");
  if (words.length < (/[,;] /.test(sentence) ? 3 : FEWEST_WORDS)) return [sentence];
  const middle = words.length / 2;
  let best = -1;
  let bestCost = Number.POSITIVE_INFINITY;
  let depth = 0;
  for (let at = 1; at < words.length; at += 1) {
    const before = words[at - 1] ?? "";
    depth += before.split("(").length - before.split(")").length;
    // So far from the middle no place is better, and each looks at all words.
    if (Math.abs(at - middle) > FARTHEST) continue;
    // A bracket stays whole.
    const cost = breakCost(words, at) + Math.abs(at - middle) + (depth > 0 ? WRAPPED * 5 : 0);
    if (cost < bestCost) {
      best = at;
      bestCost = cost;
    }
  }
  const left = words.slice(0, best).join(" ");
  const right = words.slice(best).join(" ");
  // In the middle of a phrase a break reads worse than one line.
  if (bestCost >= WRAPPED)
    return bestCost < WRAPPED * 2 && (words.length >= SHORT || PHRASE.test(right))
      ? [left, right]
      : [sentence];
  const fresh = right
    .replace(DASH, "")
    .replace(/^(?:and|but) (?:also )?/i, "")
    .replace(WITH_NUMBER, "");
  return [`${left.replace(/[,;]$/, "")}.`, capital(fresh)];
}

const WRAPPED = 100;
const FARTHEST = 100;
const SHORT = 7;
const PHRASE = /^(?:with|who) (?!\d)/i;
const NEW_THOUGHT =
  /^(?:with|currently|before|after|previously|now|known|able|skilled|fluent|based|recently|willing|available)$/i;
const DASH = /^[—–-] /;
/** What can be said of somebody in a line of its own: "licensed in California". */
const OF_SOMEBODY =
  /^(?:licen[sc]ed|certified|registered|qualified|trained|based|speciali[sz](?:ed|ing)|experienced|skilled|fluent|focus(?:ed|ing)) (?:in|at|by|with|on|for|as|to)\b/i;
/** "with 6 years in sales" can stand as "6 years in sales". */
const WITH_NUMBER =
  /^with (?=(?:over |more than |about |around |up to |nearly |almost )?(?:\d[\d.,]*\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)(?: or more)?[ -](?:years?|yrs?|months?|decades)\b)/i;

/** What it costs to break before a word: nothing before a new deed, most where words belong together. */
function breakCost(words: readonly string[], at: number): number {
  const word = words[at] ?? "";
  const before = words[at - 1] ?? "";
  const comma = /[,;]$/.test(before);
  // "Reliable, friendly, patient carer": what is said of the carer stays with the carer.
  if (comma && words.slice(0, at).every((one) => one.endsWith(","))) return WRAPPED * 2;
  // A dash may go, where enough stands before it: of two, the first.
  const dashes = words.slice(0, at).filter((one) => /^[—–-]$/.test(one)).length;
  if (/^[—–-]$/.test(word))
    return dashes === 0 && (at > 3 || words.lastIndexOf(word) === at) ? 3 : WRAPPED * 3;
  if (dashes > 0) return WRAPPED * 3;
  const joined = /^(?:and|but)$/i.test(word);
  const tail = joined
    ? words.slice(at + 1).filter((later) => !/^(?:then|also|now|have|has)$/i.test(later))
    : words.slice(at);
  const [next = "", second] = tail;
  if (
    /^(?:i|my)$/i.test(word) ||
    /^(?:i|because|that|which|who|is|and|or|the|an?|of|in|for|to|at|as|with|up|over|about|least|than|more)$/i.test(
      before,
    )
  )
    return WRAPPED * 3;
  const deed =
    baseOf(next, "past", "third") !== null && baseOf(next, "base") === null && !isListed(words, at, second);
  if ((joined && deed) || /^(?:looking|seeking)$/i.test(word)) return 5;
  // "Took part / in the audit": a verb and what belongs to it stay together.
  if (at < 3 && isKnownVerb(words[0] ?? "") && !NOUN_VERBS.has((words[0] ?? "").toLowerCase()) && !comma)
    return WRAPPED * 3;
  if (before.endsWith(")")) return 30;
  if (OF_SOMEBODY.test(words.slice(at, at + 2).join(" ")) && isNamed(before)) return 6;
  if (
    /^\d/.test(word) &&
    /^(?:years?|yrs?)\b/i.test(words[at + 1] ?? "") &&
    !/^(?:over|about|of|than)$/i.test(before)
  )
    return comma ? 4 : WRAPPED + 5;
  // "cooked, cleaned and served guests" share what they are done to.
  const shared = /^(?:and|or)$/i.test(second ?? "") && isPastDeed(before);
  if (comma && !shared && (deed || isDeed(next, second) || NEW_THOUGHT.test(next))) return 0;
  if (WITH_NUMBER.test(words.slice(at, at + 5).join(" "))) return 8;
  const inList = comma && words.slice(at, at + 4).some((later) => /^(?:and|or|&)$/i.test(later));
  if (comma && !inList && !/^(?:which|who|and|or|but)$/i.test(word)) return 20;
  const numbers = /\d/.test(before) && /^(?:to|of|and|in)$/i.test(word) && /\d/.test(words[at + 1] ?? "");
  if (numbers) return WRAPPED * 2;
  if (!canWrap(words, at)) return WRAPPED * 2;
  return WRAPPED + (isPair(words, at) ? 40 : 10);
}

/** "pumps, valves and seals for plants": the last of a list, not what somebody does. */
function isListed(words: readonly string[], at: number, second = ""): boolean {
  if (!/^and$/i.test(words[at] ?? "")) return false;
  const single = (words[at - 2] ?? "").endsWith(",");
  return single || (/s[.!]?$/i.test(words[at + 1] ?? "") && /^(?:|for|of)$/i.test(second));
}

/** A noun that something can be said of; not "fully", "well", "highly" or a deed. */
function isNamed(word: string): boolean {
  return (
    /^[\p{L}-]{3,}$/u.test(word) &&
    !/(?:ly|ed|ing)$/i.test(word) &&
    !/^(?:well|who|has|are|was|been|very|not)$/i.test(word)
  );
}

/** Where one sentence goes on in the next line: before "with", "who" or the last of a list, or a phrase that only adds where or when. */
function canWrap(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  const before = words[at - 1] ?? "";
  const rest = words.slice(at + 1);
  if (rest.some((later) => FINITE.test(later))) return false;
  // "letters / and parcels": a pair is parted only where both sides are phrases.
  if (isPair(words, at)) return rest.length > 2 && at > 3;
  if (/^and$/i.test(word) && isPastDeed(before)) return false;
  if (/^(?:with|who|and)$/i.test(word)) return rest.length > 1 && at > 1;
  // "licensed / in California", "good / at listening": what a word asks for stays with it.
  const asks =
    /(?:ed|ing|ly)$/i.test(before) ||
    // "bundles", "shops": of a noun in the plural nothing is asked, of a verb after "who" it is.
    (isKnownVerb(before.toLowerCase()) &&
      !(/s$/i.test(before) && !/^(?:who|that|which|and)$/i.test(words[at - 2] ?? ""))) ||
    /^(?:good|great|able|keen|fluent|proficient|skilled|part|responsible|me|him|her|them|it|us|you)$/i.test(
      before,
    );
  return /^(?:in|for|at|from|since|on|as)$/i.test(word) && !asks && at > 2;
}

function isPastDeed(word: string): boolean {
  return baseOf(word.replace(/,$/, ""), "past") !== null;
}

/** Whether an "and" joins two things rather than the last of a list. */
function isPair(words: readonly string[], at: number): boolean {
  return /^and$/i.test(words[at] ?? "") && !words.slice(0, at).some((word) => word.endsWith(","));
}

const FINITE = /^(?:is|are|was|were|has|have|had|can|could|will|would|should|because|that)$/i;
