import { bulletLengths } from "../../domain/resume/feature-import/bullet-signs.ts";
import { findPeriod } from "../../domain/resume/feature-import/find-period.ts";
import { LONGEST_RESUME, LongerThanAnyResume } from "../../domain/resume/feature-import/measured-lines.ts";
import { headingWords } from "../../domain/resume/feature-import/section-words.ts";
import type { StyledLine } from "../../domain/resume/feature-import/styled-line.ts";
import { cleanText } from "../../domain/text/clean-text.ts";
import { withoutFallbacks } from "../word-parts.ts";
import { unescaped } from "../xml-text.ts";
import { type WordStyles, wordStyles } from "./word-styles.ts";

interface Paragraph {
  /** Lines of it, with a tab between parts that a tab stop sets apart. */
  readonly lines: string[];
  readonly bullet: boolean;
  readonly level: number | undefined;
  readonly strong: boolean;
  readonly lead: string;
  readonly size: number;
  readonly spaceBefore: boolean;
}

const BLOCK = /<w:(tbl|tr|tc)(?=[\s>])[^<>]*>|<\/w:(tbl|tr|tc)>|<w:p(?=[\s>/])/g;
/** A tag ends before the next one begins: one that does not end must not be looked for through the whole file. */
const RUN_PART =
  /<w:r(?=[\s>])[^<>]*>|<w:b(?:\s+w:val="([^"<>]{0,8})")?\s*\/>|<w:sz w:val="(\d{1,4})"\s*\/>|<w:rStyle w:val="([^"<>]{0,60})"\s*\/>|<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t>|<w:(tab|ptab|br|cr|noBreakHyphen)\b[^<>]*\/?>|<w:pPr\b|<\/w:pPr>|<w:tabs>|<\/w:tabs>|<\/w:p>/g;
const MARKS: Readonly<Record<string, string>> = { tab: "\t", ptab: "\t", noBreakHyphen: "-" };
const MOST_BLOCKS = 60_000;
const MOST_RUNS = 20_000;

/** The paragraphs of a Word document with how they look; cells of a row that each hold a line stand in one line. */
export function styledParagraphs(given: string, stylesXml: string): StyledLine[] {
  const documentXml = withoutFallbacks(given);
  const styles = wordStyles(stylesXml);
  const out: StyledLine[] = [];
  const usual = usualSize(documentXml, styles);
  let row: Paragraph[][] | null = null;
  let depth = 0;
  let isEmptyAbove = false;
  const emit = (paragraph: Paragraph, startsColumn = false) => {
    if (paragraph.lines.length === 0) isEmptyAbove = true;
    for (const line of linesOf(paragraph, usual, isEmptyAbove)) {
      out.push(startsColumn ? { ...line, startsColumn } : line);
      isEmptyAbove = false;
      startsColumn = false;
    }
  };
  // A paragraph ends where the next block begins at the latest: one that never ends must not be read again and again.
  const blocks = blocksOf(documentXml);
  for (const [nth, found] of blocks.entries()) {
    if (out.length > LONGEST_RESUME.lines) break;
    const [tag, opens, closes] = found;
    if (opens === "tr" && depth === 0) {
      row = [];
      depth = 1;
    } else if (opens === "tr") depth += 1;
    else if (opens === "tc" && depth === 1) row?.push([]);
    else if (closes === "tr" && depth > 0) {
      depth -= 1;
      if (depth === 0 && row) emitRow(row, emit);
      if (depth === 0) row = null;
    } else if (tag.startsWith("<w:p")) {
      const paragraph = paragraphOf(
        documentXml.slice(found.index + tag.length, blocks[nth + 1]?.index),
        styles,
      );
      const cell = row?.at(-1);
      if (cell) cell.push(paragraph);
      else emit(paragraph);
    }
  }
  // A table that never ends holds words all the same.
  if (row) emitRow(row, emit);
  return withTypedBullets(out);
}

function blocksOf(xml: string): RegExpExecArray[] {
  const blocks: RegExpExecArray[] = [];
  for (const found of xml.matchAll(BLOCK)) {
    blocks.push(found);
    if (blocks.length > MOST_BLOCKS) throw new LongerThanAnyResume("it has too many paragraphs and cells");
  }
  return blocks;
}

/** A row of a table: one line, an entry with its date beside it, or columns. */
function emitRow(
  cells: readonly Paragraph[][],
  emit: (paragraph: Paragraph, startsColumn?: boolean) => void,
): void {
  const filled = cells
    .map((cell) => cell.filter(({ lines }) => lines.length > 0))
    .filter((cell) => cell.length > 0);
  const [first, ...others] = filled;
  if (!first) return;
  const head = first[0];
  if (others.length === 0 || !head) {
    for (const paragraph of first) emit(paragraph);
    return;
  }
  if (filled.every((cell) => cell.length === 1 && cell[0]?.lines.length === 1)) {
    const lines = [filled.map(([only]) => only?.lines[0] ?? "").join("\t")];
    emit({
      ...head,
      lines,
      strong: filled.every(([only]) => only?.strong),
      lead: head.strong ? (head.lines[0] ?? "") : "",
    });
    return;
  }
  const [second] = others;
  // A date or a heading beside what it belongs to, on either side.
  const isBeside = (cell: readonly Paragraph[]) =>
    cell.length <= 2 && cell.every(({ lines }) => lines.join(" ").length <= 40);
  const last = filled.at(-1) ?? [];
  const isDate = (cell: readonly Paragraph[]) =>
    isBeside(cell) && cell.some(({ lines: [line = ""] }) => findPeriod(line) !== null);
  // Two lines that look different, such as a name and a title, belong together and not to what stands beside them.
  const isAlike = (cell: readonly Paragraph[]) => cell.every(({ strong }) => strong === cell[0]?.strong);
  if (
    filled.length === 2 &&
    second &&
    isBeside(first) &&
    (isDate(first) || (!isBeside(second) && isAlike(first)))
  ) {
    emitBeside(second, first, emit);
    return;
  }
  if (filled.length === 2 && isBeside(last) && (isDate(last) || !isBeside(first))) {
    emitBeside(first, last, emit);
    return;
  }
  const hasHeadings = filled.every((cell) =>
    cell.some(({ level, lines }) => level !== undefined || headingWords(lines[0] ?? "")?.sure),
  );
  for (const [nth, cell] of filled.entries())
    for (const [index, paragraph] of cell.entries()) emit(paragraph, hasHeadings && nth > 0 && index === 0);
}

function emitBeside(
  cell: readonly Paragraph[],
  beside: readonly Paragraph[],
  emit: (paragraph: Paragraph) => void,
): void {
  const [first, ...rest] = cell;
  const aside = beside.flatMap(({ lines }) => lines);
  if (!first) return;
  const isHeading =
    beside.every(({ strong, level }) => strong || level !== undefined) && !/\d/.test(aside.join(""));
  if (isHeading) {
    for (const paragraph of beside) emit(paragraph);
    for (const paragraph of cell) emit(paragraph);
    return;
  }
  const [line = "", ...more] = first.lines;
  emit({ ...first, spaceBefore: true, lines: [[line, ...aside].join("\t"), ...more] });
  for (const paragraph of rest) emit(paragraph);
}

/** Read by its tags alone: no entity but the five of XML and numbers is ever resolved. */
function paragraphOf(part: string, styles: WordStyles): Paragraph {
  if (/^[^<>]*\/>/.test(part)) return EMPTY;
  const [, styleId = ""] = /<w:pStyle w:val="([^"<>]{1,100})"/.exec(part.slice(0, 4000)) ?? [];
  const style = styles.get(styleId);
  const [, before = "0"] = /<w:spacing\b[^<>]*w:before="(\d{1,5})"/.exec(part.slice(0, 4000)) ?? [];
  const words: { text: string; strong: boolean }[] = [];
  let isStrong = style?.bold ?? false;
  let size = 0;
  let isProperties = false;
  let isTabStops = false;
  for (const [tag, bold, points, runStyle, text, mark] of part.matchAll(RUN_PART)) {
    if (tag.startsWith("<w:pPr")) isProperties = true;
    else if (tag === "</w:pPr>") isProperties = false;
    else if (tag === "<w:tabs>") isTabStops = true;
    else if (tag === "</w:tabs>") isTabStops = false;
    else if (isProperties || isTabStops) continue;
    else if (/^<w:r[\s>]/.test(tag)) isStrong = style?.bold ?? false;
    else if (tag.startsWith("<w:b") && mark === undefined)
      isStrong = !/^(?:0|false|none|off)$/.test(bold ?? "");
    else if (points !== undefined) size = Math.max(size, Number(points) / 2);
    else if (runStyle !== undefined) isStrong ||= /strong|bold/i.test(runStyle);
    else if (text !== undefined) words.push({ text: unescaped(text), strong: isStrong });
    else if (mark !== undefined) words.push({ text: MARKS[mark] ?? "\n", strong: isStrong });
    // Behind a text box the paragraph that it hangs on goes on: the words of the two are not one.
    else if (tag === "</w:p>") words.push({ text: "\n", strong: isStrong });
    if (words.length > MOST_RUNS) throw new LongerThanAnyResume("one paragraph of it has too many parts");
  }
  const whole = words.map(({ text }) => text).join("");
  const lines = whole.split("\n").flatMap((line) => {
    const clean = line
      .split("\t")
      .map((cell) => cleanText(cell).replace(/\s+/g, " ").trim())
      .filter((cell) => cell !== "")
      .join("\t");
    return clean === "" ? [] : [clean];
  });
  const visible = words.filter(({ text }) => text.trim() !== "");
  const strongWords = visible.findIndex(({ strong }) => !strong);
  const lead = visible
    .slice(0, Math.max(0, strongWords))
    .map(({ text }) => text)
    .join("");
  return {
    lines,
    bullet: /<w:numPr>/.test(part.slice(0, 4000))
      ? !/<w:numId w:val="0"\/>/.test(part.slice(0, 4000))
      : (style?.isList ?? false),
    level: style?.level,
    strong: visible.length > 0 && visible.every(({ strong }) => strong),
    lead: cleanText(lead).replace(/\s+/g, " ").trim(),
    size: size || style?.size || 0,
    spaceBefore: Number(before) >= 100 || (style?.spaceBefore ?? 0) >= 100,
  };
}

