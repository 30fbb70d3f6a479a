import { stem } from "../../language/stem.ts";
import type { Quantity } from "../quantities/quantity.ts";
import type { Reading } from "../support.ts";
import { countedBy } from "./counted.ts";
import type { StatedNumbers } from "./stated-numbers.ts";

interface Purpose {
  /** What stands before or after a number that tells of something else than a deed. */
  readonly before: RegExp;
  readonly after?: RegExp;
  /** Words in the suggestion that keep it so. */
  readonly kept: RegExp;
}

const GOAL: Purpose = {
  before:
    /\b(?:targets?|quotas?|goals?|capacity|limit|planned|expected|forecast\w*|budgeted|bid|tender\w*|quoted|pitched|invited|seats)\b[^.;,\d]{0,16}$/i,
  after: /^[- ](?:seat|seater)\b/i,
  kept: /\b(?:targets?|quotas?|goals?|capacity|limit|plan\w*|expect\w*|forecast\w*|budget\w*|bid|bids|tender\w*|quot\w+|pitch\w*|max(?:imum)?|up to|invit\w*|within|towards?|aim\w*|seats?|seater|seating)\b/i,
};
const SIZE: Purpose = {
  before:
    /\b(?:stores?|company|firm|shop|hotel|school|hospital|site|plant|employer|office|agency|chain|club|practice|clinic|ward) (?:has|had|have|employs?|employed|with|of) (?:about |over |some |around |nearly )?$/i,
  kept: /\b(?:stores?|company|firm|shop|hotel|school|hospital|site|plant|employer|office|agency|chain|club|practice|clinic|ward|-strong)\b/i,
};
/** Who runs a clinic with twelve nurses manages twelve nurses. */
const RUNS =
  /\b(?:ran|run|running|runs|manag\w+|led|leading|own\w*|head(?:ed|ing)?|supervis\w+|in charge of) (?:[\w-]+ ){0,3}(?:stores?|company|firm|shop|hotel|school|hospital|site|plant|office|agency|chain|club|practice|clinic|ward)\b|\bi (?:ran|led|managed|supervised) (?:it|them)\b/i;
const PEAK: Purpose = {
  before: /\b(?:best|record|peak|busiest|top)\b[^.;,\d]{0,24}$/i,
  after:
    /^[^.;\d]{0,24}\b(?:(?:best|record|peak|busiest) (?:day|night|week|month|shift|hour|season|year)|at (?:its |the )?peak|in peak season)\b/i,
  kept: /\b(?:best|record|peak|busiest|top|up to|at most|maximum)\b/i,
};
const RATE =
  /^[^.;,\n]{0,24}?\b(?:an?|per|each|every) (?:hour|shift|day|night|week|month|quarter|season|year)\b/i;

const kept = new WeakMap<Reading, Map<RegExp, boolean>>();

/** Asks a suggestion each question once, however many numbers raise it. */
function keeps(reading: Reading, pattern: RegExp): boolean {
  const answers = kept.get(reading) ?? new Map<RegExp, boolean>();
  const answer = answers.get(pattern) ?? pattern.test(reading.text);
  kept.set(reading, answers.set(pattern, answer));
  return answer;
}

/** Whether all that the source states of a number is a goal, a room's size or a best day, and the suggestion makes a deed of it. */
export function isMisplaced(
  said: Quantity,
  stated: readonly Quantity[],
  suggestion: StatedNumbers,
  source: StatedNumbers,
): boolean {
  const { text } = suggestion.reading;
  const served = ({ before, after, kept }: Purpose) =>
    !keeps(suggestion.reading, kept) &&
    stated.every(
      ({ start, end }) =>
        before.test(source.reading.text.slice(Math.max(0, start - 40), start)) ||
        after?.test(source.reading.text.slice(end, end + 40)) === true,
    );
  if (
    served(GOAL) ||
    (served(SIZE) && !RUNS.test(source.reading.text)) ||
    isOtherGroup(said, suggestion, source)
  )
    return true;
  const isRate = RATE.test(text.slice(said.end, said.end + 48));
  return (
    (isRate && served(PEAK)) ||
    isOtherBase(said, stated, suggestion, source) ||
    countsOneself(said, suggestion, source)
  );
}

