import { findPeriod, isPeriodEnd } from "./find-period.ts";
import { cellsOf, type StyledLine } from "./styled-line.ts";

/** "10/2010 –" with "03/2016" below it, in a column too narrow for both, is one period again. */
export function joinPeriods(lines: readonly StyledLine[]): StyledLine[] {
  const joined: StyledLine[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const end = above && !line.bullet ? periodEnd(above, line) : null;
    if (!above || !end) {
      joined.push(line);
      continue;
    }
    const open = above.text.indexOf(end.open) + end.open.length;
    joined[joined.length - 1] = {
      ...above,
      text: `${above.text.slice(0, open)} ${end.text}${above.text.slice(open)}`,
    };
    if (end.rest !== "") joined.push({ ...line, text: end.rest });
  }
  return joined;
}

/** "Aug 2015 – Apr" above "2020": a month without its year is left open too. */
const OPEN_MONTH = /\d{4}\s*[-–—]\s*\p{L}{3,10}\.?$/u;

/** The cell that ends the period left open in the line above, and the line without it. */
function periodEnd(above: StyledLine, line: StyledLine): { open: string; text: string; rest: string } | null {
  const open = cellsOf(above.text).find(
    (cell) => cell.length <= 24 && ((/[-–—]$/.test(cell) && isOpen(cell)) || OPEN_MONTH.test(cell)),
  );
  if (open === undefined) return null;
  const cells = cellsOf(line.text);
  const at = [0, cells.length - 1].find((index) => isPeriodEnd(cells[index] ?? ""));
  if (at === undefined) return null;
  if (
    OPEN_MONTH.test(open) &&
    (!/^(?:19|20)\d\d$/.test(cells[at] ?? "") || /present|now|today|date/i.test(open))
  )
    return null;
  return { open, text: cells[at] ?? "", rest: cells.filter((_, index) => index !== at).join("\t") };
}

function isOpen(cell: string): boolean {
  const found = findPeriod(cell);
  return found !== null && found.start === 0 && /^\s*[-–—]?$/.test(cell.slice(found.end));
}
