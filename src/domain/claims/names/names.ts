import { baseOf } from "../../language/inflect.ts";
import { stem } from "../../language/stem.ts";
import type { Token } from "../../language/tokens.ts";
import type { Claim, ClaimKind } from "../claim.ts";
import { namedConcepts } from "../concepts.ts";
import { NATIONS } from "../lexicon/nations.ts";
import { isOrdinary } from "../ordinary.ts";
import { hasShortForm, type Reading, withoutAccents } from "../support.ts";
import { ACRONYM, LINKS, spellOutTogether, spellsOut } from "./acronyms.ts";
import { isGraduate, isPaperOf, isTicket } from "./papers.ts";

const SCHOOL = /\b(?:university|college|institute|school|academy|polytechnic)\b/i;

const FIRM =
  /\b(?:inc|llc|ltd|corp|corporation|gmbh|plc|group|company|hospital|bank|clinic|hotel|restaurant|partners|associates)\b/i;

const MIXED = /^[a-z]+[A-Z]|^[A-Z][a-z]+[A-Z]|[A-Za-z]\d|[+#]$|^[a-z]+\.(?:js|io|net|com|ai)$/;

const CURRENCY = /^(?:USD|EUR|GBP|CHF|INR|AUD|CAD)$/;

const SENTENCE_WORDS = new Set(["i", "a", "no", "nr", "i'm", "i've"]);

const MONTHS =
  /^(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|q[1-4]|am|pm)$/;

const DAYS = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/;

/** Technologies, credentials and every other name in a suggestion that neither source nor context has. */
export function unsupportedNames(suggestion: Reading, support: Reading): Claim[] {
  const claims: Claim[] = [];
  const covered = new Set<number>();
  const named = namedConcepts(
    support.concepts.filter(({ concept, certain }) => certain || !VAGUE.has(concept.id)),
  );
  const kinds = new Set(
    support.concepts.filter(({ certain }) => certain).flatMap(({ concept }) => concept.is),
  );
  for (const { concept, first, last, certain } of suggestion.concepts) {
    if (!certain || isUnit(suggestion, first)) continue;
    // "to a level suited to calls"
    if (concept.id === "a-levels" && suggestion.tokens[first]?.text === "a") continue;
    const same = named.has(concept);
    if (concept.kind === "term" && !same) continue;
    for (let index = first; index <= last; index += 1) covered.add(index);
    const known =
      same ||
      sameWords(suggestion, first, last, support) ||
      isGraduate(suggestion, first, last, support) ||
      (/^(?:certified|licensed)$/.test(concept.id) &&
        (isTicket(suggestion, first, last, support) || isPaperOf(suggestion, first, support)));
    if (known || kinds.has(concept.id) || spellsOut(suggestion, first, last, support)) continue;
    claims.push(
      claimOver(suggestion, first, last, concept.kind === "credential" ? "credential" : "technology"),
    );
  }
  const runs = nameRuns(suggestion, covered);
  for (const [index, [first, last]] of runs.entries()) {
    if (isSpelledOtherwise(suggestion, first, last, support)) continue;
    // "Cat 6" for "cat6"
    const joined = `${suggestion.tokens[last]?.lower}${suggestion.tokens[last + 1]?.lower}`;
    if (/\d$/.test(joined) && support.tokens.some(({ lower }) => lower === joined)) continue;
    if (first === last && kinds.has(suggestion.tokens[first]?.lower ?? "")) continue;
    if (first === last && isOfNation(suggestion, first, support)) continue;
    // "University of California, Los Angeles" for "UCLA": a comma makes two names of one.
    const [before, after] = [runs[index - 1], runs[index + 1]];
    if (after && spellOutTogether(suggestion, first, after[1], support)) continue;
    if (before && spellOutTogether(suggestion, before[0], last, support)) continue;
    claims.push(claimOver(suggestion, first, last, kindOf(suggestion, first, last)));
  }
  return claims;
}

/** Products whose short names are everyday words: "logic", "access", "ps". */
const VAGUE = new Set(["logic pro", "access database", "photoshop", "quickbooks"]);

const LANGUAGE = /^(?:speakers?|language|lessons?|class(?:es)?|teachers?|tutors?|courses?|skills?)$/;

/** "Norwegian clients" for "clients in Norway"; who was in Spain speaks no Spanish for that. */
function isOfNation({ tokens, text }: Reading, index: number, support: Reading): boolean {
  const token = tokens[index];
  const names = NATIONS.get(token?.lower ?? "");
  if (!token || !names?.some((name) => support.words.has(name))) return false;
  const after = tokens.slice(index + 1).find(({ lower }) => lower !== "and" && !NATIONS.has(lower));
  const before = tokens[index - 1]?.lower ?? "";
  // A country after "in" or "to"; an adjective before what it is said of.
  if (names[0] === token.lower) return /^(?:in|to|from|across|for|of|and|the)$/.test(before);
  return (
    after !== undefined &&
    /^[a-z]/.test(after.text) &&
    !LANGUAGE.test(after.lower) &&
    !/[.,;:]/.test(text.slice(token.end, after.start))
  );
}

/** "480 ms" is no degree. */
function isUnit({ tokens, quantities }: Reading, index: number): boolean {
  const { start = 0, end = 0 } = tokens[index] ?? {};
  return quantities.some((one) => one.unit !== "plain" && one.start <= start && one.end >= end);
}

/** "CELTA-qualified" for who has the CELTA; what is no credential, such as AWS, makes nobody certified. */
function isHeld({ tokens }: Reading, index: number, support: Reading): boolean {
  const name = /^(.+)-(?:qualified|certified|registered|accredited|trained|licensed)$/.exec(
    tokens[index]?.lower ?? "",
  )?.[1];
  return (
    name !== undefined &&
    support.concepts.some(({ concept }) => concept.kind === "credential" && concept.id === name)
  );
}

function sameWords(suggestion: Reading, first: number, last: number, support: Reading): boolean {
  return suggestion.tokens.slice(first, last + 1).every(({ lower }) => {
    const word = lower.replace(/'s?$/, "");
    return (
      LINKS.has(word) ||
      hasWord(word, support) ||
      word.split(/[-/&]/).every(
        (part, index) =>
          part === "" ||
          LINKS.has(part) ||
          hasWord(part, support) ||
          // "MOT-prepared": a deed beside the name, judged with the deeds.
          (index > 0 && baseOf(part, "past") !== null && !/^(?:certifi|qualif|train|accredit)/.test(part)),
      )
    );
  });
}

/** Word for word, by initials, or some words this way and some that. */
function isSpelledOtherwise(suggestion: Reading, first: number, last: number, support: Reading): boolean {
  if (spellsOut(suggestion, first, last, support)) return true;
  let from = -1;
  for (let index = first; index <= last + 1; index += 1) {
    const known =
      index > last ||
      sameWords(suggestion, index, index, support) ||
      isHighSchool(suggestion, index) ||
      isHeld(suggestion, index, support);
    if (!known && from < 0) from = index;
    if (!known || from < 0) continue;
    if (!spellsOut(suggestion, from, index - 1, support)) return false;
    from = -1;
  }
  return true;
}

function isHighSchool({ tokens }: Reading, index: number): boolean {
  return (
    tokens[index]?.lower === "school" &&
    /^(?:high|elementary|primary|middle|grammar)$/.test(tokens[index - 1]?.lower ?? "")
  );
}

function hasWord(word: string, support: Reading): boolean {
  const { words, stems } = support;
  const bare = word.replace(/[.-]/g, "");
  return (
    words.has(word) ||
    words.has(withoutAccents(word)) ||
    words.has(word.replace(/\.(?:js|io|net|com|ai)$/, "")) ||
    words.has(bare) ||
    stems.has(bare) ||
    words.has(`${word}s`) ||
    (word.endsWith("s") && words.has(word.slice(0, -1))) ||
    (/^[a-z]{5,}$/.test(word) && !/[^i]ly$/.test(word) && stems.has(stem(word))) ||
    isMisspelt(word, words) ||
    // "Dentally" is a product, no adverb of "dental".
    (!/[^i]ly$/.test(word) && hasShortForm(support, word))
  );
}

const LONG = 8;

/** "Barcelona" for "barcelna": one letter of a long word is missing, added or another. */
function isMisspelt(word: string, words: ReadonlySet<string>): boolean {
  if (word.length < LONG || !/^[a-z]+$/.test(word)) return false;
  for (const other of words)
    if (other[0] === word[0] && Math.abs(other.length - word.length) <= 1 && isOneOff(word, other))
      return true;
  return false;
}

function isOneOff(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const rest = Math.max(one.length, other.length) - same - 1;
  return rest <= 0 || one.slice(one.length - rest) === other.slice(other.length - rest);
}

/** Runs of words that are written as names. */
function nameRuns(reading: Reading, covered: ReadonlySet<number>): [number, number][] {
  const { tokens, text } = reading;
  const runs: [number, number][] = [];
  for (const [index, token] of tokens.entries()) {
    if (covered.has(index) || CURRENCY.test(token.text) || !isName(token, tokens[index + 1])) continue;
    if (isUnit(reading, index)) continue;
    const last = runs.at(-1);
    const glue = last ? text.slice(tokens[last[1]]?.end, token.start) : "";
    const linked =
      last && (last[1] === index - 1 ? /^[ &]+$/.test(glue) : /^ (?:of|for)(?: the)? $/.test(glue));
    if (last && linked && !isOpening(tokens[last[0]])) last[1] = index;
    else runs.push([index, index]);
  }
  return runs;
}

/** The word that opens a sentence is large for that alone. */
function isOpening(token: Token | undefined): boolean {
  return token?.opens === true && isOrdinary(token.lower);
}

function isName(token: Token, next: Token | undefined): boolean {
  const { text, lower, opens } = token;
  if (SENTENCE_WORDS.has(lower) || DAYS.test(lower) || MONTHS.test(lower) || /^\d/.test(text)) return false;
  if (STEP.test(lower) && /^\d|^[IVX]+$/.test(next?.text ?? "")) return false;
  // "CELTA-qualified"
  if (text.split("-").some((part) => /^[A-Z]{2,}$/.test(part)) && text.includes("-")) return true;
  if (ACRONYM.test(text) || MIXED.test(text)) return !opens || !isOrdinary(lower);
  if (!/^\p{Lu}/u.test(text) || /^[A-Z]-[a-z]{3,}$/.test(text)) return false;
  // Every sentence opens large: only with a second large word is it a name.
  return opens ? /^\p{Lu}/u.test(next?.text ?? "") && next?.opens === false && !isOrdinary(lower) : true;
}

/** "Year 4", "Terminal 5" */
const STEP = /^(?:years?|levels?|grade|phase|stage|terminal|class|unit|room|floor|ward|band|tier)$/;

function kindOf({ tokens, text }: Reading, first: number, last: number): ClaimKind {
  const name = text.slice(tokens[first]?.start, tokens[last]?.end);
  if (SCHOOL.test(name)) return "school";
  if (FIRM.test(name)) return "employer";
  if (tokens.slice(first, last + 1).some(({ text: word }) => ACRONYM.test(word) || MIXED.test(word)))
    return "technology";
  const before = tokens[first - 1]?.lower;
  return before === "at" || before === "for" || before === "joined" || before === "with"
    ? "employer"
    : "name";
}

function claimOver({ tokens, text }: Reading, first: number, last: number, kind: ClaimKind): Claim {
  const start = tokens[first]?.start ?? 0;
  const end = tokens[last]?.end ?? text.length;
  return { kind, text: text.slice(start, end), start, end };
}
