import { isFieldLabel } from "../../domain/resume/feature-import/field-labels.ts";
import { opensItem } from "../../domain/resume/feature-import/opens-item.ts";
import { headingWords } from "../../domain/resume/feature-import/section-words.ts";
import type { Piece } from "../page-lines.ts";
import { type Row, rowFrom } from "./page-rows.ts";

const LEAST_COLUMNS = 3;
const MOST_COLUMNS = 12;
/** In parts of a letter's height: what stands closer is of one word or one name. */
const APART = 0.7;
const SPACE = 0.14;
/** In points, a cell may begin so much before the name of its column. */
const BEFORE = 6;
/** A step that is so much wider than the least of a table begins another row of it. */
const WIDER = 1.25;
/** In parts of the size: so much room is an edge between cells for all that follows. */
const EDGE = 1.9;
/** What is longer in a cell is text, and no field. */
const LONGEST_FIELD = 60;

/**
 * Tables whose columns have names: the lines of a cell are one again, and a row of the table is a row of the page. Of a cell of
 * text the first item stands in the row, and each further one below it.
 */
export function withTableRows(rows: readonly Row[]): Row[] {
  const found: Row[] = [];
  let table: { starts: number[]; rows: Row[] } | null = null;
  const close = () => {
    if (table) found.push(...rowsOfTable(table.rows, table.starts));
    table = null;
  };
  for (const row of rows) {
    const names = columnNames(row);
    if (names) {
      close();
      table = { starts: names.map(({ x }) => x), rows: [] };
      found.push(rowWith(names, row.page));
    } else if (table && isWithin(row, table.starts)) table.rows.push(row);
    else {
      close();
      found.push(row);
    }
  }
  close();
  return found;
}

function columnNames(row: Row): Piece[] | null {
  if (row.pieces.length < LEAST_COLUMNS) return null;
  const cells: Piece[] = [];
  for (const piece of row.pieces) {
    const last = cells.at(-1);
    const space = last ? piece.x - last.x - last.width : 0;
    if (last && space < row.size * APART) cells[cells.length - 1] = joinedPiece([last, piece]);
    else cells.push(piece);
  }
  const isTable = cells.length >= LEAST_COLUMNS && cells.length <= MOST_COLUMNS;
  return isTable && cells.every(({ text }) => isFieldLabel(text.trim())) ? cells : null;
}

function isWithin({ pieces }: Row, starts: readonly number[]): boolean {
  const [first] = pieces;
  if (!first || (pieces.length === 1 && headingWords(first.text.trim())?.sure)) return false;
  return pieces.every(({ x, width }) => {
    const column = columnOf(x, starts);
    return column >= 0 && x + width <= (starts[column + 1] ?? Number.POSITIVE_INFINITY) + BEFORE;
  });
}

function columnOf(x: number, starts: readonly number[]): number {
  return starts.findLastIndex((start) => x + BEFORE >= start);
}

/** The rows of a table, by the steps between its lines; where all are alike nothing tells them apart, and they stay as they are. */
function rowsOfTable(lines: readonly Row[], starts: readonly number[]): Row[] {
  const stepTo = (nth: number) => {
    const [above, line] = [lines[nth - 1], lines[nth]];
    return above && line && above.page === line.page ? above.y - line.y : Number.POSITIVE_INFINITY;
  };
  const steps = lines.map((_, nth) => stepTo(nth));
  const least = steps.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  const groups: Row[][] = [];
  for (const [nth, line] of lines.entries()) {
    const group = groups.at(-1);
    if (group && (steps[nth] ?? 0) <= least * WIDER) group.push(line);
    else groups.push([line]);
  }
  if (groups.length === 1 && lines.length > 2) return [...lines];
  return groups.flatMap((group) => tableRow(group, starts));
}

function tableRow(lines: readonly Row[], starts: readonly number[]): Row[] {
  const [first] = lines;
  if (!first) return [];
  const [fields, below]: [Piece[], Piece[]] = [[], []];
  for (const [column] of starts.entries()) {
    const cell = lines.flatMap(({ pieces }) => {
      const own = pieces.filter(({ x }) => columnOf(x, starts) === column);
      return own.length === 0 ? [] : [joinedPiece(own)];
    });
    const [item, ...items] = itemsOf(cell).map(joinedPiece);
    if (item) fields.push({ ...item, y: first.y });
    below.push(...items);
  }
  return [rowWith(fields, first.page), ...below.map((piece) => rowFrom([piece], first.page))];
}

/** The lines of a cell by what they belong to: a field is one, a text may have several sentences or lines of a list. */
function itemsOf(cell: readonly Piece[]): Piece[][] {
  const isText = cell.reduce((sum, { text }) => sum + text.length, 0) > LONGEST_FIELD;
  const items: Piece[][] = [];
  for (const piece of cell) {
    const above = items.at(-1)?.at(-1)?.text.trim() ?? "";
    const text = piece.text.trim();
    const isNew = isText && ((/[.!?]$/.test(above) && /^\p{Lu}/u.test(text)) || opensItem(above, text));
    if (items.length === 0 || isNew) items.push([piece]);
    else items.at(-1)?.push(piece);
  }
  return items;
}

/** Pieces of a line, or lines of a cell, as one. */
function joinedPiece(pieces: readonly Piece[]): Piece {
  const [first] = pieces;
  if (!first) throw new RangeError("a cell without words");
  const texts: string[] = [];
  let [last, right] = [first, first.x + first.width];
  for (const piece of pieces) {
    const isBelow = piece.y < last.y - last.height / 2;
    const isApart = isBelow || piece.x - last.x - last.width > last.height * SPACE;
    const isBroken = isBelow && last.text.endsWith("-") && /^\p{Ll}/u.test(piece.text);
    texts.push(isApart && !isBroken && texts.length > 0 ? ` ${piece.text}` : piece.text);
    right = Math.max(right, piece.x + piece.width);
    last = piece;
  }
  return { ...first, text: texts.join(""), width: right - first.x };
}

/** A row whose cells have room between them, however narrow the table's edges are. */
function rowWith(cells: readonly Piece[], page: number): Row {
  const row = rowFrom(cells, page);
  return rowFrom(
    row.pieces.map((piece, nth) => {
      const room = (row.pieces[nth + 1]?.x ?? Number.POSITIVE_INFINITY) - piece.x - row.size * EDGE;
      return { ...piece, width: Math.min(piece.width, room) };
    }),
    page,
  );
}
