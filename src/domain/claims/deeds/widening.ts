import type { Token } from "../../language/tokens.ts";
import { isTelling } from "../alignment.ts";
import type { Claim } from "../claim.ts";
import { claimWords } from "../claim-words.ts";
import { coveredWords } from "../covered.ts";
import { SCOPE_WORDS } from "../lexicon/scope-words.ts";
import { isNumberWord } from "../quantities/number-words.ts";
import { alike, type Reading, says } from "../support.ts";

const widening = claimWords(SCOPE_WORDS, { inAllForms: false });

/** Words that make a deed wider than the source tells it. */
export function widenings(suggestion: Reading, support: Reading): Claim[] {
  const covered = coveredWords(suggestion, support);
  const told = asked(support.text);
  return suggestion.tokens.flatMap((token, index) => {
    if (covered.has(token.start) || isIdiom(suggestion, index, told)) return [];
    const many = /^(?:multiple|several|numerous|many)$/.test(token.lower);
    const fresh = many
      ? !isPlural(suggestion, index, support) && !told(MORE_THAN_ONE) && widening.isNew(token.lower, support)
      : widening.isNew(token.lower, support) && !says(support, token.lower);
    if (/^(?:all|every)$/.test(token.lower) && isWhole(support)) return [];
    if (/^(?:entire|whole|complete)$/.test(token.lower) && told(START_TO_END)) return [];
    if (token.lower === "all" && told(NOT_ONE)) return [];
    if (told(ALL_OVER[token.lower.replace(/-?wide$/, "")] ?? NOWHERE)) return [];
    if (
      /^(?:independently|autonomously|unsupervised|unassisted|alone|solo|single-?handed(?:ly)?)$/.test(
        token.lower,
      ) &&
      told(UNWATCHED)
    )
      return [];
    // "a group of 20 volunteers": the number is judged with the others.
    if (token.lower === "group" && isCounted(suggestion, index)) return [];
    if (token.lower === "sole" && told(THE_ONE)) return [];
    if (/^multi-?million/.test(token.lower) && support.quantities.some(({ value }) => value > 1e6)) return [];
    if (token.lower === "team" && (told(ONE_OF) || told(SIDE))) return [];
    if (token.lower === "team" && isCounted(suggestion, index) && told(ONE_OTHER)) return [];
    if (token.lower === "team" && told(ONE_OTHER) && !told(SEVERAL))
      return [{ kind: "scope" as const, text: token.text, start: token.start, end: token.end }];
    return fresh ? [{ kind: "scope" as const, text: token.text, start: token.start, end: token.end }] : [];
  });
}

/** Asks a text each question once, however many words raise it. */
function asked(text: string): (pattern: RegExp) => boolean {
  const answers = new Map<RegExp, boolean>();
  return (pattern) => {
    const answer = answers.get(pattern) ?? pattern.test(text);
    answers.set(pattern, answer);
    return answer;
  };
}

const MORE_THAN_ONE = /\bmore than one\b/i;

/** "one of four buyers" is one of a team of four. */
const ONE_OF = /\bone of (?:the |our )?[\w-]+\b/i;

/** "the under 12s" play as a team. */
const SIDE = /\b(?:under|u)[- ]?\d{1,2}s\b|\b(?:first|second|third) eleven\b/i;

/** "with one colleague": two people are no team. */
const ONE_OTHER = /\b(?:one|an?|another|a single) (?:(?:other )?(?:colleague|co-?worker)\b|other\b)/i;
const SEVERAL =
  /\b(?:teams?|groups?|crews?|staff|we|us|our|colleagues|co-?workers|people|departments?|members?)\b/i;

const NOT_ONE = /\bnot (?:one|a single)\b/i;
const START_TO_END =
  /\b(?:start to (?:finish|end)|a to z|top to bottom|beginning to end|front to back|first to last)\b/i;
const THE_ONE = /\b(?:the one (?:man|woman|person|[a-z]+(?:er|or|ist|ian))|single point of contact)\b/i;
const NOWHERE = /(?!)/;
const over = (places: string) =>
  new RegExp(`\\b(?:all over|across|throughout|around) (?:the|our) (?:whole |entire )?(?:${places})\\b`, "i");