const EMPTY: Paragraph = {
  lines: [],
  bullet: false,
  level: undefined,
  strong: false,
  lead: "",
  size: 0,
  spaceBefore: false,
};

function usualSize(xml: string, styles: WordStyles): number {
  const counts = new Map<string, number>();
  for (const [, points = ""] of xml.slice(0, 400_000).matchAll(/<w:sz w:val="(\d{1,4})"\/>/g))
    counts.set(points, (counts.get(points) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  const paragraphs =
    xml.slice(0, 400_000).split("<w:p ").length + xml.slice(0, 400_000).split("<w:p>").length;
  // Few runs say their size where most take it from their style.
  return most && most[1] > paragraphs * 0.4 ? Number(most[0]) / 2 : styles.usualSize;
}

function linesOf(paragraph: Paragraph, usual: number, isEmptyAbove: boolean): StyledLine[] {
  const { lines, bullet, level, strong, lead, size, spaceBefore } = paragraph;
  return lines.map((text, index) => {
    return {
      text,
      bullet: bullet && index === 0,
      gapBefore: index === 0 && (isEmptyAbove || spaceBefore || level !== undefined),
      size: size > 0 && usual > 0 ? size / usual : 1,
      strong: strong || level !== undefined,
      level,
      ...(index === 0 && lead !== "" && lead !== text && text.startsWith(lead) && { lead }),
    };
  });
}

/** Bullets that are signs of the text, and not of a list of the program. */
function withTypedBullets(lines: readonly StyledLine[]): StyledLine[] {
  const bulletLength = bulletLengths(lines.map(({ text }) => text));
  return lines.map((line) => {
    const sign = bulletLength(line.text);
    const text = line.text.slice(sign);
    if (sign === 0 || text === "") return line;
    const lead = line.lead?.slice(sign).trim();
    return { ...line, text, bullet: true, lead: lead === "" ? undefined : lead };
  });
}
