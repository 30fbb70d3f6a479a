import { trimSigns } from "../../text/trim-signs.ts";
import { type FieldLabel, labelledLines } from "./field-labels.ts";
import { type FoundPeriod, findPeriod, standsApart, withoutPeriod } from "./find-period.ts";
import { cellsOf, isSentence, lookOf, type StyledLine } from "./styled-line.ts";
import { hasDegree, hasSchool, organisationScore, placeScore, roleScore } from "./vocabulary.ts";

/** A part of the lines above an entry's text, such as a role or an employer. */
export interface HeadPart {
  readonly text: string;
  readonly strong: boolean;
  /** Which of the lines it stands in. */
  readonly line: number;
  /** What the file itself calls it. */
  readonly field?: FieldLabel | undefined;
  /** The dash or stroke that stands between it and the part before it. */
  readonly dash?: string | undefined;
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
  readonly fields?: readonly (FieldLabel | undefined)[] | undefined;
}

/** The most lines that stand above an entry's date, and below it before the text begins. */
const MOST_HEADS = 3;
const LONGEST_HEAD = 160;
const MOST_PARTS = 12;

/** Entries by their dates: the lines around each date are its head, what follows is its text. */
export function splitEntries(given: readonly StyledLine[]): Entry[] {
  // Where every line has a bullet, or the bullets have the dates, bullets tell nothing of what is a head.
  const allBullets = given.every(({ bullet }) => bullet) || areDated(given);
  const lines = labelledLines(given.flatMap(headApart)).map(({ line, fields }) =>
    marked(allBullets ? { ...line, bullet: false } : line, fields),
  );
  const starts = labelledStarts(lines) ?? startsOf(lines);
  return joinedEntries(
    starts.map((start, nth) => entryOf(lines.slice(start, starts[nth + 1] ?? lines.length))),
  );
}

/** "• '21–now  Counter Assistant, Lochbroom Stores": a section that opens with bullets of which most have a date is a list of entries. */
function areDated(lines: readonly StyledLine[]): boolean {
  if (lines[0]?.bullet !== true) return false;
  const bullets = lines.filter(({ bullet }) => bullet);
  const dated = bullets.filter(({ text }) => {
    const period = text.length <= LONGEST_HEAD ? findPeriod(text) : null;
    return period !== null && standsApart(text, period);
  });
  return dated.length >= 2 && dated.length >= bullets.length * 0.6;
}

const RUN_IN = /^(.{10,140}?\p{L}{4,}\)?)\. (\p{Lu}.{8,})$/u;

/** "2003–2011 Shipwright, Miller's, St Monans. New skiffs and repairs.": behind the head, in its line, stands its text. */
function headApart(line: StyledLine): StyledLine[] {
  const [, head = "", text = ""] = RUN_IN.exec(line.text) ?? [];
  const period = head === "" || line.bullet ? null : findPeriod(head);
  if (!period || !(period.start <= 1 || period.end >= head.length - 1) || isSentence(head)) return [line];
  return [
    { ...line, text: head },
    { ...line, text, bullet: true, gapBefore: false, strong: false, lead: undefined },
  ];
}

/** A head without a date and without text, above a date that has no role beside it, is the head of that date. */
function joinedEntries(entries: readonly Entry[]): Entry[] {
  const found: Entry[] = [];
  for (const entry of entries) {
    const above = found.at(-1);
    const isOpen =
      above && above.period === "" && above.body.length === 0 && above.heads.length <= MOST_HEADS;
    const isRole = ({ text }: HeadPart) => roleScore(text.split(/,\s/)[0] ?? "") >= 1.5;
    if (isOpen && entry.period !== "" && above.heads.some(isRole) && !entry.heads.some(isRole)) {
      // Lines are counted on, so that parts of both are not taken for neighbours.
      const own = entry.heads.map((part) => ({ ...part, line: part.line + MOST_PARTS }));
      found[found.length - 1] = { ...entry, heads: [...above.heads, ...own] };
    } else found.push(entry);
  }
  return found;
}

function marked(line: StyledLine, fields?: MarkedLine["fields"]): MarkedLine {
  const { text, bullet } = line;
  const isText = fields?.every((field) => field === "text") === true;
  const found = bullet || isText ? null : findPeriod(text);
  const period = found && text.length <= LONGEST_HEAD && standsApart(text, found) ? found : null;
  const isBody = bullet || isText || (period === null && fields === undefined && isSentence(text));
  return { line, period, isBody, fields };
}

