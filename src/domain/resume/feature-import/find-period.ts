import { resumeLanguages } from "../../resume-language/registry.ts";
import { trimSigns } from "../../text/trim-signs.ts";
import { withoutTrailing } from "../../text/without-trailing.ts";

/** A period of time in a line, and where it stands. */
export interface FoundPeriod {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const oneOf = (words: Iterable<string>): string =>
  [...new Set([...words].map((word) => word.toLowerCase().replace(/\.$/, "")))]
    .filter((word) => word.length > 1 && !/^\d/.test(word))
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join("|");

const MONTH_NAMES = oneOf([
  ...resumeLanguages.flatMap(({ months: { long, short, withDay = [], others = {} } }) => [
    ...long,
    ...short,
    ...withDay,
    ...Object.values(others).flatMap((names) => names ?? []),
  ]),
  ...["sept", "janv", "juil"],
]);
const OPEN = oneOf([
  ...resumeLanguages.flatMap(({ present, words }) => [present, ...words.ongoing]),
  ...[
    "to date",
    "till date",
    "date",
    "present",
    "now",
    "current",
    "currently",
    "ongoing",
    "onwards",
    "today",
  ],
]);
const SINCE = oneOf([...resumeLanguages.flatMap(({ words }) => words.since), ...["since", "from", "as of"]]);
const SEASON = oneOf([
  ...resumeLanguages.flatMap(({ words: { seasons } }) => Object.values(seasons).flat()),
  ...[
    "spring",
    "summer",
    "autumn",
    "fall",
    "winter",
    "michaelmas",
    "easter",
    "christmas",
    "season",
    "harvest",
    "vintage",
    "semester",
    "term",
    "ete",
    "eté",
  ],
]);
/** Words before a date that make it less exact. */
const ABOUT =
  "early|mid|late|end(?: of)?|beginning of|start of|circa|ca\\.?|c\\.|approx\\.?|about|around|anfang|mitte|ende";
const UNTIL = oneOf([
  ...resumeLanguages.flatMap(({ words }) => words.until),
  "to",
  "until",
  "till",
  "through",
]);

const EDGE = "(?<![\\p{L}\\p{N}])";
const YEAR = "(?:(?:19|20)\\d\\d|['’]\\d\\d)(?!\\d)";
const MONTH = `(?:${MONTH_NAMES})(?![\\p{L}])\\.?`;
const NUMBERED =
  "\\d{1,2}[./-]\\d{1,2}[./-](?:19|20)\\d\\d|\\d{1,2}\\s?[./-]\\s?(?:19|20)\\d\\d|(?:19|20)\\d\\d[./-](?:0[1-9]|1[0-2])(?!\\d|[./-]\\d)";
// "Summers 2013", "Spring/Summer 2019", "Summers of 2018 and 2019".
const SEASONS = `(?:(?:${SEASON})s?\\s*(?:[/&–-]|and)\\s*)?(?:${SEASON})s?(?:\\s+(?:of|term|season|semester|seasons))?,?\\s+${YEAR}(?:\\s*(?:and|&|,)\\s*(?:(?:${SEASON})\\s+)?${YEAR})*`;
const NAMED = `(?:\\d{1,2}(?:st|nd|rd|th)?[. ]+(?:de )?)?${MONTH}[,/\\s-]*(?:de )?(?:\\d{1,2},\\s*)?${YEAR}|${SEASONS}|q[1-4][ /]${YEAR}`;
const DATE = `(?:(?:${ABOUT})[-\\s]+)?(?:${NUMBERED}|${NAMED}|(?:19|20)\\d\\d年?(?!\\d))`;
// "06/18", "Mar-21", "'14": so short a date counts only beside another.
const SHORT = `\\d{1,2}[/.]\\d{2}(?![\\d/.])|['’]\\d\\d(?!\\d)|(?:${MONTH_NAMES})[-/.' ]{1,2}\\d\\d(?!\\d)`;
const JOIN = `\\s*(?:[-–—−‒~→>]+|\\b(?:${UNTIL}|à|au|al|a|do|e)\\b)\\s*`;
// "(2 years 3 months)" behind a period.
const LASTED = "(?:\\s*[·(,]?\\s*(?:\\d{1,2}\\s*(?:years?|yrs?|months?|mos?)\\.?\\s*){1,2}\\)?)?";
const PERIODS: readonly RegExp[] = [
  new RegExp(`${EDGE}(?:${SHORT})${JOIN}(?:${DATE}|${SHORT}|(?:${OPEN})(?![\\p{L}]))`, "u"),
  new RegExp(`${EDGE}${DATE}${JOIN}(?:${SHORT})`, "u"),
  // "Mar – Jun 2019".
  new RegExp(`${EDGE}(?:\\d{1,2}\\s+)?(?:${MONTH})${JOIN}(?:\\d{1,2}\\s+)?${MONTH}\\s*${YEAR}`, "u"),
  new RegExp(
    `${EDGE}(?:(?:${SINCE})\\s+)?${DATE}(?:${JOIN}(?:(?:${OPEN})(?![\\p{L}])|${DATE}|['’]?\\d\\d(?![\\d/.])|${MONTH}(?!\\p{L}))|\\s*[-–—]\\s*$|\\s+(?:${OPEN})(?![\\p{L}])|/\\d\\d(?!\\d))?${LASTED}`,
    "u",
  ),
];
const HAS_FIGURES = /\d\d/;

/** In small letters and as long as it was: patterns of so many words that ask for either size take seconds to be made. */
function inSmallLetters(line: string): string {
  const small = line.toLowerCase();
  return small.length === line.length
    ? small
    : line.replace(/[\s\S]/gu, (letter) => {
        const other = letter.toLowerCase();
        return other.length === letter.length ? other : letter;
      });
}

/** The period of time in a line; null where there is none. */
export function findPeriod(line: string): FoundPeriod | null {
  if (!HAS_FIGURES.test(line)) return null;
  const small = inSmallLetters(line);
  let best: FoundPeriod | null = null;
  for (const pattern of PERIODS) {
    const found = pattern.exec(small);
    if (!found) continue;
    const start = found.index;
    const text = line.slice(start, start + found[0].length).trim();
    // What says more of the time wins: "06/18 – 09/21" before a year within it.
    if (!best || text.length > best.text.length)
      best = { text, start, end: start + found[0].trimEnd().length };
  }
  return best;
}

const SIGNS = "|,;:·•–—/-";

/** The line without its period, and the brackets that were around it. */
export function withoutPeriod(line: string, { start, end }: FoundPeriod): string {
  const before = withoutTrailing(line.slice(0, start), "([");
  const after = line.slice(end).replace(/^[\s)\]]+/u, "");
  const isInside = before !== "" && after !== "";
  return `${trimSigns(before, SIGNS)}${isInside ? "\t" : ""}${trimSigns(after, SIGNS)}`.trim();
}

/** Whether the period stands apart: at an end of the line, in brackets or between marks, and not inside a sentence. */
export function standsApart(line: string, { start, end }: FoundPeriod): boolean {
  const before = line.slice(0, start).trimEnd();
  const after = line.slice(end).trimStart().replace(/^\.$/, "");
  const opens =
    before === "" || /[([|,;:·•–—\t-]$/u.test(before) || line.slice(before.length, start).includes("\t");
  const closes = after === "" || /^[)\]|,;:·•–—\t-]/u.test(after) || /^\t/.test(line.slice(end));
  return (
    (before === "" || after === "" || (opens && closes)) &&
    !/\b(?:in|by|since|for|of|until|every)$/i.test(before)
  );
}

const END = new RegExp(`^(?:${DATE}|${SHORT}|(?:${OPEN})(?![\\p{L}]))$`, "u");

/** Whether it is what a period ends with, and nothing else. */
export function isPeriodEnd(text: string): boolean {
  return text.length <= 24 && END.test(inSmallLetters(text.trim()));
}
