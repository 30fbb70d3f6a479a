import { findPeriod } from "../../domain/resume/feature-import/find-period.ts";
import { headingWords } from "../../domain/resume/feature-import/section-words.ts";
import { joinSpacedLetters } from "../../domain/resume/feature-import/spaced-letters.ts";
import type { Piece } from "../page-lines.ts";
import { type Row, rowFrom } from "./page-rows.ts";

export interface Column {
  readonly rows: Row[];
  /** Where its lines must end, because the next column begins. */
  readonly end?: number;
}

const STEP = 3;
/** A gutter is at least so wide, in points. */
const GUTTER = 8;
const LEAST_ROWS = 5;
const MOST_EDGES = 12;

/**
 * Columns of a document, each over all of its pages: first what goes over the whole width, then the left, then the right.
 * Dates beside their entries, on either side, are no column: they stand on the lines of what they belong to.
 */
export function columnsOf(rows: readonly Row[]): Column[] {
  const gutter = gutterOf(rows);
  if (gutter === null) return [{ rows: [...rows] }];
  const [head, left, right]: [Row[], Row[], Row[]] = [[], [], []];
  for (const row of rows) {
    const sides = sidesOf(row, gutter);
    if (!sides) head.push(row);
    else {
      if (sides[0].length > 0) left.push(rowFrom(sides[0], row.page));
      if (sides[1].length > 0) right.push(rowFrom(sides[1], row.page));
    }
  }
  return [{ rows: head }, { rows: left, end: gutter - GUTTER }, { rows: right }].filter(
    (column) => column.rows.length > 0,
  );
}

/** The pieces on either side; null where one crosses the gutter. */
function sidesOf({ pieces }: Row, gutter: number): [Piece[], Piece[]] | null {
  const left = pieces.filter(({ x, width }) => x + width <= gutter + 1);
  const right = pieces.filter(({ x }) => x >= gutter - 1);
  return left.length + right.length === pieces.length ? [left, right] : null;
}

/** Where the right column begins, if there are two. */
function gutterOf(rows: readonly Row[]): number | null {
  const left = rows.reduce((least, row) => Math.min(least, row.left), Number.POSITIVE_INFINITY);
  const right = rows.reduce((most, row) => Math.max(most, row.right), 0);
  const width = right - left;
  if (rows.length < LEAST_ROWS * 2 || width <= 0) return null;
  const edges = new Map<number, number>();
  for (const { pieces } of rows)
    for (const { x } of pieces) edges.set(Math.round(x / STEP), (edges.get(Math.round(x / STEP)) ?? 0) + 1);
  // A column has an edge that many of its lines begin at.
  const candidates = [...edges]
    .filter(
      ([at, count]) =>
        count >= LEAST_ROWS && at * STEP > left + width * 0.15 && at * STEP < right - width * 0.15,
    )
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_EDGES)
    .map(([at]) => at * STEP - STEP);
  let best: { at: number; score: number } | null = null;
  for (const at of candidates) {
    const score = columnScore(rows, at);
    if (score > 0 && (!best || score > best.score)) best = { at, score };
  }
  return best?.at ?? null;
}

function columnScore(rows: readonly Row[], gutter: number): number {
  let crossing = 0;
  let isInside = false;
  const [lefts, rights]: [string[], string[]] = [[], []];
  for (const row of rows) {
    const sides = sidesOf(row, gutter);
    if (!sides) {
      // Above both columns stands who it is about; what crosses below them says that they are none.
      if (isInside) crossing += 1;
      continue;
    }
    const [left, right] = sides;
    const end = left.reduce((most, { x, width }) => Math.max(most, x + width), 0);
    if (left.length > 0 && right.length > 0 && (right[0]?.x ?? 0) - end < GUTTER) {
      crossing += 1;
      continue;
    }
    if (left.length > 0 && right.length > 0) isInside = true;
    if (left.length > 0) lefts.push(textOf(left));
    if (right.length > 0) rights.push(textOf(right));
  }
  const [few, many] = [Math.min(lefts.length, rights.length), Math.max(lefts.length, rights.length)];
  if (few < LEAST_ROWS || crossing > rows.length * 0.06) return 0;
  const narrow = lefts.length < rights.length ? lefts : rights;
  if (narrow.filter((text) => findPeriod(text) !== null && text.length < 40).length > narrow.length * 0.35)
    return 0;
  // Headings in the margin are beside what they stand above: columns have their own.
  const [inLeft = 0, inRight = 0] = [lefts, rights].map(
    (side) => side.filter((text) => headingWords(text)?.sure).length,
  );
  if (inLeft === 0 || inRight === 0) return 0;
  return few + many - crossing * 5;
}

function textOf(pieces: readonly Piece[]): string {
  return joinSpacedLetters(pieces.map(({ text }) => text.trim()).join(" "));
}
