import { type FoundPeriod, findPeriod, standsApart, withoutPeriod } from "./find-period.ts";
import { isSentence, lookOf, type StyledLine } from "./styled-line.ts";
import { hasDegree, hasSchool, organisationScore, placeScore, roleScore } from "./vocabulary.ts";

/** A part of the lines above an entry's text, such as a role or an employer. */
export interface HeadPart {
  readonly text: string;
  readonly strong: boolean;
  /** Which of the lines it stands in. */
  readonly line: number;
}

export interface Entry {
  readonly heads: readonly HeadPart[];
  readonly period: string;
  readonly body: readonly string[];
}

interface MarkedLine {
  readonly line: StyledLine;
  readonly period: FoundPeriod | null;
  readonly isBody: boolean;
}

/** The most lines that stand above an entry's date, and below it before the text begins. */
const MOST_HEADS = 3;
const LONGEST_HEAD = 160;
const MOST_PARTS = 12;

/** Entries by their dates: the lines around each date are its head, what follows is its text. */
export function splitEntries(given: readonly StyledLine[]): Entry[] {
  // Where every line has a bullet, bullets tell nothing.
  const allBullets = given.every(({ bullet }) => bullet);
  const lines = given.map((line) => marked(allBullets ? { ...line, bullet: false } : line));
  const starts = startsOf(lines);
  return starts.map((start, nth) => entryOf(lines.slice(start, starts[nth + 1] ?? lines.length)));
}

function marked(line: StyledLine): MarkedLine {
  const { text, bullet } = line;
  const found = bullet ? null : findPeriod(text);
  const period = found && text.length <= LONGEST_HEAD && standsApart(text, found) ? found : null;
  return { line, period, isBody: bullet || (period === null && isSentence(text)) };
}

function startsOf(lines: readonly MarkedLine[]): number[] {
  const anchors = lines.flatMap(({ period, isBody }, index) => (period && !isBody ? [index] : []));
  const [first] = anchors;
  if (first === undefined) return undatedStarts(lines);
  const lead = Math.min(first, MOST_HEADS);
  const isApart = lead > 0 && lines[first]?.line.gapBefore === true;
  // Where room stands between the lines of the first head, room tells nothing of where another begins.
  const isLoose = lines.slice(1, first).some(({ line }) => line.gapBefore);
  const starts = new Set<number>([0]);
  let from = 0;
  for (const anchor of anchors) {
    let start = anchor;
    if (!lines[anchor]?.line.gapBefore || isApart)
      for (let count = 0; count < lead && start - 1 >= from; count++) {
        const above = lines[start - 1];
        if (!above || above.isBody || above.period) break;
        start -= 1;
        if (above.line.gapBefore && !isLoose) break;
      }
    starts.add(anchor === first ? 0 : start);
    from = anchor + 1;
  }
  for (const index of undatedAmong(lines, anchors, starts)) starts.add(index);
  if (first === 0 && lines.every(({ isBody }) => !isBody))
    for (const [index, line] of lines.entries()) if (isWhole(line, lines[0])) starts.add(index);
  return [...starts].sort((a, b) => a - b);
}

/** Entries between dated ones that have no date: their title looks as the others do, after text or room. */
function undatedAmong(
  lines: readonly MarkedLine[],
  anchors: readonly number[],
  starts: ReadonlySet<number>,
): number[] {
  const look = lines[0] ? lookOf(lines[0].line) : "";
  const isStrong = lines[0]?.line.strong === true;
  return lines.flatMap(({ line, isBody, period }, index) => {
    if (index === 0 || isBody || period || starts.has(index) || lookOf(line) !== look) return [];
    const above = lines[index - 1];
    const afterText = above?.isBody === true;
    // The lines just around a date belong to it.
    const isNearDate = anchors.some((anchor) => index - anchor > 0 && index - anchor <= 2 && !afterText);
    const opens = isStrong ? afterText || line.gapBefore : afterText && line.gapBefore;
    return opens && !isNearDate ? [index] : [];
  });
}

/** A line without a date, among such with one, that tells by itself who somebody was and where: "Coach, Camogie Club". */
function isWhole({ line, period }: MarkedLine, first: MarkedLine | undefined): boolean {
  if (period || !hasParts(line)) return false;
  const isAlike = line.lead !== undefined && first?.line.lead !== undefined;
  return (isAlike || roleScore(firstPart(line)) >= 1.5) && placeScore(line.text) < 2;
}

function hasParts({ text, lead }: StyledLine): boolean {
  return lead !== undefined || /,\s/.test(text) || partsOf(text).length > 1;
}

function firstPart({ text, lead }: StyledLine): string {
  return lead ?? partsOf(text)[0]?.split(/,\s/)[0] ?? "";
}

