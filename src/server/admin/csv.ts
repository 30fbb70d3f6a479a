/** What a spreadsheet would take for a formula, also behind white space. */
const FORMULA = /^\s*[=+\-@\t\r|]/;

/** One line by RFC 4180. A cell that a spreadsheet would compute is shown as text: people choose their names and titles. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

function cellOf(cell: string | number): string {
  if (typeof cell === "number") return String(cell);
  const inert = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n\t]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Spreadsheets take a file without this mark for another encoding. */
export const BYTE_ORDER_MARK = "\uFEFF";
