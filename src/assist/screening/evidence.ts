import { namesKnown } from "../../domain/gazetteer/gazetteer.ts";
import { baseOf } from "../../domain/language/inflect.ts";
import { TITLES } from "../../domain/language/job-titles.ts";
import { tokens } from "../../domain/language/tokens.ts";
import { EVERYDAY, EVERYDAY_TOO } from "./lexicon/everyday.ts";
import { WORK_WORDS } from "./lexicon/work-words.ts";

const TITLE_WORDS = new Set(TITLES.trim().split(/\s+/));
/** Figures as resumes have them: years, money, shares, "1,200", "40+", "250 a day". */
const FIGURE =
  /\b(?:19|20)\d\d\b|[$€£]\s?\d|\d\s?%|\d,\d{3}|\d\+|\d\s?(?:tonnes?|tons?|kg|km|percent|people|staff|hours?|hrs?|days?|weeks?|months?|years?|yrs?|an? (?:day|week|month|shift)|per\b|beds?|seats?|rooms?|x\b|k\b)|\/(?:day|week|wk|month)|\b(?:every|each) (?:day|morning|week|shift|night|evening|month|year|season|friday|saturday|sunday|monday)/i;
/** Deeds that anybody may tell of on any day. */
const ANYONES =
  /^(?:was|were|went|had|said|came|got|fell|beat|saw|ate|felt|did|made|told|left|lost|won|played|loved|liked|wanted|called|died|been|gone|heard|thought|knew|slept|woke|bought|put|cut|let|hit|read|found|became|developed|invented|discovered|lived|stayed|needed|hoped|enjoyed|looked|walked|talked|watched|married|born|sat|stood|ran|lay|hurt)$/;

/** Trades that no list holds: cheesemaker, lifeguard, violinist. */
const AGENT =
  /^[a-z]*(?:guard|keeper|maker|breeder|monger|handler|minder|dresser|smith|wright|grower|counsell?or|[bcdfglmnprtv]ist|ician|groomer|fitter|founder)s?$/;

/** Whether something in a text speaks of work: an action in front, a trade, a tool, a figure as resumes have them. */
export function tellsOfWork(text: string): boolean {
  if (leadsWithAction(text) || FIGURE.test(text)) return true;
  const words = tokens(text);
  return (
    words.some(
      ({ lower }) =>
        WORK_WORDS.has(singular(lower)) ||
        TITLE_WORDS.has(lower) ||
        AGENT.test(lower) ||
        isActionOfWork(lower),
    ) || namesKnown(text).length > 0
  );
}

function isActionOfWork(word: string): boolean {
  return !ANYONES.test(word) && baseOf(word, "past") !== null && baseOf(word, "base") === null;
}

/** Deeds of nobody's work, also at the head of a sentence. */
const MERELY_LIVED =
  /^(?:was|were|had|felt|went|saw|ate|got|came|fell|died|slept|woke|loved|liked|wanted|thought|knew|heard|said|told|hoped|married|lived|stayed)$/;
/** How people begin to tell of their work, whatever the work is. */
const OPENING =
  /^(?:i )?(?:(?:am|was|were|have been) )?(?:also |mainly |mostly )?(?:in charge of|responsible|tasked|involved|part of|helping|working|doing|making|assigned|(?:look(?:ed|ing)? after|(?:took|taking|take) care of|(?:translation|collection|illustration|publication|recording|performance|restoration|analysis|design) of|live-in|au pair|(?:pet|cat|dog|house)[ -]sitting|dog[ -]walking)\b|(?:the|my) (?:idea|aim|goal|plan) (?:here |of (?:this|the) project )?was to (?:build|make|have an?|create|design|write|show|test|predict|develop)\b|(?:my |the |main |daily )*(?:duties|tasks|job|role|responsibilities|project|work|thesis|dissertation|capstone)\b)/i;
/** "we had to build a raft": what somebody was asked to do, but for what anybody has to do anyway. */
const TOLD_TO =
  /^(?:i|we) (?:(?:had|have|got|needed)|(?:was|were|got) (?:asked|told|tasked|expected|made|given the task)) to (?!go\b|be\b|have\b|get\b|eat\b|sleep\b|wait\b|leave\b|stay\b|see\b|say\b|come\b|move\b|pay\b|stop\b|walk\b|run\b|buy\b)([a-z-]+) /i;

/** What people do or feel on any day, told in -ing. */
const NO_DUTY =
  /^(?:being|having|going|coming|getting|feeling|thinking|wanting|wishing|hoping|loving|liking|eating|drinking|sleeping|dreaming|watching|listening|waiting|looking|seeing|hearing|saying|telling|knowing|falling|dying|living|staying|playing|missing|needing|trying|asking|wondering|singing|buying|wearing)$/;

export function leadsWithAction(text: string): boolean {
  if (OPENING.test(text) || baseOf(TOLD_TO.exec(text)?.[1] ?? "", "base") !== null) return true;
  const [first = "", second = "", third = ""] = text.toLowerCase().split(/\s+/);
  if (first === "i" && /^(?:have|had)$/.test(second))
    return baseOf(third, "participle") !== null && !ANYONES.test(third);
  const action = first === "i" ? second : first;
  if (MERELY_LIVED.test(action)) return false;
  return (
    (baseOf(action, "past") !== null && baseOf(action, "base") === null) ||
    // "milking goats and bathing a toddler" is somebody's work, whatever stands beside it.
    (baseOf(first, "gerund") !== null && second !== "" && !NO_DUTY.test(first)) ||
    /^[a-z]+(?:[^e]ed|ting|ling|ning)$/.test(first)
  );
}

/** Whether a text is full of everyday things. */
export function isEveryday(text: string): boolean {
  const words = tokens(text).map(({ lower }) => [lower, singular(lower)]);
  if (words.some((forms) => forms.some((word) => EVERYDAY.has(word)))) return true;
  // "Make wedding cakes" is somebody's work; "buy bread for me tomorrow" is none.
  const [first = ""] = text.toLowerCase().split(/\s+/);
  if (baseOf(first, "base") !== null && !/\b(?:me|my|you|today|tonight|tomorrow)\b/i.test(text)) return false;
  return words.filter((forms) => forms.some((word) => EVERYDAY_TOO.has(word))).length > 1;
}

/** An English word of work or of every day that the guard's lists do not have. */
export function isEverydayWord(word: string): boolean {
  const one = singular(word);
  return WORK_WORDS.has(one) || EVERYDAY.has(one) || EVERYDAY_TOO.has(one) || AGENT.test(word);
}

function singular(word: string): string {
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|ch|sh|x)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}
