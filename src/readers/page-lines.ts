import { headingOf } from "../domain/resume/text-import/headings.ts";
import type { TextLine } from "../domain/resume/text-import/text-lines.ts";
import { cleanLine } from "../domain/text/clean-text.ts";

/** A run of letters where a page has it; y grows upwards. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  font: string;
}

interface Line {
  text: string;
  aside: string;
  bullet: boolean;
  left: number;
  right: number;
  /** Where its own words end, and where what is apart begins. */
  end: number;
  room: number | null;
  y: number;
  size: number;
  font: string;
  page: number;
  column: "head" | "side" | "main";
  /** All fonts of its words. */
  fonts: Set<string>;
  /** The font that it ends in. */
  lastFont: string;
  /** What its first font alone writes. */
  lead: string;
  firstFont: string;
}

const BULLET = /^[•‣◦▪●∙\uf0b7–-]$/u;

/**
 * The lines of a document as it was written: pieces on one baseline are a line, what stands far from it at its end is apart,
 * columns follow each other over all pages, and lines that the page broke are one again.
 */
export function pageLines(pages: readonly (readonly Piece[])[]): TextLine[] {
  const found = linesOf(pages, null);
  const border = borderOf(found);
  // Known where the wide column begins, what stands beside a line of the narrow one is no part of it.
  const lines = inColumns(border === null ? found : linesOf(pages, border), border);
  const usual = mostOf(lines);
  // A line with a bold word in it is one of the text.
  for (const line of lines) if (line.fonts.has(usual.font)) line.font = usual.font;
  const steps: Steps = { ofType: stepsOf(lines, typeOf), ofSize: stepsOf(lines, spaceOf) };
  const edges = new Map<string, number>();
  for (const { column, right } of lines) edges.set(column, Math.max(edges.get(column) ?? 0, right));
  const paragraphs: Found[] = [];
  let above: Line | null = null;
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (above && last && isGoingOn(above, line, steps, edges)) goOn(last, above, line);
    else paragraphs.push(begun(line, above, last, usual, steps));
    above = line;
  }
  return paragraphs.flatMap((found) => textLine(found, usual));
}

interface Found {
  readonly line: Line;
  text: string;
  label: string;
  readonly gapBefore: boolean;
  readonly rank: TextLine["rank"];
}

/** The least steps from line to line, within a type and within a size. */
type Steps = Readonly<Record<"ofType" | "ofSize", ReadonlyMap<string, number>>>;
type Usual = Pick<Line, "font" | "size">;

function begun(line: Line, above: Line | null, last: Found | undefined, usual: Usual, steps: Steps): Found {
  const gap = above === null ? 0 : above.y - line.y;
  return {
    line,
    text: line.text,
    label: line.firstFont === usual.font ? "" : line.lead,
    gapBefore: gap > line.size * 2.1 || gap < 0,
    rank: rankOf(line, above, last?.rank, usual, steps),
  };
}

function goOn(found: Found, above: Line, line: Line): void {
  // Bold words may take more than one line.
  if (found.label === found.text && above.lastFont === line.firstFont) found.label += ` ${line.lead}`;
  found.text += joint(above, line) + line.text;
}

function textLine({ line, text: words, label: bold, gapBefore, rank }: Found, usual: Usual): TextLine[] {
  const [text, label, aside] = [words, bold, line.aside].map((part) => cleanLine(part).trim());
  if (text === undefined || text === "") return [];
  return [
    {
      text,
      bullet: line.bullet,
      gapBefore,
      strong: line.font !== usual.font,
      type: typeOf(line),
      whole: true,
      ...(aside && { aside }),
      ...(rank && { rank }),
      ...(label && label !== text && { label }),
    },
  ];
}

/** Between fields that stand in lines, the dot at the end of a line is not drawn. */
function joint(above: Line, line: Line): string {
  return !above.bullet && [above, line].some(({ text }) => text.includes(DOT)) ? DOT : " ";
}

const DOT = " · ";
// In parts of the usual size: a title below a title, and what is smaller than the text.
const SMALLER = 0.985;
const SMALLEST = 0.85;

function rankOf(
  line: Line,
  above: Line | null,
  rankAbove: TextLine["rank"],
  usual: Usual,
  steps: Steps,
): TextLine["rank"] {
  const share = line.size / usual.size;
  if (line.bullet || share < SMALLEST) return undefined;
  if (share < SMALLER) return line.font === usual.font ? "keywords" : "position";
  if (!above || above.page !== line.page || above.bullet || spaceOf(above) !== spaceOf(line))
    return undefined;
  const isBelowTitle = rankAbove === "subtitle" || (above.font !== usual.font && above.font !== line.font);
  const step = above.y - line.y;
  const isClose = step > 0 && step <= (steps.ofSize.get(spaceOf(line)) ?? 0) * 1.03;
  return isBelowTitle && isClose ? "subtitle" : undefined;
}

function linesOf(pages: readonly (readonly Piece[])[], border: number | null): Line[] {
  return pages.flatMap((pieces, page) => linesOn(pieces, page, border));
}

