import { bulletLengths } from "../../domain/resume/feature-import/bullet-signs.ts";
import { findPeriod } from "../../domain/resume/feature-import/find-period.ts";
import { opensItem } from "../../domain/resume/feature-import/opens-item.ts";
import { headingWords } from "../../domain/resume/feature-import/section-words.ts";
import { joinSpacedLetters, wordsOf } from "../../domain/resume/feature-import/spaced-letters.ts";
import type { StyledLine } from "../../domain/resume/feature-import/styled-line.ts";
import { cleanLine } from "../../domain/text/clean-text.ts";
import { inForm } from "../../domain/text/normal-form.ts";
import type { Piece } from "../page-lines.ts";
import { columnsOf } from "./columns.ts";
import { type Row, rowFrom, rowsOf } from "./page-rows.ts";
import { withTableRows } from "./table-rows.ts";

interface PageLine {
  text: string;
  bullet: boolean;
  left: number;
  /** Where the words begin, behind a bullet. */
  start: number;
  /** Where the words begin behind a cell, such as a date, that stands before them. */
  inner: number;
  right: number;
  y: number;
  page: number;
  size: number;
  /** The face that most letters have, and that of the first and the last word. */
  face: string;
  first: string;
  last: string;
  lead: string;
  startsColumn: boolean;
  gapBefore: boolean;
  /** A list by where it stands, without a bullet that is a letter. */
  isIndented: boolean;
}

/** A sign at the left of a line, with room behind it; one of a font of signs has no letter that it stands for. */
const BULLET = /^(?:[•‣⁃◦▪▫●∙·○■□►▸▹➢➤❖✓✔✦◆◇*–»›+-]|[\p{Co}\p{Cc}\p{So}]|o)$/u;
/** So much of a letter's height between two pieces is a space, so much is a cell of its own. */
const SPACE = 0.14;
const CELL = 1.8;
/** Between words whose letters have room between them. */
const WIDE_SPACE = 0.5;

/** The lines of a document's pages, in the order in which they are read, with how they look. */
export function styledPageLines(pages: readonly (readonly Piece[])[], width: number): StyledLine[] {
  const rows = pages.flatMap((pieces, page) => rowsOf(pieces, page));
  const columns = columnsOf(rows);
  const known = wordsOf(rows.flatMap((row) => row.pieces.map(({ text }) => text)));
  const margin = rows.reduce((least, { left }) => Math.min(least, left), width / 4);
  const lines = columns.flatMap(({ rows: own, end }, nth) => {
    const found = withTypedBullets(
      withTableRows(own.flatMap(apartFromMargin)).map((row) => lineOf(row, known)),
    ).filter(({ text }) => text !== "");
    const [first] = found;
    if (first) first.startsColumn = nth > 0;
    return joined(withIndents(found), edgesOf(found, end ?? width - margin));
  });
  const usual = usualOf(lines);
  return lines.flatMap((line) => styled(line, usual));
}

/** A heading in the margin, on the line of the first entry, is a line of its own. */
function apartFromMargin(row: Row): Row[] {
  const [first, second] = row.pieces;
  if (!first || !second) return [row];
  // A word that is set as headings are needs less room than one that looks as its neighbour does.
  const least = first.font !== second.font && !/:\s*$/.test(first.text) ? 0.5 : CELL;
  if (second.x - first.x - first.width < row.size * least) return [row];
  if (!headingWords(first.text.trim())?.sure) return [row];
  return [rowFrom([first], row.page), rowFrom(row.pieces.slice(1), row.page)];
}

