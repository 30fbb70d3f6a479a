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
  y: number;
  size: number;
  font: string;
  page: number;
  column: "head" | "side" | "main";
}

const BULLET = /^[•‣◦▪●∙\uf0b7–-]$/u;

/**
 * The lines of a document as it was written: pieces on one baseline are a line, what stands far from it at its end is apart,
 * columns follow each other over all pages, and lines that the page broke are one again.
 */
export function pageLines(pages: readonly (readonly Piece[])[]): TextLine[] {
  const lines = inColumns(pages.flatMap((pieces, page) => linesOn(pieces, page)));
  const usual = mostOf(lines);
  const pitches = lineSteps(lines);
  const edges = new Map<string, number>();
  for (const { column, right } of lines) edges.set(column, Math.max(edges.get(column) ?? 0, right));
  const paragraphs: { line: Line; texts: string[]; gapBefore: boolean }[] = [];
  let above: Line | null = null;
  for (const line of lines) {
    const goesOn = above !== null && isGoingOn(above, line, pitches, edges);
    const gap = above === null ? 0 : above.y - line.y;
    if (goesOn) paragraphs.at(-1)?.texts.push(line.text);
    else paragraphs.push({ line, texts: [line.text], gapBefore: gap > line.size * 2.1 || gap < 0 });
    above = line;
  }
  return paragraphs.flatMap(({ line, texts, gapBefore }) => {
    const text = cleanLine(texts.join(" ")).trim();
    const aside = line.aside === "" ? {} : { aside: cleanLine(line.aside).trim() };
    return text === ""
      ? []
      : [
          {
            text,
            bullet: line.bullet,
            gapBefore,
            strong: line.font !== usual,
            type: typeOf(line),
            whole: true,
            ...aside,
          },
        ];
  });
}

function linesOn(pieces: readonly Piece[], page: number): Line[] {
  const lines: Line[] = [];
  for (const piece of pieces) {
    const text = piece.text.trim();
    if (text === "") continue;
    const { x, y, width, font } = piece;
    const last = lines.at(-1);
    const size = piece.height || last?.size || 10;
    const space = last ? x - last.right : 0;
    if (last && Math.abs(last.y - y) < size * 0.5 && space > -size) {
      const isMarked = last.bullet && last.text === "";
      if (isMarked) Object.assign(last, { text, left: x, font, size });
      else if (last.aside !== "" || space > size * 3) last.aside += `${last.aside === "" ? "" : " "}${text}`;
      else last.text += `${space > size * 0.1 || piece.text.startsWith(" ") ? " " : ""}${text}`;
      last.right = x + width;
    } else {
      const bullet = BULLET.test(text);
      lines.push({
        text: bullet ? "" : text,
        aside: "",
        bullet,
        left: x,
        right: x + width,
        y,
        size,
        font,
        page,
        column: "main",
      });
    }
  }
  return lines;
}

/** Side by side columns one after the other: a narrow one goes on at the top of the next page. */
function inColumns(lines: readonly Line[]): Line[] {
  const headings = lines.filter(({ text, bullet, aside }) => !bullet && aside === "" && headingOf(text));
  const [top] = headings;
  if (!top) return [...lines];
  const start = lines.indexOf(top);
  const first = headings.reduce((least, { left }) => Math.min(least, left), top.left);
  const border = headings.reduce((most, { left }) => Math.max(most, left), top.left);
  const hasSide = border - first >= 80;
  for (const [index, line] of lines.entries()) {
    if (index < start) line.column = "head";
    else if (hasSide && line.left < border - 6) line.column = "side";
  }
  return (["head", "side", "main"] as const).flatMap((column) =>
    lines.filter((line) => line.column === column),
  );
}

function mostOf(lines: readonly Line[]): string {
  const letters = new Map<string, number>();
  for (const { font, text } of lines) letters.set(font, (letters.get(font) ?? 0) + text.length);
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? "";
}

function typeOf({ font, size, column }: Line): string {
  return `${font} ${size.toFixed(1)} ${column}`;
}

/** The least step from line to line in each type: within a paragraph it is no more. */
function lineSteps(lines: readonly Line[]): Map<string, number> {
  const steps = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const type = typeOf(line);
    if (!above || above.page !== line.page || typeOf(above) !== type || above.y <= line.y) continue;
    steps.set(type, Math.min(steps.get(type) ?? Number.POSITIVE_INFINITY, above.y - line.y));
  }
  return steps;
}

/** A line goes on in the next where its type, its edge and its step say so, and the next word had no room in it. */
function isGoingOn(above: Line, line: Line, steps: Map<string, number>, edges: Map<string, number>): boolean {
  if (line.bullet || line.aside !== "" || typeOf(above) !== typeOf(line)) return false;
  const isCentred = Math.abs(above.left + above.right - line.left - line.right) < 2;
  if (Math.abs(above.left - line.left) > 1 && !isCentred) return false;
  const step = above.y - line.y;
  const least = steps.get(typeOf(line)) ?? 0;
  if (above.page === line.page && step > Math.min(least * 1.03, line.size * 2)) return false;
  // What stands between two marks may keep together.
  const [word = ""] = line.text.split(/[·,]$/.test(above.text) ? / ·|,/ : " ");
  const letter = (line.right - line.left) / Math.max(1, line.text.length);
  const edge = edges.get(above.column) ?? 0;
  return above.right + letter * (word.length * 1.3 + 2) > edge;
}