/** "statewide" for "all over the state". */
const ALL_OVER: Record<string, RegExp> = {
  state: over("state"),
  nation: over("country|nation"),
  country: over("country|nation"),
  city: over("city|town"),
  county: over("county"),
  company: over("company|firm"),
  firm: over("company|firm"),
};
const UNWATCHED =
  /\b(?:without (?:any )?(?:supervision|help)|by myself|just me|only me|me alone|unsupervised|unassisted)\b/i;

const SEASON = /^(?:afternoon|summer|winter|spring|autumn|season|term|semester)$/;
const PART_OF =
  /\b(?:left|remaining|except|most|not all)\b|\b(?:[\w]+) (?:out )?of (?:the |my |our |all )?(?:\d|two|three|four|five|six|seven|eight|nine|ten)/i;

/** "every day" widens nothing. */
function isIdiom({ tokens, text }: Reading, index: number, told: (pattern: RegExp) => boolean): boolean {
  const token = tokens[index];
  const next = tokens[index + 1]?.lower ?? "";
  if (!token) return true;
  if (
    token.lower === "all" &&
    (next === "but" ||
      (/\b(?:in|at|above|after) $/i.test(text.slice(Math.max(0, token.start - 6), token.start)) &&
        /^\s*(?:[.,;)]|$)/.test(text.slice(token.end))))
  )
    return true;
  if (token.lower !== "every" && SEASON.test(next)) return true;
  // "all three floors" for "the 3 floors": the number is judged with the others.
  if (token.lower === "all" && (isNumberWord(next) || /^\d/.test(next))) return !told(PART_OF);
  // "half of all calls" is half of the calls.
  if (
    token.lower === "all" &&
    /(?:%|half|third|quarter|per cent|percent)s? of $/i.test(
      text.slice(Math.max(0, token.start - 12), token.start),
    )
  )
    return true;
  // "one carer for every eight residents"
  if (token.lower === "every" && (isNumberWord(next) || /^\d/.test(next))) return true;
  if (/^(?:every|all|whole|entire)$/.test(token.lower))
    return (
      /^(?:day|days|week|month|year|night|morning|shift|time|hour|weekend|evening|while|other|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|quarter)$/.test(
        next,
      ) && !isAdjective(tokens[index + 1], tokens[index + 2], text)
    );
  return /-$/.test(text.slice(0, token.start)) || text[token.end] === "-";
}

/** "several reports" says no more than "reports"; "several schools" says more than "a school". */
function isPlural({ tokens }: Reading, index: number, support: Reading): boolean {
  const near = tokens.slice(index + 1, index + 4).filter(({ lower }) => lower.endsWith("s"));
  return near.some(({ lower }) =>
    [...support.words].some(
      (word) => word.length > 3 && /(?:[^s]s|children|people|staff)$/.test(word) && alike(word, lower),
    ),
  );
}

/** "every Friday deadline" is every deadline. */
function isAdjective(when: Token | undefined, noun: Token | undefined, text: string): boolean {
  return (
    when !== undefined &&
    noun !== undefined &&
    /.day$/.test(when.lower) &&
    text.slice(when.end, noun.start) === " " &&
    !/^(?:morning|afternoon|evening|night)s?$/.test(noun.lower) &&
    isTelling(noun)
  );
}

function isCounted({ tokens, quantities }: Reading, index: number): boolean {
  const next = tokens[index + 2];
  return next !== undefined && quantities.some(({ start, end }) => start <= next.start && end >= next.end);
}

/** "100 % of the forms" and "5,000 of 5,000 seats" are all of them. */
function isWhole({ text, quantities }: Reading): boolean {
  return quantities.some(
    ({ unit, value, end }, index) =>
      (unit === "percent" && value === 100) ||
      (quantities[index + 1]?.value === value &&
        /^ (?:[a-z]+ )?(?:out )?of (?:the )?$/.test(text.slice(end, quantities[index + 1]?.start))),
  );
}