/** Where the file names its fields, an entry begins with the first one that the entry above has already; null where it does not. */
function labelledStarts(lines: readonly MarkedLine[]): number[] | null {
  const all = lines.flatMap(({ fields = [] }) => fields.filter((field) => OPENING.has(field)));
  if (new Set(all).size < 2 || all.length * 3 < lines.filter(({ isBody }) => !isBody).length) return null;
  const starts = [0];
  let seen = new Set<FieldLabel | undefined>();
  let from = 0;
  for (const [index, { fields = [] }] of lines.entries()) {
    const own = fields.filter((field) => OPENING.has(field));
    if (own.some((field) => seen.has(field))) {
      let start = index;
      // A name without a label, below the text of the entry above, opens its own.
      for (let above = lines[start - 1]; start - 1 > from && isBare(above); above = lines[start - 1])
        start -= 1;
      if (start < index && !lines[start - 1]?.isBody) start = index;
      starts.push(start);
      seen = new Set();
    }
    if (own.length > 0) from = index;
    for (const field of own) seen.add(field);
  }
  return starts;
}

const OPENING: ReadonlySet<FieldLabel | undefined> = new Set(["title", "organisation", "period"]);

function isBare(line: MarkedLine | undefined): boolean {
  return line !== undefined && !line.isBody && line.fields === undefined;
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
    for (const [index, line] of lines.entries())
      if (isWhole(line, lines[0]) && !isDateAlone(lines[index - 1])) starts.add(index);
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

/** A date on a line of its own belongs to the line below it. */
function isDateAlone(line: MarkedLine | undefined): boolean {
  return line?.period != null && withoutPeriod(line.line.text, line.period) === "";
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
  for (const [index, { line, period: found, isBody, fields }] of lines.entries()) {
    if (fields && !isBody) {
      const left = labelledParts(line, fields, index);
      heads.push(...left.heads);
      period ||= left.period;
      body.push(...left.body);
      continue;
    }
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
        partsOf(words.replace(NUMBERED, "")).map((text, at, parts) => ({
          text,
          strong: line.strong || (length > 1 && nth === 0),
          line: index,
          dash: at > 0 ? dashBetween(words, parts[at - 1] ?? "", text) : undefined,
        })),
      ),
    );
  }
  return { heads, period, body };
}

/** "1. Arvind Limited": entries that are counted. */
const NUMBERED = /^\d{1,2}[.)]\s+(?=\p{Lu})/u;

/** The cells of a line whose fields the file names. */
function labelledParts(
  { text, strong }: StyledLine,
  fields: readonly (FieldLabel | undefined)[],
  line: number,
): { heads: HeadPart[]; period: string; body: string[] } {
  const found = { heads: [] as HeadPart[], period: "", body: [] as string[] };
  for (const [nth, cell] of cellsOf(text).entries()) {
    const field = fields[nth];
    const period = findPeriod(cell);
    if (field === "text") found.body.push(cell);
    else if (field === "period") found.period = cell;
    else if (period && found.period === "" && standsApart(cell, period)) {
      found.period = period.text;
      for (const part of partsOf(withoutPeriod(cell, period)))
        found.heads.push({ text: part, strong, line, field });
    } else found.heads.push({ text: cell, strong, line, ...(field !== "any" && { field }) });
  }
  return found;
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
  // "Evening shift, offices and canteen." says what was done; a legal form ends with a full stop too.
  if (period !== "" && /[^\s.]{4,}\.$/.test(line.text) && line.text.split(/\s+/).length > 3) return false;
  if (named < 2) return true;
  const isRole = (text: string) => roleScore(text) >= 1.5;
  if (
    !line.gapBefore &&
    isRole(line.text) &&
    line.text.length <= 60 &&
    !heads.some(({ text }) => isRole(text))
  )
    return true;
  if (line.gapBefore || named > 3) return false;
  const isNamed = Math.max(roleScore(line.text), organisationScore(line.text)) >= 3 && line.text.length <= 60;
  return isNamed ? named < 3 && line.strong : placeScore(line.text) >= 2;
}

const SEPARATOR = /\t|\s+[|•·∙‧►»~]\s+|\s+[–—―]\s*|\s+-{1,2}\s+|\s+@\s+|\s+[/\\]{1,2}\s+/u;
const AT = /^(.{3,60}?)\s+(?:at|bei|chez|presso)\s+(?=[\p{Lu}\d])(.+)$/u;
const BRACKETED = /^(.{2,}?)\s*\(([^()]{2,40})\)$/u;

function dashBetween(words: string, before: string, text: string): string | undefined {
  const end = words.indexOf(before) + before.length;
  return /^\s+([-–—/])\s+$/u.exec(words.slice(end, words.indexOf(text, end)))?.[1];
}

/** The parts of a line that something stands between. */
export function partsOf(text: string): string[] {
  return text
    .split(SEPARATOR)
    .map((part) => trimSigns(part, ",;:|·•–—-"))
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
