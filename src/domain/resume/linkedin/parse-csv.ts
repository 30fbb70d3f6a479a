/** Rows of a CSV as records by the names in its first row; quotes, commas and line breaks in cells as RFC 4180 has them. */
export function parseCsv(text: string, mostRows: number): Record<string, string>[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endRow = () => {
    row.push(cell);
    if (row.some((value) => value !== "")) rows.push(row);
    row = [];
    cell = "";
  };
  for (let at = text.startsWith("\ufeff") ? 1 : 0; at < text.length && rows.length <= mostRows; at++) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === "") isQuoted = true;
    else if (sign === ",") {
      row.push(cell);
      cell = "";
    } else if (sign === "\n") endRow();
    else if (sign !== "\r") cell += sign;
  }
  endRow();
  const [names = [], ...records] = rows;
  return records.map((values) =>
    Object.fromEntries(names.map((name, nth) => [name.trim(), (values[nth] ?? "").trim()])),
  );
}
