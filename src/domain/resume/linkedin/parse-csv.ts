import { LONGEST_RESUME, LongerThanAnyResume } from "../feature-import/measured-lines.ts";

const MOST_COLUMNS = 64;
const MOST_ROWS = 5_000;
/** Each becomes a field of a record, filled or not. */
const MOST_CELLS = 20_000;

/**
 * Rows of a CSV as records by the names in its first row; quotes, commas and line breaks in cells as RFC 4180 has them.
 * A record has the cells that its row has and no others: many names above short rows cost nothing.
 */
export function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  let [cells, characters] = [0, 0];
  const endCell = () => {
    row.push(cell);
    cells += 1;
    characters += cell.length;
    cell = "";
    // Counted while it is read: what is refused afterwards has cost its memory already.
    if (cells > MOST_CELLS || characters > LONGEST_RESUME.characters)
      throw new LongerThanAnyResume("a table of it has more cells or words than any career");
    if (row.length > MOST_COLUMNS)
      throw new LongerThanAnyResume(`a table of it has more than ${MOST_COLUMNS} columns`);
  };
  const endRow = () => {
    endCell();
    if (row.some((value) => value !== "")) rows.push(row);
    row = [];
    if (rows.length > MOST_ROWS)
      throw new LongerThanAnyResume(`a table of it has more than ${MOST_ROWS} rows`);
  };
  for (let at = text.startsWith("\ufeff") ? 1 : 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === "") isQuoted = true;
    else if (sign === ",") endCell();
    else if (sign === "\n") endRow();
    else if (sign !== "\r") cell += sign;
  }
  endRow();
  const [names = [], ...records] = rows;
  return records.map((values) => {
    const record = new Map<string, string>();
    for (const [nth, value] of values.entries()) {
      const name = names[nth]?.trim() ?? "";
      // A name that stands twice, or nowhere, must not cost the words below it.
      record.set(name === "" || record.has(name) ? `${name} ${nth + 1}` : name, value.trim());
    }
    return Object.fromEntries(record);
  });
}
