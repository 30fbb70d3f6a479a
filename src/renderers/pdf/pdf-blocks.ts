import type { Design, StyleName, TextStyle } from "../../domain/document/design.ts";
import type { Direction } from "../../domain/document/nodes.ts";
import type { Row, Run } from "../flow/rows.ts";
import { cutWide } from "./cut-wide.ts";
import { endsInHyphen, withStop } from "./hyphen-stop.ts";
import { type Atom, atomsOf, holdsRightToLeft } from "./logical-order.ts";
import { type PdfPiece, type PdfRun, settledRuns } from "./settled.ts";
import { plainWidth, widestWidth } from "./widest.ts";

/** A row with everything that may be in it. The other blocks say less, and so take the engine less time. */
export type RowBlock = Omit<Row, "id" | "runs" | "aside" | "kind"> & {
  kind: Row["kind"];
  runs: PdfRun[];
  aside: PdfRun | null;
  atoms?: Atom[];
};

/** How many blanks lead from a title to the end of its room, and from there to the date. */
type Blanks = { title: number; aside: number };
const NO_BLANKS: Blanks = { title: 0, aside: 0 };
const BLANK = "\u2007";

export type PdfBlock =
  | RowBlock
  | { kind: "plain"; gapBefore: number; text: string }
  | {
      kind: "list";
      gapBefore: number;
      bulleted: boolean;
      style: StyleName;
      items: (string | PdfPiece[])[];
    }
  | {
      kind: "lead";
      gapBefore: number;
      sticky: boolean;
      title: string;
      aside: string | null;
      blanks: Blanks;
      subtitle: string | null;
    };

/** The rows as the engine draws them, in order. */
export function pdfBlocks(planned: readonly Row[], direction: Direction, design: Design): PdfBlock[] {
  const rows = planned.map((row) => cutWide(row, design));
  const blocks: PdfBlock[] = [];
  for (let index = 0; index < rows.length; ) {
    const rest = rows.slice(index);
    const [taken, block] = listBlock(rest, direction, design) ??
      leadBlock(rest, direction, design) ??
      plainBlock(rest, direction) ?? [1, rest[0] && rowBlock(rest[0], direction, design)];
    if (block) blocks.push(block);
    index += taken;
  }
  return blocks;
}

type Taken = readonly [number, PdfBlock] | null;

function isListed(row: Row | undefined): boolean {
  return row?.kind === "bullet" || row?.kind === "item";
}

function listBlock(rows: readonly Row[], direction: Direction, design: Design): Taken {
  const [first] = rows;
  if (!first || !isListed(first)) return null;
  const end = rows.findIndex((row) => row.kind !== first.kind);
  const listed = end < 0 ? rows : rows.slice(0, end);
  const isSimple = (row: Row): boolean =>
    row.runs.length === 1 && row.runs[0]?.href === undefined && isForward(row, direction);
  if (!listed.every(isSimple)) return null;
  const items = listed.flatMap((row) =>
    settledRuns(row.runs, row, design.styles[row.style]).map((run) => withStop(run).pieces ?? run.text),
  );
  const { gapBefore, style } = first;
  return [listed.length, { kind: "list", gapBefore, bulleted: first.kind === "bullet", style, items }];
}

function leadBlock(rows: readonly Row[], direction: Direction, design: Design): Taken {
  const [head, next] = rows;
  if (head?.kind !== "entry" || head.style !== "title" || !isForward(head, direction)) return null;
  const { entry, styles } = design;
  const title = shortText(head.runs, head.width - entry.asideWidth - entry.asideGap, styles.title);
  const aside = head.aside ? shortText([head.aside], entry.asideWidth, styles.aside) : null;
  if (title === null || (head.aside && (aside === null || head.aside.direction !== direction))) return null;
  const { gapBefore } = head;
  const blanks = head.aside ? blanksBetween(title, aside ?? "", head.width, design) : NO_BLANKS;
  if (!blanks) return null;
  const follows = next?.kind === "entry" && next.style === "subtitle" && next.aside === null;
  if (!follows)
    return [1, { kind: "lead", gapBefore, sticky: head.sticky, title, aside, blanks, subtitle: null }];
  const subtitle = isForward(next, direction) ? shortText(next.runs, next.width, styles.subtitle) : null;
  if (subtitle === null) return null;
  return [2, { kind: "lead", gapBefore, sticky: next.sticky, title, aside, blanks, subtitle }];
}

function blanksBetween(
  title: string,
  aside: string,
  width: number,
  { entry, styles }: Design,
): Blanks | null {
  const fromTitle = blanksIn(width - entry.asideWidth, title, styles.title);
  const toAside = blanksIn(entry.asideWidth, aside, styles.aside);
  return fromTitle === null || toAside === null ? null : { title: fromTitle, aside: toAside };
}

function blanksIn(width: number, text: string, style: TextStyle): number | null {
  const [used, blank] = [plainWidth(`${text} `, style), plainWidth(BLANK, style)];
  return used === null || blank === null ? null : Math.max(0, Math.ceil((width - used) / blank));
}

function plainBlock(rows: readonly Row[], direction: Direction): Taken {
  const [row] = rows;
  if (row?.kind !== "text" || row.style !== "body" || !isForward(row, direction)) return null;
  const text = plainText(row.runs);
  return text === null ? null : [1, { kind: "plain", gapBefore: row.gapBefore, text }];
}

function isForward(row: Row, direction: Direction): boolean {
  return direction === "ltr" && row.direction === "ltr" && !holdsRightToLeft(row);
}

function plainText([run, more]: readonly Run[]): string | null {
  return run && !more && !run.pieces && run.href === undefined && !endsInHyphen(run.text) ? run.text : null;
}

/** The text that surely keeps to one line: nothing then has to hold it together. */
function shortText([run, more]: readonly Run[], width: number, style: TextStyle): string | null {
  if (!run || more || run.href !== undefined || style.upper || endsInHyphen(run.text)) return null;
  return widestWidth(run.text, style) < width ? run.text : null;
}

function rowBlock(row: Row, direction: Direction, design: Design): RowBlock {
  const { id: _id, aside, separator, runs, ...rest } = row;
  const atoms = atomsOf(row, design.styles[row.style].size);
  const bare = runs.map(pdfRun);
  const settled = row.kind === "text" && isForward(row, direction);
  return {
    ...rest,
    separator: separator.trimEnd(),
    runs: (settled ? settledRuns(bare, row, design.styles[row.style]) : bare).map(withStop),
    aside: aside ? withStop(pdfRun(aside)) : null,
    ...(atoms ? { atoms } : {}),
  };
}

function pdfRun({ pointer: _pointer, ...run }: Run): PdfRun {
  return run;
}