function lineOf(row: Row, known: ReadonlySet<string>): PageLine {
  const [first] = row.pieces;
  const line: PageLine = {
    text: "",
    bullet: false,
    left: row.left,
    start: row.left,
    inner: row.left,
    right: row.right,
    y: row.y,
    page: row.page,
    size: row.size,
    face: first?.font ?? "",
    first: "",
    last: "",
    lead: "",
    startsColumn: false,
    gapBefore: false,
    isIndented: false,
  };
  const letters = new Map<string, number>();
  let end = Number.NEGATIVE_INFINITY;
  let isLead = true;
  for (const piece of row.pieces) {
    const text = piece.text.trim();
    if (line.text === "" && !line.bullet && BULLET.test(text) && row.pieces.length > 1) {
      line.bullet = true;
      end = piece.x + piece.width;
      continue;
    }
    const space = piece.x - end;
    if (line.text === "") {
      line.start = piece.x;
      line.inner = piece.x;
    }
    const isCell = line.text !== "" && space > row.size * CELL;
    if (isCell && line.inner === line.start) line.inner = piece.x;
    line.text += glueOf(line.text, piece.text, isCell ? CELL : space / row.size) + text;
    if (/\s$/.test(piece.text)) line.text += " ";
    if (line.first === "") line.first = piece.font;
    isLead = isLead && piece.font === line.first;
    if (isLead) line.lead = line.text;
    letters.set(piece.font, (letters.get(piece.font) ?? 0) + text.length);
    line.last = piece.font;
    end = piece.x + piece.width;
  }
  line.face = [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? line.face;
  line.text = composed(joinSpacedLetters(line.text, known))
    .replace(/ *\t */g, "\t")
    .replace(/ +/g, " ")
    .trim();
  line.lead = joinSpacedLetters(line.lead, known);
  return line;
}

/** Bullets that stand in one piece with their words. */
function withTypedBullets(lines: readonly PageLine[]): PageLine[] {
  const bulletLength = bulletLengths(lines.map(({ text }) => text));
  return lines.map((line) => {
    const sign = line.bullet ? 0 : bulletLength(line.text);
    return sign === 0 ? line : { ...line, bullet: true, text: line.text.slice(sign) };
  });
}

/** What stands between two pieces, by how far apart they are in parts of their height. */
function glueOf(before: string, text: string, space: number): string {
  if (before === "") return "";
  if (space >= CELL) return "\t";
  if (space > WIDE_SPACE) return "  ";
  return space > SPACE || /^\s/.test(text) ? " " : "";
}

/** Some programs draw their bullets: what stands further in than the line above it is a list all the same. */
function withIndents(lines: readonly PageLine[]): PageLine[] {
  let above: PageLine | null = null;
  for (const line of lines) {
    // Beside a date, a list is further in than the words that the date stands before.
    const isInFrom = (x: number) => line.start - x > 5 && line.start - x < 60;
    const isIn = above !== null && (isInFrom(above.start) || isInFrom(above.inner));
    const isBelow = above !== null && Math.abs(line.start - above.start) < 2;
    const isPlain = !line.text.includes("\t") && above !== null && Math.abs(line.size - above.size) < 0.6;
    // The title of a section in a box of its own stands further in than the text above it.
    const isTitle = above !== null && line.first !== above.last && headingWords(line.text)?.sure === true;
    if (
      above &&
      !line.bullet &&
      isPlain &&
      !isTitle &&
      ((isIn && !above.bullet && !isCentredWith(above, line)) || (isBelow && above.isIndented))
    ) {
      line.isIndented = true;
      line.bullet = true;
    }
    above = line;
  }
  return [...lines];
}

function isCentredWith(above: PageLine, line: PageLine): boolean {
  return Math.abs(above.left + above.right - line.left - line.right) < 3;
}

interface Edges {
  readonly lines: number;
  /** As far as the column's room goes: short lines of a list end where they like. */
  readonly room: number;
}

/** Where lines of a column end: where several do, else where the page has as much room as on its other side. */
function edgesOf(lines: readonly PageLine[], most: number): Edges {
  const ends = lines.map(({ right }) => right).sort((a, b) => b - a);
  const [, , third = 0] = ends;
  const widest = ends[0] ?? 0;
  const room = Math.max(widest, most);
  return { lines: widest - third < 30 && lines.length > 6 && widest > most * 0.8 ? widest : room, room };
}

/** Lines that the page broke are one again; room above a line is told by the steps between lines of its size. */
function joined(lines: readonly PageLine[], edges: Edges): PageLine[] {
  const step = usualStep(lines);
  const found: PageLine[] = [];
  let above: PageLine | null = null;
  for (const line of lines) {
    const last = found.at(-1);
    const isNear = above !== null && above.page === line.page;
    const gap = above === null ? 0 : above.y - line.y;
    line.gapBefore = isNear
      ? gap > Math.max(step * 1.3, line.size * 1.5)
      : above !== null && line.size > 0 && !isOver(above, line);
    if (last && above && goesOn(above, line, last, { step, edges })) {
      last.text += last.text.endsWith("-") && /^\p{Ll}/u.test(line.text) ? line.text : ` ${line.text}`;
      last.last = line.last;
    } else found.push({ ...line });
    above = line;
  }
  return found;
}

/** Over a page's end no step tells whether there was room. */
function isOver(above: PageLine, line: PageLine): boolean {
  return above.page !== line.page;
}

/** The step that most lines follow each other by. */
function usualStep(lines: readonly PageLine[]): number {
  const counts = new Map<number, number>();
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const step = above && above.page === line.page ? above.y - line.y : 0;
    if (step <= line.size * 0.6 || step > line.size * 2.2) continue;
    const key = Math.round(step * 2) / 2;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 14;
}

function goesOn(
  above: PageLine,
  line: PageLine,
  whole: PageLine,
  { step, edges }: { step: number; edges: Edges },
): boolean {
  if ((line.bullet && !line.isIndented) || line.text.includes("\t") || above.text.includes("\t"))
    return false;
  if (line.isIndented && (!above.bullet || (/[.!?]$/.test(above.text) && /^\p{Lu}/u.test(line.text))))
    return false;
  if (Math.abs(above.size - line.size) > 0.6 || above.last !== line.first) return false;
  if (line.isIndented && opensItem(above.text, line.text)) return false;
  // A line that begins with a date begins something.
  if (
    !line.bullet &&
    findPeriod(line.text.slice(0, 60))?.start === 0 &&
    /[.)\p{L}]$/u.test(above.text) &&
    DATED.test(line.text)
  )
    return false;
  // "BSc Nursing, Sligo, 2013 – 2017": what ends with its date is whole, however far it reaches.
  if (!whole.bullet && DATE_ENDS.test(above.text) && /^\p{Lu}/u.test(line.text)) return false;
  // A heading that looks as the text does, below a paragraph that filled its last line.
  if (/[.!?]$/.test(above.text) && headingWords(line.text)?.sure) return false;
  const isCentred = isCentredWith(above, line);
  const isBelow =
    Math.abs(above.start - line.start) < 2 ||
    (whole.bullet && Math.abs(whole.start - line.start) < 3) ||
    // Some programs begin the second line of a bullet below its sign.
    (whole.bullet && Math.abs(whole.left - line.start) < 3 && /^\p{Ll}/u.test(line.text));
  if (!isBelow && !isCentred) return false;
  if (above.page === line.page && above.y - line.y > Math.max(step * 1.12, line.size * 1.3)) return false;
  if (above.page === line.page && above.y - line.y > line.size * 2) return false;
  const [word = ""] = line.text.split(" ");
  const letter = (line.right - line.start) / Math.max(1, line.text.length);
  const isOfSentence = whole.bullet && Math.abs(whole.start - line.start) < 3 && /^\p{Lu}/u.test(whole.text);
  if (isOfSentence && /^\p{Ll}/u.test(line.text)) return true;
  const isListed = above.text.split(" ").length <= 4 && /^\p{Lu}/u.test(line.text);
  const edge = isListed ? edges.room : edges.lines;
  return above.right + letter * (word.length + 1) * 1.08 > edge - line.size * 0.5;
}

