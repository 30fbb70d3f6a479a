/** More columns than any table that people keep by hand. */
const MOST_COLUMNS = 64;

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

export class CsvFault extends Error {
  override name = "CsvFault";
}

/**
 * Rows of a table as RFC 4180 has them: quotes, separators and line breaks may stand in quoted cells. The separator is a comma, or
 * whatever else the first line is parted by. Rows without a word are left out; the number of each is the one a spreadsheet shows.
 */
export function* csvRows(text: string): Generator<{ row: number; cells: string[] }> {
  const start = text.startsWith("\ufeff") ? 1 : 0;
  const separator = separatorOf(text.slice(start, start + 4_000));
  let cells: string[] = [];
  let row = 1;
  for (let at = start; at <= text.length; ) {
    const code = text.charCodeAt(at);
    if (cells.length === 0 && (code === LINE_FEED || code === CARRIAGE_RETURN)) {
      at += code === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED ? 2 : 1;
      row += 1;
      continue;
    }
    const { cell, end } = text[at] === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator);
    cells.push(cell);
    if (cells.length > MOST_COLUMNS) throw new CsvFault(`Row ${row} has more than ${MOST_COLUMNS} columns.`);
    at = end + 1;
    if (text[end] === separator) continue;
    if (text[end] === "\r" && text[end + 1] === "\n") at += 1;
    if (cells.some((value) => value.trim() !== "")) yield { row, cells };
    cells = [];
    row += 1;
  }
}

interface Cell {
  cell: string;
  /** Where the separator or line break stands, or the text ends. */
  end: number;
}

function plainCell(text: string, start: number, separator: string): Cell {
  const parts = separator.charCodeAt(0);
  let end = start;
  for (; end < text.length; end += 1) {
    const code = text.charCodeAt(end);
    if (code === parts || code === LINE_FEED || code === CARRIAGE_RETURN) break;
  }
  return { cell: text.slice(start, end), end };
}

function quotedCell(text: string, start: number, separator: string): Cell {
  let close = start + 1;
  while (close < text.length && !(text.charCodeAt(close) === QUOTE && text.charCodeAt(close + 1) !== QUOTE))
    close += text.charCodeAt(close) === QUOTE ? 2 : 1;
  const inside = text.slice(start + 1, close).replaceAll('""', '"');
  // A quote that nobody closed: the rest of the file is this cell.
  if (close >= text.length) return { cell: inside, end: text.length };
  const { cell: rest, end } = plainCell(text, close + 1, separator);
  return { cell: inside + rest, end };
}

function separatorOf(beginning: string): string {
  const [first = ""] = beginning.split(/[\r\n]/, 1);
  const count = (sign: string) => first.split(sign).length;
  const others = [";", "\t"].filter((sign) => count(sign) > count(","));
  return others.toSorted((one, other) => count(other) - count(one))[0] ?? ",";
}
