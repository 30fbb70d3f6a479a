import { certainInterval } from "../../dates/parse-interval.ts";
import { paragraphsOf, type TextLine } from "./text-lines.ts";

export interface FoundRole {
  title: string;
  period: string;
  lines: string[];
}

export interface FoundEntry {
  /** The lines above the bullets, without the period. */
  heads: string[];
  /** What stands behind the second of them, each apart. */
  details: string[];
  period: string;
  lines: string[];
  /** Several at one employer, which then is the entry's title. */
  roles: FoundRole[];
  /** A line of words that belong to it. */
  keywords: string[];
}

const DOT = " · ";

const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\\.?";
const DATE = `(?:(?:${MONTH}|\\d{1,2}[/.]|spring|summer|autumn|fall|winter)\\s*)?(?:19|20)\\d{2}(?:[-/.]\\d{1,2}(?!\\d))?`;
const OPEN = "present|now|today|current|ongoing";
const PERIOD = new RegExp(
  `\\(?((?:since\\s+)?${DATE}(?:\\s*(?:[-–—]|to|until)\\s*(?:${DATE}|${OPEN}))?)\\)?`,
  "i",
);

/** The period of time in a line, and the line without it; only where it stands at an end, not inside a sentence. */
function takePeriod(line: string): { period: string; rest: string } {
  const found = PERIOD.exec(line);
  if (!found) return { period: "", rest: line };
  const before = line.slice(0, found.index);
  const after = line.slice(found.index + found[0].length);
  if (/\p{L}/u.test(before) && /\p{L}/u.test(after)) return { period: "", rest: line };
  const rest = `${before} ${after}`.replace(/^[\s|,·•–—-]+|[\s|,·•–—-]+$/gu, "").trim();
  return { period: (found[1] ?? "").trim(), rest };
}

function isPeriod(text: string): boolean {
  return takePeriod(text).rest === "" || certainInterval(text) !== null;
}

/** Each begins with a line in the type of titles, the period at its far end or in a line of its own. */
function readTitled(lines: readonly TextLine[], isDescribed: boolean): FoundEntry[] {
  const entries: FoundEntry[] = [];
  for (const line of lines) {
    const { text, bullet, type, aside = "" } = line;
    const isTitle = type === lines[0]?.type && !bullet;
    if (isTitle) entries.push({ ...emptyEntry(), heads: [text], period: aside });
    const entry = entries.at(-1);
    if (entry && !isTitle) placeBelow(entry, line, isDescribed);
  }
  return entries;
}

function emptyEntry(): FoundEntry {
  return { heads: [], details: [], period: "", lines: [], roles: [], keywords: [] };
}

/** Of an entry with a list, the first line below the title is no text of it, whether the page sets it close or not. */
function placeBelow(
  entry: FoundEntry,
  { text, bullet, rank, aside = "" }: TextLine,
  isDescribed: boolean,
): void {
  const role = entry.roles.at(-1);
  // Beside a long title the date stands a line lower.
  if (rank !== "position" && aside !== "" && entry.period === "") entry.period = aside;
  const isBelowTitle = entry.heads.length === 1 && entry.lines.length === 0 && !role;
  if (bullet) (role ?? entry).lines.push(text);
  else if (role?.period === "" && role.lines.length === 0 && isPeriod(text)) role.period = text;
  else if (rank === "position") entry.roles.push({ title: text, period: aside, lines: [] });
  else if (rank === "keywords") entry.keywords.push(...text.split(text.includes(DOT) ? DOT : ", "));
  else if (entry.period === "" && isBelowTitle && isPeriod(text)) entry.period = text;
  else if (rank === "subtitle" || (isBelowTitle && !isDescribed)) {
    const parts = text.split(DOT);
    // Where neither line leaves room beside it, the date comes before the second.
    if (entry.period === "" && isPeriod(parts[0] ?? "")) entry.period = parts.shift() ?? "";
    const [subtitle = "", ...details] = parts;
    // A second line of them: Word was given a place to end the first.
    if (entry.heads.length > 1) entry.details.push(subtitle, ...details);
    else {
      entry.heads.push(subtitle);
      entry.details.push(...details);
    }
  } else (role ?? entry).lines.push(text);
}

/** Groups lines to entries: a new one begins with the first head after bullets, after a gap, or with a second period. */
export function readEntries(lines: readonly TextLine[]): FoundEntry[] {
  if (hasTitles(lines)) return readTitled(lines, false);
  const entries: { heads: string[]; details: string[]; period: string; body: TextLine[] }[] = [];
  for (const line of lines) {
    const current = entries.at(-1);
    if (line.bullet) {
      if (current) current.body.push(line);
      else entries.push({ heads: [], details: [], period: "", body: [line] });
      continue;
    }
    const { period, rest } = takePeriod(line.text);
    const wraps =
      current && current.body.length > 0 && !line.gapBefore && period === "" && goesOn(current.body, rest);
    if (wraps) {
      current.body.push(line);
      continue;
    }
    const again = period !== "" && current !== undefined && current.period !== "";
    const full = current !== undefined && current.heads.length >= 3;
    if (!current || current.body.length > 0 || line.gapBefore || again || full)
      entries.push({ heads: [], details: [], period: "", body: [] });
    const entry = entries.at(-1);
    if (!entry) continue;
    if (period !== "") entry.period = period;
    if (rest === "") continue;
    const [head = "", ...more] = rest.split(/\s+\|\s+|\t+/);
    // In the second line the first is the employer, and the others tell more of it.
    const tellsMore = entry.heads.length === 1;
    entry.heads.push(head);
    (tellsMore ? entry.details : entry.heads).push(...more);
  }
  return entries.map(({ body, ...heads }) => ({ ...emptyEntry(), ...heads, lines: bodyOf(body) }));
}

/** Whether the page sets titles apart, and not all of its lines alike. */
export function hasTitles(lines: readonly TextLine[]): boolean {
  const [first] = lines;
  return first?.strong === true && lines.some(({ type, bullet }) => bullet || type !== first.type);
}

/** A line that a page has broken goes on in small letters, or where the last one had not come to an end. */
function goesOn(body: readonly TextLine[], text: string): boolean {
  const last = body.at(-1)?.text ?? "";
  return /^[\p{Ll}\d(]/u.test(text) || (!/[.!?]$/.test(last) && last.length > 60);
}

function bodyOf(body: readonly TextLine[]): string[] {
  const grouped: TextLine[][] = [];
  for (const line of body) {
    if (line.bullet || grouped.length === 0) grouped.push([line]);
    else grouped.at(-1)?.push(line);
  }
  return grouped.map((group) => group.map(({ text }) => text).join(" "));
}

/** Entries whose text is no list: a name, then what was done. */
export function readDescribed(lines: readonly TextLine[]): FoundEntry[] {
  if (hasTitles(lines)) return readTitled(lines, true);
  const groups: TextLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const named = last?.length === 1 && !line.bullet;
    const begins = !last || (line.gapBefore && !line.bullet) || (!line.bullet && !named && isName(line.text));
    if (begins) groups.push([line]);
    else last.push(line);
  }
  return groups.map(([first, ...rest]) => ({
    ...emptyEntry(),
    heads: first ? [first.text] : [],
    lines: paragraphsOf(rest),
  }));
}

function isName(text: string): boolean {
  return text.length <= 60 && !/[.!?,;]$/.test(text) && /^[\p{Lu}\d]/u.test(text);
}
