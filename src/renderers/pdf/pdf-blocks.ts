import type { Design, StyleName, TextStyle } from "../../domain/document/design.ts";
import type { Direction } from "../../domain/document/nodes.ts";
import { type Aside, type Row, type Run, textWidth } from "../flow/rows.ts";
import { cutWide } from "./cut-wide.ts";
import { type Dots, dotsOf } from "./dotted-lines.ts";
import { endsInHyphen, withStop } from "./hyphen-stop.ts";
import { type Atom, atomsOf, holdsRightToLeft } from "./logical-order.ts";
import { type PdfPiece, type PdfRun, settledRuns } from "./settled.ts";
import { plainWidth, widestWidth } from "./widest.ts";

/** A row with everything that may be in it. The other blocks say less, and so take the engine less time. */
export type RowBlock = Omit<Row, "runs" | "aside" | "kind" | "spread"> & {
  kind: Row["kind"];
  runs: PdfRun[];
  aside: (PdfRun & { width: number; atoms?: Atom[] }) | null;
  atoms?: Atom[];
  dots?: Dots;
};

/** How many blanks lead from a title to the end of its room, and from there to the date. */
type Blanks = { title: number; aside: number };
const NO_BLANKS: Blanks = { title: 0, aside: 0 };
const BLANK = "\u2007";

type ListItem = string | { pieces: PdfPiece[]; href?: string };

export type PdfBlock =
  | RowBlock
  | { kind: "plain"; gapBefore: number; sticky: boolean; text: string }
  | { kind: "section"; gapBefore: number; below: number; style: StyleName; text: string }
  | {
      kind: "list";
      gapBefore: number;
      bulleted: boolean;
      style: StyleName;
      items: ListItem[];
    }
  | {
      kind: "lead";
      gapBefore: number;
      sticky: boolean;
      style: StyleName;
      level: Row["level"];
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
    const listed = listedRows(rest);
    const [taken, block] = listBlock(listed, direction, design) ??
      leadBlock(rest, direction, design) ??
      sectionBlock(rest, direction) ??
      plainBlock(rest, direction) ?? [0, null];
    if (block) blocks.push(block);
    // A list that is laid out row by row is so to its end: drawn as two, the rule at its edge would have a gap.
    const others = block ? [] : rest.slice(0, Math.max(1, listed.length));
    blocks.push(...others.map((row) => rowBlock(row, design)));
    index += taken + others.length;
  }
  return blocks;
}

type Taken = readonly [number, PdfBlock] | null;

/** The rows of the list that begins here; none where no list does. */
function listedRows(rows: readonly Row[]): readonly Row[] {
  const [first] = rows;
  if (first?.kind !== "bullet" && first?.kind !== "item") return [];
  const end = rows.findIndex((row) => row.kind !== first.kind);
  return end < 0 ? rows : rows.slice(0, end);
}

function listBlock(listed: readonly Row[], direction: Direction, design: Design): Taken {
  const [first] = listed;
  const isSimple = (row: Row): boolean => row.runs.length === 1 && isForward(row, direction);
  if (!first || !listed.every(isSimple)) return null;
  const items = listed.flatMap((row) =>
    settledRuns(row.runs, row, design.styles[row.style]).map((run) => listItem(withStop(run))),
  );
  const { gapBefore, style } = first;
  return [listed.length, { kind: "list", gapBefore, bulleted: first.kind === "bullet", style, items }];
}

function listItem({ text, pieces = [{ text, kind: "plain" }], href }: PdfRun): ListItem {
  if (href !== undefined) return { pieces, href };
  return pieces.length === 1 && pieces[0]?.kind === "plain" && !pieces[0].parts ? text : { pieces };
}

