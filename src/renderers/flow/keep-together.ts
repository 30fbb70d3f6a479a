import type { Design } from "../../domain/document/design.ts";
import { letterShare, widthInSizes } from "./letter-widths.ts";
import type { Row } from "./rows.ts";

// So few short texts go to the next page together; of more, the last two do.
const MOST_TOGETHER = 3;
const MOST_LINES = 3;

/** The rows, with short texts that follow each other kept from leaving their last one alone at the top of a page. */
export function keepTogether(rows: readonly Row[], design: Design): Row[] {
  return rows.map((row, index) => {
    if (!isText(row) || !isText(rows[index + 1]) || !isShort(row, design)) return row;
    const start = index - countOf(rows.slice(0, index).reverse());
    const end = index + countOf(rows.slice(index));
    return end - start <= MOST_TOGETHER || index === end - 2 ? { ...row, sticky: true, splits: false } : row;
  });
}

/** How many texts the rows begin with. */
function countOf(rows: readonly Row[]): number {
  const end = rows.findIndex((row) => !isText(row));
  return end < 0 ? rows.length : end;
}

function isText(row: Row | undefined): boolean {
  return row?.kind === "text";
}

function isShort({ runs, width, style }: Row, { styles }: Design): boolean {
  const wide = runs.reduce((sum, { text }) => sum + widthInSizes(text) * letterShare(text), 0);
  return wide * styles[style].size <= width * MOST_LINES;
}
