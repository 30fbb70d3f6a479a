import type { Design, StyleName } from "../../domain/document/design.ts";
import type { TextNode } from "../../domain/document/nodes.ts";
import { asideWidth } from "./aside-width.ts";
import type { Aside, Row, Separator } from "./rows.ts";
import { runOf, solidRun } from "./runs.ts";

/** Between fields that stand in one line. */
export const DOT: Separator = " · ";

// Room of a dot, in shares of the type size. Readers that join what stands closer than a letter's width would else hang the dot
// on to the fields.
const BETWEEN_FIELDS = 1.35;
const BETWEEN_TERMS = 0.5;

export type Draft = Pick<Row, "kind" | "style" | "width" | "gapBefore"> &
  Partial<Omit<Row, "runs" | "aside" | "spread">> & {
    texts: readonly TextNode[];
    side?: TextNode | null;
    /** The texts are words of one list, not fields of several kinds. */
    listed?: true;
  };

export type MakeRow = (draft: Draft) => Row;

/** How a column is set. */
export type Column = { width: number; heading: StyleName; body: StyleName; stacked: boolean };

export function rowMaker(design: Design): MakeRow {
  return ({ texts, side, listed, ...rest }) => {
    const { size } = design.styles[rest.style];
    const aside = side ? asideOf(side, design) : null;
    const textWidth = aside ? rest.width - aside.width - design.entry.asideGap : rest.width;
    const separator = texts.length > 1 ? (rest.separator ?? "") : "";
    const share = listed ? BETWEEN_TERMS : BETWEEN_FIELDS;
    return {
      level: 0,
      direction: texts[0]?.direction ?? "ltr",
      below: 0,
      sticky: false,
      splits: false,
      ...rest,
      separator,
      spread: separator === DOT ? Math.round(size * share * 4) / 4 : 0,
      runs: texts.map((text) => (separator ? solidRun : runOf)(text, textWidth, size)),
      aside,
    };
  };
}

function asideOf(side: TextNode, design: Design): Aside {
  const width = asideWidth(side.text, design);
  return { ...runOf(side, width, design.styles.aside.size), width };
}
