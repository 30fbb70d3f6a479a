import { paragraphsOf, type TextLine } from "./text-lines.ts";

export interface FoundEntry {
  /** The lines above the bullets, without the period. */
  heads: string[];
  period: string;
  lines: string[];
}

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

/** Each begins with a line in the type of titles, the period at its far end or in a line of its own. */
function readTitled(lines: readonly TextLine[]): FoundEntry[] {
  const entries: FoundEntry[] = [];
  for (const { text, bullet, type, aside } of lines) {
    const isTitle = type === lines[0]?.type && !bullet;
    if (isTitle) entries.push({ heads: [text], period: aside ?? "", lines: [] });
    const entry = entries.at(-1);
    if (!entry || isTitle) continue;
    if (bullet) entry.lines.push(text);
    else if (entry.period === "" && entry.heads.length === 1 && takePeriod(text).rest === "")
      entry.period = text;
    else entry.heads.push(text);
  }
  return entries;
}

/** Groups lines to entries: a new one begins with the first head after bullets, after a gap, or with a second period. */
export function readEntries(lines: readonly TextLine[]): FoundEntry[] {
  if (hasTitles(lines)) return readTitled(lines);
  const entries: { heads: string[]; period: string; body: TextLine[] }[] = [];
  for (const line of lines) {
    const current = entries.at(-1);
    if (line.bullet) {
      if (current) current.body.push(line);
      else entries.push({ heads: [], period: "", body: [line] });
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
      entries.push({ heads: [], period: "", body: [] });
    const entry = entries.at(-1);
    if (!entry) continue;
    if (period !== "") entry.period = period;
    if (rest !== "") entry.heads.push(...rest.split(/\s+\|\s+|\t+/));
  }
  return entries.map(({ heads, period, body }) => ({ heads, period, lines: bodyOf(body) }));
}

/** Whether the page sets titles apart, and not all of its lines alike. */
function hasTitles(lines: readonly TextLine[]): boolean {
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

/** A project: its name, then what was done. */
export function readProjects(lines: readonly TextLine[]): { name: string; desc: string[] }[] {
  if (hasTitles(lines))
    return readTitled(lines).map(({ heads: [name = "", ...desc], lines: more }) => ({
      name,
      desc: [...desc, ...more],
    }));
  const groups: TextLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const named = last?.length === 1 && !line.bullet;
    const begins = !last || (line.gapBefore && !line.bullet) || (!line.bullet && !named && isName(line.text));
    if (begins) groups.push([line]);
    else last.push(line);
  }
  return groups.map(([first, ...rest]) => ({ name: first?.text ?? "", desc: paragraphsOf(rest) }));
}

function isName(text: string): boolean {
  return text.length <= 60 && !/[.!?,;]$/.test(text) && /^[\p{Lu}\d]/u.test(text);
}
