import { smallNumber } from "./number-words.ts";

/** A time of day, in minutes since midnight. */
export interface TimeOfDay {
  readonly minutes: number;
  readonly text: string;
  readonly start: number;
}

const CLOCK = /(?<!\d)(\d{1,2})(?:[:.](\d\d))?\s?(a\.?m\b|p\.?m\b)\.?/gi;
const CLOCK_PART =
  /(?<![\d:.,])(\d{1,2})[:.]([0-5]\d)(?: (?:in the (morning|afternoon|evening)|at (night)))/gi;
const CLOCK_24 = /(?<![\d:.,])([01]?\d|2[0-3]):([0-5]\d)(?![\d:])/g;
/** "0900-1700", "0630 hrs" */
const CLOCK_PLAIN =
  /(?<![\d:.,])([01]\d|2[0-3])([0-5]\d)(?= ?(?:-|–|to) ?(?:[01]\d|2[0-3])[0-5]\d\b| ?h(?:rs)?\b)|(?<=(?<!\d)(?:[01]\d|2[0-3])[0-5]\d ?(?:-|–|to) ?)([01]\d|2[0-3])([0-5]\d)(?!\d)/g;
const HOUR = "(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
const PART = "(?: (?:in the (morning|afternoon|evening)|at (night)))";
const PAST = new RegExp(`\\b(half|quarter) (past|to) ${HOUR}\\b${PART}?`, "gi");
const O_CLOCK = new RegExp(
  `\\b${HOUR} o'?clock\\b${PART}?|(?<=\\b(?:at|from|until|till|by|before|after|around|since) )${HOUR}${PART}(?![\\w-])`,
  "gi",
);
const NAMED: readonly [pattern: RegExp, minutes: number][] = [
  [/\b(?:noon|midday|mid-day)\b/gi, 720],
  [/\bmidnight\b/gi, 0],
];

/** "6:30am", "18:00", "half past six in the morning", "5 o'clock", "noon". */
export function timesOfDayIn(text: string): TimeOfDay[] {
  const found: TimeOfDay[] = [];
  const add = (match: RegExpExecArray, minutes: number) =>
    found.push({ minutes, text: match[0], start: match.index });
  for (const match of text.matchAll(CLOCK))
    add(match, ((Number(match[1]) % 12) + (/p/i.test(match[3] ?? "") ? 12 : 0)) * 60 + Number(match[2] ?? 0));
  for (const match of text.matchAll(CLOCK_PART))
    add(match, hourOf(match[1] ?? "", match[3] ?? match[4]) * 60 + Number(match[2]));
  for (const match of text.matchAll(CLOCK_24)) add(match, Number(match[1]) * 60 + Number(match[2]));
  // "1950-2000" are years.
  for (const match of text.matchAll(CLOCK_PLAIN))
    if (/^(?:0|1[0-8]|2[1-3])/.test(match[0]))
      add(match, Number(match[1] ?? match[3]) * 60 + Number(match[2] ?? match[4]));
  for (const match of text.matchAll(PAST)) {
    const [, part = "", side = "", hour = "", day, night] = match;
    const past = /^half$/i.test(part) ? 30 : 15;
    add(match, hourOf(hour, day ?? night) * 60 + (/^to$/i.test(side) ? -past : past));
  }
  for (const match of text.matchAll(O_CLOCK)) {
    const [, first, day, night, second, otherDay, otherNight] = match;
    const hour = hourOf(first ?? second ?? "", day ?? night ?? otherDay ?? otherNight);
    if (hour < 24) add(match, hour * 60);
  }
  for (const [pattern, minutes] of NAMED) for (const match of text.matchAll(pattern)) add(match, minutes);
  return found;
}

function hourOf(word: string, part: string | undefined): number {
  const hour = smallNumber(word) ?? 0;
  return part === undefined || /^morning$/i.test(part) || hour > 12 ? hour : (hour % 12) + 12;
}

/** "half past six" leaves open which half of the day, so it says no more than "6:30 pm". */
export function leavesHalfOpen(text: string): boolean {
  return (
    !/[ap]\.?m\b|morning|afternoon|evening|night|noon|midday/i.test(text) &&
    !/^(?:1[3-9]|2\d|0\d?):/.test(text)
  );
}
