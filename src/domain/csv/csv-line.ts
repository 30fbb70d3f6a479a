const FORMULA = 1;
const SPACE_OR_QUOTE = 2;
const BEFORE_A_CELL = 4;

/** What each sign is to a spreadsheet, by its code: a pattern asked for each letter of a long text would take longer than all the rest. */
const KINDS = new Uint8Array(0x10000);
for (let code = 0; code < KINDS.length; code += 1) {
  const sign = String.fromCharCode(code);
  let kind = 0;
  if (/[=+\-@|\t\r＝＋－＠]/.test(sign)) kind |= FORMULA;
  if (/[\s"']/.test(sign)) kind |= SPACE_OR_QUOTE;
  if (/[;\t\r\n]/.test(sign)) kind |= BEFORE_A_CELL;
  KINDS[code] = kind;
}
const HAS_FORMULA_SIGN = /[=+\-@|\t\r＝＋－＠]/;

/** One line by RFC 4180. A cell that a spreadsheet would compute is shown as text: people choose their names and titles. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

function cellOf(cell: string | number): string {
  if (typeof cell === "number") return String(cell);
  return `"${withoutFormulas(cell).replaceAll('"', '""')}"`;
}

/** With an apostrophe wherever a spreadsheet would begin a formula. */
function withoutFormulas(text: string): string {
  return joinedAt(text, formulaStarts(text), (rest) => `'${rest}`);
}

/** The text that was written so: what comes back from a table of ours is what went into it. */
export function withFormulas(text: string): string {
  if (!text.includes("'")) return text;
  const defused = formulaStarts(text).filter((at) => text[at] === "'");
  return joinedAt(text, defused, (rest) => rest.slice(1));
}

/**
 * Where a spreadsheet would begin a formula: at the start of a cell, and, where the semicolon separates cells (as in much of
 * Europe) so that our quotes mean nothing to it, behind each semicolon and line break. White space and quotes may come before.
 * From the end to the start: a pattern would look through a long run of blank lines again from each of them.
 */
function formulaStarts(text: string): number[] {
  const starts: number[] = [];
  if (!HAS_FORMULA_SIGN.test(text)) return starts;
  let leadsToFormula = false;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const kind = kindAt(text, at);
    leadsToFormula = (kind & FORMULA) !== 0 || (leadsToFormula && (kind & SPACE_OR_QUOTE) !== 0);
    if (leadsToFormula && (at === 0 || kindAt(text, at - 1) & BEFORE_A_CELL)) starts.push(at);
  }
  return starts.reverse();
}

function kindAt(text: string, at: number): number {
  return KINDS[text.charCodeAt(at)] ?? 0;
}

function joinedAt(text: string, starts: readonly number[], change: (rest: string) => string): string {
  if (starts.length === 0) return text;
  const [first = 0] = starts;
  const pieces = starts.map((start, nth) => change(text.slice(start, starts[nth + 1])));
  return text.slice(0, first) + pieces.join("");
}

/** Spreadsheets take a file without this mark for another encoding. */
export const BYTE_ORDER_MARK = "\uFEFF";