function linesOn(pieces: readonly Piece[], page: number, border: number | null): Line[] {
  const lines: Line[] = [];
  for (const piece of pieces) {
    const text = piece.text.trim();
    if (text === "") continue;
    const { x, y, width, font } = piece;
    const last = lines.at(-1);
    const size = piece.height || last?.size || 10;
    const space = last ? x - last.right : 0;
    // The first line of a wide column may stand beside the last one of a narrow column.
    const isColumn =
      space > size * 3 && (border === null || !last ? headingOf(text) !== null : isAcross(last, x, border));
    if (last && Math.abs(last.y - y) < size * 0.5 && space > -size && !isColumn) {
      const isMarked = last.bullet && last.text === "";
      if (isMarked)
        Object.assign(last, {
          text,
          left: x,
          font,
          size,
          fonts: new Set([font]),
          firstFont: font,
          lead: text,
        });
      else if (last.aside !== "" || space > size * 3) {
        if (last.aside === "") last.room = x;
        last.aside += `${last.aside === "" ? "" : " "}${text}`;
      } else {
        const more = `${space > size * 0.1 || piece.text.startsWith(" ") ? " " : ""}${text}`;
        if (font === last.font && last.fonts.size === 1) last.lead += more;
        last.text += more;
        last.fonts.add(font);
      }
      if (last.aside === "") Object.assign(last, { lastFont: font, end: x + width });
      last.right = x + width;
    } else {
      const bullet = BULLET.test(text);
      lines.push({
        text: bullet ? "" : text,
        aside: "",
        bullet,
        left: x,
        right: x + width,
        end: x + width,
        room: null,
        y,
        size,
        font,
        page,
        column: "main",
        fonts: new Set([font]),
        lastFont: font,
        firstFont: font,
        lead: bullet ? "" : text,
      });
    }
  }
  return lines;
}

/** Where headings begin in two columns, the left edge of the second one; null where they begin in one. */
function borderOf(lines: readonly Line[]): number | null {
  const edges = lines.filter(isHeading).map(({ left }) => left);
  const border = edges.reduce((most, left) => Math.max(most, left), 0);
  const first = edges.reduce((least, left) => Math.min(least, left), border);
  return border - first >= 80 ? border : null;
}

function isHeading({ text, bullet, aside }: Line): boolean {
  return !bullet && aside === "" && headingOf(text) !== null;
}

function isAcross(last: Line, x: number, border: number): boolean {
  return isInSide(last.left, border) && !isInSide(x, border);
}

function isInSide(left: number, border: number): boolean {
  return left < border - 6;
}

/** Side by side columns one after the other: a narrow one goes on at the top of the next page. */
function inColumns(lines: readonly Line[], border: number | null): Line[] {
  const start = lines.findIndex(isHeading);
  for (const [index, line] of lines.entries()) {
    if (index < start) line.column = "head";
    else if (border !== null && isInSide(line.left, border)) line.column = "side";
  }
  return (["head", "side", "main"] as const).flatMap((column) =>
    lines.filter((line) => line.column === column),
  );
}

/** A line in the type that most letters are set in. */
function mostOf(lines: readonly Line[]): Usual {
  const letters = new Map<string, { line: Line; count: number }>();
  for (const line of lines) {
    const type = `${line.font} ${line.size.toFixed(1)}`;
    const found = letters.get(type) ?? { line, count: 0 };
    found.count += line.text.length;
    letters.set(type, found);
  }
  return (
    [...letters.values()].sort((one, other) => other.count - one.count)[0]?.line ?? { font: "", size: 0 }
  );
}

function typeOf({ font, size, column }: Line): string {
  return `${font} ${size.toFixed(1)} ${column}`;
}

/** What sets how far apart lines of one text are, whatever their font. */
function spaceOf({ size, column }: Line): string {
  return `${size.toFixed(1)} ${column}`;
}

/** The least step from line to line in each kind: within a paragraph it is no more. */
function stepsOf(lines: readonly Line[], kindOf: (line: Line) => string): Map<string, number> {
  const steps = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const kind = kindOf(line);
    if (!above || above.page !== line.page || kindOf(above) !== kind || above.y <= line.y) continue;
    steps.set(kind, Math.min(steps.get(kind) ?? Number.POSITIVE_INFINITY, above.y - line.y));
  }
  return steps;
}

/** A line goes on in the next where its type, its edge and its step say so, and the next word had no room in it. */
function isGoingOn(above: Line, line: Line, steps: Steps, edges: ReadonlyMap<string, number>): boolean {
  if (line.bullet || line.aside !== "" || spaceOf(above) !== spaceOf(line)) return false;
  const isOfType = typeOf(above) === typeOf(line);
  if (!isOfType && above.lastFont !== line.firstFont) return false;
  const isCentred = Math.abs(above.left + above.right - line.left - line.right) < 2;
  if (Math.abs(above.left - line.left) > 1 && !isCentred) return false;
  const step = above.y - line.y;
  const least = (isOfType ? steps.ofType.get(typeOf(line)) : steps.ofSize.get(spaceOf(line))) ?? 0;
  if (above.page === line.page && step > Math.min(least * 1.03, line.size * 2)) return false;
  // Over a page's end no step tells. In a narrow column stand lists: what can be an entry of its own is one.
  if (
    above.page !== line.page &&
    above.column === "side" &&
    !above.text.endsWith(",") &&
    isBeginning(line.text)
  )
    return false;
  // What stands between two marks keeps together.
  const isDotted = joint(above, line) === DOT;
  const [word = ""] = isDotted ? line.text.split(DOT) : line.text.split(above.text.endsWith(",") ? "," : " ");
  const letter = (line.right - line.left) / Math.max(1, line.text.length);
  const edge = above.room ?? edges.get(above.column) ?? 0;
  return above.end + letter * (word.length * 1.3 + 2) > edge;
}

function isBeginning(text: string): boolean {
  return !/^[\p{Ll}(]/u.test(text);
}