const GROUP_OF = /\b(team|crew|group|squad|class|staff) of (?:about |around |over |nearly )?$/i;

/** "a team of 300" for "a company of 300, a team of 5". */
function isOtherGroup(said: Quantity, { reading }: StatedNumbers, source: StatedNumbers): boolean {
  const groupOf = ({ start }: Quantity, text: string) =>
    GROUP_OF.exec(text.slice(Math.max(0, start - 24), start))?.[1]?.toLowerCase();
  const group = groupOf(said, reading.text);
  if (group === undefined) return false;
  const same = source.quantities.filter((one) => groupOf(one, source.reading.text) === group);
  return same.length > 0 && same.every(({ value }) => value !== said.value);
}

const BASE = /^(?: (?:[a-z]+s|kcal|people|staff|children))?? ?(?:\b(?:an?|per) |\/ ?)([a-z]+)\b/i;

/** "8 euros a crate" for "8 euro an hour". */
function isOtherBase(
  said: Quantity,
  stated: readonly Quantity[],
  { reading }: StatedNumbers,
  source: StatedNumbers,
): boolean {
  const base = baseOf(said, reading.text);
  if (base === null || TIME.test(base) || ONE.test(base)) return false;
  const bases = stated.map((one) => baseOf(one, source.reading.text));
  return (
    bases.length > 0 && bases.every((other) => other !== null && !isSameBase(other, base) && !ONE.test(other))
  );
}

/** Whom or what a rate is for, by another word. */
const BASES = [
  "child kid pupil student",
  "guest customer visitor diner",
  "patient client resident",
  "lesson class session course",
  "meal plate cover",
  "crate box",
  "table party",
].map((line) => new Set(line.split(" ")));

function isSameBase(one: string, other: string): boolean {
  return stem(one) === stem(other) || BASES.some((words) => words.has(one) && words.has(other));
}

const ONE = /^(?:head|person|piece|item|unit|time|go|pop|cover|little|lot|few|bit|total|range)$/;
const TIME =
  /^(?:hour|hr|h|day|week|wk|month|year|yr|night|shift|minute|min|second|sec|s|quarter|term|season|annum)$/;

function baseOf({ end }: Quantity, text: string): string | null {
  return BASE.exec(text.slice(end, end + 24))?.[1]?.toLowerCase() ?? null;
}

/** "five other people" for "five of us". */
function countsOneself(said: Quantity, { reading }: StatedNumbers, source: StatedNumbers): boolean {
  if (!/^ (?:others?|colleagues?|co-?workers?)\b/i.test(reading.text.slice(said.end, said.end + 14)))
    return false;
  return source.quantities.some(
    (one) =>
      one.value === said.value &&
      /^ of us\b|^[^.;,\d]{0,16}\b(?:incl\.?|including|counting) (?:me|myself)\b/i.test(
        source.reading.text.slice(one.end, one.end + 40),
      ),
  );
}

const MEASURE =
  /^(?:page|seat|bed|room|bedroom|key|door|storey|story|floor|word|unit|person|man|cover|table|pupil|place|piece|part|bay|pump|screen|track|line)$/;

/** "200 reports" for "a 200 page report". */
export function countsTheMeasured(
  said: Quantity,
  stated: readonly Quantity[],
  suggestion: StatedNumbers,
  source: StatedNumbers,
): boolean {
  const [noun] = countedBy(said, suggestion.reading);
  if (said.value < 2 || !noun || MEASURE.test(noun.lower.replace(/s$/, ""))) return false;
  return stated.every((one) => {
    const [first, next] = countedBy(one, source.reading);
    return (
      first !== undefined &&
      next !== undefined &&
      MEASURE.test(first.lower) &&
      noun.lower.replace(/s$/, "") === next.lower.replace(/s$/, "")
    );
  });
}

/** "with three others" for "me and two others". */
export function countsOthersTwice(said: Quantity, suggestion: StatedNumbers, source: StatedNumbers): boolean {
  const isOthers = ({ end }: Quantity, { reading }: StatedNumbers) =>
    /^ others?\b/i.test(reading.text.slice(end, end + 8));
  return (
    isOthers(said, suggestion) &&
    source.quantities.some((one) => isOthers(one, source) && one.value !== said.value)
  );
}
