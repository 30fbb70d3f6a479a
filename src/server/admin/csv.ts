/**
 * Where a spreadsheet would begin a formula: at the start of a cell, and, where the semicolon separates cells (as in much of
 * Europe) so that our quotes mean nothing to it, behind each semicolon and line break. White space and quotes may come before.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=[\s"']*[=+\-@|\t\r＝＋－＠])/g;

/** One line by RFC 4180. A cell that a spreadsheet would compute is shown as text: people choose their names and titles. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

function cellOf(cell: string | number): string {
  if (typeof cell === "number") return String(cell);
  return `"${cell.replace(FORMULA, "'").replaceAll('"', '""')}"`;
}

/** Spreadsheets take a file without this mark for another encoding. */
export const BYTE_ORDER_MARK = "\uFEFF";