/** "Site coordinator" and the line below it that says where: together one entry. */
function completes(above: StyledLine, line: StyledLine): boolean {
  if (hasParts(above) || hasParts(line)) return false;
  const isRole = ({ text }: StyledLine) => roleScore(text) >= 1.5;
  const [a, b] = [hasSchool(above.text), hasSchool(line.text)];
  return isRole(above) !== isRole(line) || (a !== b && (hasDegree(above.text) || hasDegree(line.text)));
}

function undatedStarts(lines: readonly MarkedLine[]): number[] {
  const hasText = lines.some(({ isBody }) => isBody);
  const hasGaps = lines.slice(1).some(({ line }) => line.gapBefore);
  const isStrong = lines[0]?.line.strong === true && lines.some(({ line }) => !line.strong);
  let completed = -1;
  return lines.flatMap(({ line, isBody }, index) => {
    if (index === 0) return [0];
    const above = lines[index - 1];
    if (isBody) return [];
    const isSecond =
      !isStrong && above && !above.isBody && completed !== index - 1 && completes(above.line, line);
    if (isSecond) {
      completed = index;
      return [];
    }
    if (isStrong) return line.strong && !above?.line.strong ? [index] : [];
    if (hasText) return above?.isBody || line.gapBefore ? [index] : [];
    return !hasGaps || line.gapBefore ? [index] : [];
  });
}

function entryOf(lines: readonly MarkedLine[]): Entry {
  const heads: HeadPart[] = [];
  const body: string[] = [];
  let period = "";
  let isOpen = true;
  for (const [index, { line, period: found, isBody }] of lines.entries()) {
    const isDated = found !== null && period === "";
    if (isBody || !isOpen || !(isDated || isHead(line, heads, period, index))) {
      isOpen = isOpen && !isBody && index === 0;
      body.push(line.text.replaceAll("\t", " "));
      continue;
    }
    if (isDated) period = found.text;
    const rest = isDated ? withoutPeriod(line.text, found) : line.text;
    heads.push(
      ...leadApart(rest, line.lead).flatMap((words, nth, { length }) =>
        partsOf(words).map((text) => ({
          text,
          strong: line.strong || (length > 1 && nth === 0),
          line: index,
        })),
      ),
    );
  }
  return { heads, period, body };
}

/** "**Kolopay**, Yaba, Lagos": words at the beginning that alone are set so are a part of their own. */
function leadApart(text: string, lead: string | undefined): string[] {
  if (lead === undefined || !text.startsWith(lead)) return [text];
  const rest = text.slice(lead.length);
  const isApart = /^\s*[,;:|·•–—(\t-]/u.test(rest) || /[,;:|·•–—-]\s*$/u.test(lead);
  return isApart && /[\p{L}\d]/u.test(rest) ? [lead, rest.trim()] : [text];
}

/** Before its date, any line is of the head; after it, only one that still tells who or where. */
function isHead(line: StyledLine, heads: readonly HeadPart[], period: string, index: number): boolean {
  if (index === 0 || (period === "" && heads.length < 6)) return index < MOST_HEADS + 2;
  // All parts are looked at again for each line: places below places must not go on for ever.
  if (line.text.length > LONGEST_HEAD || heads.length > MOST_PARTS) return false;
  const named = heads.filter(({ text }) => placeScore(text) < 2).length;
  if (named < 2) return true;
  if (line.gapBefore || named > 3) return false;
  const isNamed = Math.max(roleScore(line.text), organisationScore(line.text)) >= 3 && line.text.length <= 60;
  return isNamed ? named < 3 && line.strong : placeScore(line.text) >= 2;
}

const SEPARATOR = /\t|\s+[|•·∙‧►»]\s+|\s+[–—―]\s*|\s+-\s+|\s+@\s+/u;
const AT = /^(.{3,60}?)\s+(?:at|bei|chez|presso)\s+(?=[\p{Lu}\d])(.+)$/u;
const BRACKETED = /^(.{2,}?)\s*\(([^()]{2,40})\)$/u;

/** The parts of a line that something stands between. */
export function partsOf(text: string): string[] {
  return text
    .split(SEPARATOR)
    .map((part) => part.replace(/^[\s,;:|·•–—-]+|[\s,;:|·•–—-]+$/gu, ""))
    .filter((part) => /[\p{L}\d]/u.test(part))
    .flatMap((part) => {
      const [, role, employer] = AT.exec(part) ?? [];
      return role !== undefined && employer !== undefined && roleScore(role) >= 1.5
        ? [role, employer]
        : [part];
    })
    .flatMap((part) => {
      const [, name, place] = BRACKETED.exec(part) ?? [];
      return name !== undefined && place !== undefined && placeScore(place) >= 2 ? [name, place] : [part];
    });
}