function leadBlock(rows: readonly Row[], direction: Direction, design: Design): Taken {
  const [head, next] = rows;
  if (head?.kind !== "entry" || head.level === 0 || !isForward(head, direction)) return null;
  const { styles } = design;
  const { gapBefore, style, level } = head;
  const title = shortText(head.runs, textWidth(head, design), styles[style]);
  const aside = head.aside ? shortText([head.aside], head.aside.width, styles.aside) : null;
  if (title === null || (head.aside && (aside === null || head.aside.direction !== direction))) return null;
  const blanks = head.aside ? blanksBetween(title, head.aside, head, design) : NO_BLANKS;
  if (!blanks) return null;
  const lead = { kind: "lead", gapBefore, style, level, title, aside, blanks } as const;
  const follows = next?.kind === "entry" && next.style === "subtitle" && next.aside === null;
  const isShort = follows && isForward(next, direction);
  const subtitle = isShort ? shortText(next.runs, next.width, styles.subtitle) : null;
  return subtitle === null
    ? [1, { ...lead, sticky: head.sticky, subtitle }]
    : [2, { ...lead, sticky: next?.sticky ?? false, subtitle }];
}

function blanksBetween(
  title: string,
  aside: Aside,
  { width, style }: Row,
  { styles }: Design,
): Blanks | null {
  const fromTitle = blanksIn(width - aside.width, title, styles[style]);
  const toAside = blanksIn(aside.width, aside.text, styles.aside);
  return fromTitle === null || toAside === null ? null : { title: fromTitle, aside: toAside };
}

function blanksIn(width: number, text: string, style: TextStyle): number | null {
  const [used, blank] = [plainWidth(`${text} `, style), plainWidth(BLANK, style)];
  return used === null || blank === null ? null : Math.max(0, Math.ceil((width - used) / blank));
}

/** The heading of a section. */
function sectionBlock([row]: readonly Row[], direction: Direction): Taken {
  if (row?.kind !== "heading" || !isForward(row, direction)) return null;
  const text = plainText(row.runs);
  const { gapBefore, below, style } = row;
  return text === null ? null : [1, { kind: "section", gapBefore, below, style, text }];
}

function plainBlock([row]: readonly Row[], direction: Direction): Taken {
  if (row?.kind !== "text" || row.style !== "body" || !isForward(row, direction)) return null;
  const text = plainText(row.runs);
  const { gapBefore, sticky } = row;
  return text === null ? null : [1, { kind: "plain", gapBefore, sticky, text }];
}

/** Whether nothing in the row runs from right to left. */
function isForward(row: Row, direction: Direction): boolean {
  return direction === "ltr" && row.direction === "ltr" && !holdsRightToLeft(row);
}

function plainText([run, more]: readonly Run[]): string | null {
  return run && !more && !run.pieces && run.href === undefined && !endsInHyphen(run.text) ? run.text : null;
}

/** The text that surely keeps to one line: nothing then has to hold it together. */
function shortText([run, more]: readonly Run[], width: number, style: TextStyle): string | null {
  if (!run || more || run.href !== undefined || style.upper || endsInHyphen(run.text)) return null;
  if (run.pieces?.some(({ parts }) => parts)) return null;
  return widestWidth(run.text, style) < width ? run.text : null;
}

function rowBlock(row: Row, design: Design): RowBlock {
  const { spread: _spread, aside, separator, runs, ...rest } = row;
  const style = design.styles[row.style];
  const dots = dotsOf(row, design);
  const atoms = atomsOf(row, style.size);
  const bare = runs.map(pdfRun);
  const settled = row.kind !== "entry" && !dots && isForward(row, row.direction);
  return {
    ...rest,
    separator,
    runs: (settled ? settledRuns(bare, row, style) : bare).map(withStop),
    aside: aside && asideBlock(aside, row, design),
    ...(atoms ? { atoms } : {}),
    ...(dots ? { dots } : {}),
  };
}

function asideBlock(aside: Aside, row: Row, { styles }: Design): NonNullable<RowBlock["aside"]> {
  const { width } = aside;
  const atoms = atomsOf({ ...row, runs: [aside], separator: "", width }, styles.aside.size);
  return { ...withStop(pdfRun(aside)), width, ...(atoms ? { atoms } : {}) };
}

function pdfRun({ pointer: _pointer, ...run }: Run): PdfRun {
  return run;
}
