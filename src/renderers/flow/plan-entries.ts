import type { Design } from "../../domain/document/design.ts";
import type { Block, Entry, Role, Terms, TextNode } from "../../domain/document/nodes.ts";
import { asideWidth } from "./aside-width.ts";
import { letterShare, widthInSizes } from "./letter-widths.ts";
import { type Column, DOT, type MakeRow } from "./plan-rows.ts";
import type { Row } from "./rows.ts";

// A longer date would take several lines itself.
const LONGEST_BESIDE_A_TITLE = 32;
// How wide a dot is, as a multiple of the type size.
const DOT_SHARE = 1.6;

export function blockRows(
  block: Block,
  gapBefore: number,
  column: Column,
  design: Design,
  row: MakeRow,
): Row[] {
  const { width, body, stacked } = column;
  const flowing = { style: body, splits: true } as const;
  const { stackGap, stackIndent, separator } = design.terms;
  const items = (texts: readonly TextNode[]): Row[] =>
    texts.map((text, index) =>
      row({
        ...flowing,
        kind: "item",
        width: width - stackIndent,
        gapBefore: index === 0 ? gapBefore : stackGap,
        texts: [text],
      }),
    );
  switch (block.kind) {
    case "paragraph":
      if (stacked) return items([block.text]);
      return [row({ ...flowing, kind: "text", width, gapBefore, texts: [block.text] })];
    case "bullets":
      if (stacked) return items(block.items);
      return block.items.map((item, index) =>
        row({
          ...flowing,
          kind: "bullet",
          width: width - design.list.indent,
          gapBefore: index === 0 ? gapBefore : design.list.gap,
          texts: [item],
        }),
      );
    case "terms":
      if (stacked) return items(block.items);
      return [
        row({ ...flowing, kind: "text", width, gapBefore, texts: block.items, separator, listed: true }),
      ];
    case "entry":
      return entryRows(block, gapBefore, column, design, row);
  }
}

function entryRows(entry: Entry, gapBefore: number, column: Column, design: Design, row: MakeRow): Row[] {
  const { width } = column;
  const second = shown(entry.subtitle, ...entry.details);
  const beside = [shown(entry.title), second].find((texts) => fitsBeside(entry.aside, texts, width, design));
  // One that finds no room beside either stands before the second, if it is no long one.
  const before = beside || !isShort(entry.aside) || second.length === 0 ? null : entry.aside;
  const heads = [
    { style: "title" as const, level: 3 as const, texts: shown(entry.title) },
    { style: "aside" as const, level: 0 as const, texts: shown((beside ?? before) ? null : entry.aside) },
    { style: "subtitle" as const, level: 0 as const, texts: [...shown(before), ...second] },
  ].filter(({ texts }) => texts.length > 0);
  const rows: Row[] = heads.map(({ style, level, texts }, index) =>
    row({
      kind: "entry",
      style,
      level,
      width,
      gapBefore: index === 0 ? gapBefore : 0,
      sticky: index < heads.length - 1 || entry.body.length > 0,
      texts,
      separator: DOT,
      side: texts[0] === beside?.[0] ? entry.aside : null,
      ...(index > 0 && texts[0] === beside?.[0] && entry.aside && { asideFirst: true }),
    }),
  );
  for (const [index, block] of entry.body.entries()) {
    const isFirst = rows.length === 0;
    const { bodyGap, roleGap } = design.entry;
    const gap = isFirst ? gapBefore : block.kind === "role" ? roleGap : bodyGap;
    const next = entry.body[index + 1];
    if (block.kind === "role")
      rows.push(...roleRows(block, gap, next !== undefined && next.kind !== "role", column, design, row));
    else if (block.kind === "terms") rows.push(quietRow(block, gap, column, design, row));
    else rows.push(...blockRows(block, gap, column, design, row));
  }
  return startingPage(rows, entry.startsPage);
}

function startingPage([first, ...rest]: readonly Row[], startsPage: true | undefined): Row[] {
  return first ? [startsPage ? { ...first, startsPage } : first, ...rest] : [];
}

/** What belongs to an entry and is no sentence about it. */
function quietRow({ items }: Terms, gapBefore: number, { width }: Column, design: Design, row: MakeRow): Row {
  const { separator } = design.terms;
  const look = { kind: "text", style: "quiet", splits: true } as const;
  return row({ ...look, width, gapBefore, texts: items, separator, listed: true });
}

/** A role that has no text of its own is not kept to the next: many of them would move to the next page together. */
function roleRows(
  { title, aside, startsPage }: Role,
  gapBefore: number,
  hasText: boolean,
  { width }: Column,
  design: Design,
  row: MakeRow,
): Row[] {
  const beside = fitsBeside(aside, shown(title), width, design);
  const heads = [
    { style: "position" as const, level: 4 as const, texts: shown(title) },
    { style: "aside" as const, level: 0 as const, texts: shown(beside ? null : aside) },
  ].filter(({ texts }) => texts.length > 0);
  const rows = heads.map(({ style, level, texts }, index) =>
    row({
      kind: "entry",
      style,
      level,
      width,
      gapBefore: index === 0 ? gapBefore : 0,
      sticky: index < heads.length - 1 || hasText,
      texts,
      side: index === 0 && beside ? aside : null,
    }),
  );
  return startingPage(rows, startsPage);
}

/**
 * Whether the date stands beside these texts, as far as their letters tell: with a line below that goes on where the date begins,
 * readers that go by place would put the date into the middle of the text.
 */
function fitsBeside(
  aside: TextNode | null,
  texts: readonly TextNode[],
  width: number,
  design: Design,
): boolean {
  if (texts.length === 0 || !isShort(aside)) return false;
  const { entry, styles } = design;
  const taken = aside ? asideWidth(aside.text, design) + entry.asideGap : 0;
  const room = (width - taken) / styles.title.size;
  // Most are far shorter: their letters need no looking at.
  const [only] = texts;
  if (only && texts.length === 1 && only.text.length * 1.1 <= room) return true;
  const { family } = styles.title;
  const letters = texts.reduce((sum, { text }) => sum + widthInSizes(text) * letterShare(text, family), 0);
  const dots = (texts.length - 1) * DOT_SHARE;
  return letters + dots <= room;
}

function isShort(aside: TextNode | null): boolean {
  return (aside?.text.length ?? 0) <= LONGEST_BESIDE_A_TITLE;
}

function shown(...nodes: readonly (TextNode | null)[]): TextNode[] {
  return nodes.filter((node) => node !== null);
}
