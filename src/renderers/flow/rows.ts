import type { Design, StyleName, TermSeparator } from "../../domain/document/design.ts";
import type { Direction, PhotoNode } from "../../domain/document/nodes.ts";
import type { Piece } from "./pieces.ts";

/** Text of one field inside a row. A `solid` run keeps to one line, together with a comma after it. */
export type Run = {
  text: string;
  direction: Direction;
  pieces?: Piece[];
  solid?: true;
  pointer: string;
  href?: string;
};

/** What stands at the far end of a row, in a room of its own. */
export type Aside = Run & { width: number };

/**
 * Between the runs of a row. After a comma the line may end. A dot is drawn only between two runs of one line, and a run that fits a
 * line is not divided: it would else end a line that another field follows in the next.
 */
export type Separator = "" | TermSeparator;

/** One thing that flows down the page: its lines are counted by whoever can measure text. */
export type Row = {
  kind: "name" | "heading" | "entry" | "text" | "bullet" | "item";
  style: StyleName;
  level: 0 | 1 | 2 | 3 | 4;
  runs: Run[];
  separator: Separator;
  /** Room that a dot between two runs has beyond that of a space, in pixels. */
  spread: number;
  aside: Aside | null;
  /** The aside belongs to a title above, and is read before this row. */
  asideFirst?: true;
  direction: Direction;
  width: number;
  gapBefore: number;
  below: number;
  sticky: boolean;
  splits: boolean;
  /** The first of an entry, or of a role, that begins a page. */
  startsPage?: true;
};

/** A section, or the part of it from a row that begins a page. */
export type Frame = {
  section: string;
  pointer: string;
  gapBefore: number;
  rows: Row[];
  startsPage?: true;
};

/** The document as both engines lay it out: same rows, same widths, same gaps. */
export type Plan = {
  title: string;
  author: string;
  language: string;
  direction: Direction;
  header: Row[];
  /** Beside the header's rows, or above them where they stand in the middle. */
  photo: PhotoNode | null;
  main: Frame[];
  side: Frame[];
  design: Design;
};

export function hasHeader({ header, photo }: Pick<Plan, "header" | "photo">): boolean {
  return header.length > 0 || photo !== null;
}

/** Whether the photo stands beside the header's rows, not above them. */
export function isPhotoBeside(design: Design): boolean {
  return design.header.align !== "center";
}

/** The room that is left of a row beside what stands at its far end. */
export function textWidth({ width, aside }: Pick<Row, "width" | "aside">, { entry }: Design): number {
  return aside ? width - aside.width - entry.asideGap : width;
}

export function rowsOf(plan: Plan): Row[] {
  return [
    ...plan.header,
    ...plan.side.flatMap((frame) => frame.rows),
    ...plan.main.flatMap((frame) => frame.rows),
  ];
}