const DATE_ENDS =
  /[,|(]\s*(?:\p{L}{3,9}\.? )?(?:19|20)\d\d(?:\s*[-–—]\s*(?:(?:\p{L}{3,9}\.? )?(?:19|20)\d\d|present|now|today))?\)?$/iu;
const DATED = /^\D{0,12}(?:19|20)\d\d\s*[-–—]/u;

const ACCENTS: Readonly<Record<string, string>> = {
  "´": "\u0301",
  "¨": "\u0308",
  ˆ: "\u0302",
  "˜": "\u0303",
  "¸": "\u0327",
  ˇ: "\u030c",
  "˚": "\u030a",
};

/** "S˜ao": fonts of TeX have accents as letters of their own, before the one they belong to. */
function composed(text: string): string {
  return text.replace(/([´¨ˆ˜¸ˇ˚]) ?(\p{L})/gu, (_, accent: string, letter: string) =>
    inForm("NFC", `${letter === "ı" ? "i" : letter}${ACCENTS[accent]}`),
  );
}

interface Usual {
  readonly face: string;
  readonly size: number;
}

function usualOf(lines: readonly PageLine[]): Usual {
  const letters = new Map<string, { usual: Usual; count: number }>();
  for (const { face, size, text } of lines) {
    const key = `${face} ${size.toFixed(1)}`;
    const found = letters.get(key) ?? { usual: { face, size }, count: 0 };
    found.count += text.length;
    letters.set(key, found);
  }
  return [...letters.values()].sort((a, b) => b.count - a.count)[0]?.usual ?? { face: "", size: 10 };
}

function styled(line: PageLine, usual: Usual): StyledLine[] {
  const text = line.text
    .split("\t")
    .map((cell) => cleanLine(cell).trim())
    .filter((cell) => cell !== "")
    .join("\t");
  if (text === "") return [];
  const lead = cleanLine(line.lead.replaceAll("\t", " ")).trim();
  return [
    {
      text,
      bullet: line.bullet,
      gapBefore: line.gapBefore || line.startsColumn,
      size: line.size / (usual.size || 1),
      strong: line.face !== usual.face && line.first !== usual.face,
      ...(line.first !== usual.face && lead !== text && text.startsWith(lead) && { lead }),
      ...(line.startsColumn && { startsColumn: true }),
    },
  ];
}
