import type { Design, StyleName } from "../../domain/document/design.ts";
import type { Block, DocumentTree, Entry, Role, SectionNode, TextNode } from "../../domain/document/nodes.ts";
import { directionOf } from "../../domain/document/text.ts";
import { piecesOf } from "./pieces.ts";
import { type Frame, isPhotoBeside, type Plan, type Row, type Run } from "./rows.ts";

const CONTACT_SEPARATOR = " · ";
// Readers that join what stands closer than a letter's width would else hang the separators on to the fields; in shares of
// the type size.
const CONTACT_SPREAD = 0.42;
// A longer date would take several lines beside a title of several: readers that go by place would mix the two.
const LONGEST_BESIDE_A_TITLE = 32;

type Draft = Pick<Row, "kind" | "style" | "width" | "gapBefore"> &
  Partial<Omit<Row, "id" | "runs" | "aside">> & {
    texts: readonly TextNode[];
    side?: TextNode | null;
  };

type Column = { width: number; heading: StyleName; body: StyleName; stacked: boolean };

/** Lays the tree out as rows; only the number of lines in each row is left for an engine to say. */
export function planDocument(tree: DocumentTree): Plan {
  const { design } = tree;
  let next = 0;
  const row = (draft: Draft): Row => finishRow(draft, next++, design);
  const { page, columns, section } = design;
  const inner = 2 * section.padX;
  const side: Column = {
    width: (columns?.sideWidth ?? 0) - inner,
    heading: "sideHeading",
    body: "sideBody",
    stacked: true,
  };
  const main: Column = {
    width: (columns?.mainWidth ?? page.contentWidth) - inner,
    heading: "heading",
    body: "body",
    stacked: false,
  };
  const header = headerRows(tree, row);
  const frames = (sections: readonly SectionNode[], column: Column): Frame[] =>
    sections.map((node, index) => ({
      section: node.id,
      pointer: node.pointer,
      gapBefore: index === 0 ? (columns ? 0 : design.header.gapAfter) : section.gap,
      rows: sectionRows(node, column, design, row),
    }));
  return {
    title: tree.title,
    author: tree.author,
    language: tree.language,
    direction: tree.direction,
    header,
    photo: tree.header.photo,
    side: frames(tree.side, side),
    main: frames(tree.main, main),
    design,
  };
}

function finishRow(draft: Draft, id: number, design: Design): Row {
  const { texts, side, ...rest } = draft;
  const size = design.styles[draft.style].size;
  const { asideWidth, asideGap } = design.entry;
  const textWidth = side ? draft.width - asideWidth - asideGap : draft.width;
  return {
    level: 0,
    separator: "",
    spread: 0,
    direction: texts[0]?.direction ?? "ltr",
    below: 0,
    sticky: false,
    splits: false,
    ...rest,
    id,
    runs: texts.map((text) =>
      rest.separator ? solidRun(text, textWidth, size) : runOf(text, textWidth, size),
    ),
    aside: side ? runOf(side, asideWidth, size) : null,
  };
}

function runOf(node: TextNode, width: number, size: number): Run {
  const run: Run = { text: node.text, direction: node.direction, pointer: node.pointer };
  const pieces = piecesOf(node.text, width, size);
  if (pieces) run.pieces = pieces;
  if (node.href !== undefined) run.href = node.href;
  return run;
}

// Wide letters included, so short a text never overflows the line it keeps to.
function solidRun(node: TextNode, width: number, size: number): Run {
  if (node.text.length * size >= width) return runOf(node, width, size);
  const run: Run = { text: node.text, direction: node.direction, solid: true, pointer: node.pointer };
  return node.href === undefined ? run : { ...run, href: node.href };
}

function headerRows(tree: DocumentTree, row: (draft: Draft) => Row): Row[] {
  const { header, design } = tree;
  const { padX, photo } = design.header;
  const taken = header.photo && isPhotoBeside(design) ? photo.size + photo.gap : 0;
  const width = design.page.contentWidth - 2 * padX - taken;
  const rows: Row[] = [];
  if (header.name)
    rows.push(row({ kind: "name", style: "name", level: 1, width, gapBefore: 0, texts: [header.name] }));
  if (header.role) {
    rows.push(
      row({
        kind: "text",
        style: "role",
        width,
        gapBefore: rows.length > 0 ? design.header.roleGap : 0,
        texts: [header.role],
      }),
    );
  }
  if (header.contacts.length > 0) {
    const gapBefore = rows.length > 0 ? design.header.contactGap : 0;
    rows.push(
      row({
        kind: "text",
        style: "contact",
        width,
        gapBefore,
        texts: header.contacts,
        separator: CONTACT_SEPARATOR,
        spread: Math.round(design.styles.contact.size * CONTACT_SPREAD),
        direction: tree.direction,
      }),
    );
  }
  return rows;
}

function sectionRows(
  section: SectionNode,
  column: Column,
  design: Design,
  row: (draft: Draft) => Row,
): Row[] {
  const { heading } = design;
  const { heading: text, pointer } = section;
  const head: TextNode = { text, pointer, direction: directionOf(text) };
  const rows = [
    row({
      kind: "heading",
      style: column.heading,
      level: 2,
      width: column.width,
      gapBefore: 0,
      below: heading.ruleGap + heading.ruleWidth,
      sticky: true,
      texts: [head],
    }),
  ];
  section.blocks.forEach((block, index) => {
    const between = block.kind === "paragraph" ? design.entry.bodyGap : design.entry.gap;
    rows.push(...blockRows(block, index === 0 ? heading.gapAfter : between, column, design, row));
  });
  return rows;
}

function blockRows(
  block: Block | Role,
  gapBefore: number,
  column: Column,
  design: Design,
  row: (draft: Draft) => Row,
): Row[] {
  const { width, body } = column;
  const flowing = { style: body, width, splits: true } as const;
  switch (block.kind) {
    case "paragraph":
      return [row({ ...flowing, kind: "text", gapBefore, texts: [block.text] })];
    case "bullets":
      return block.items.map((item, index) =>
        row({
          ...flowing,
          kind: column.stacked ? "item" : "bullet",
          width: width - (column.stacked ? design.terms.stackIndent : design.list.indent),
          gapBefore: index === 0 ? gapBefore : column.stacked ? design.terms.stackGap : design.list.gap,
          texts: [item],
        }),
      );
    case "terms":
      if (!column.stacked) {
        return [
          row({ ...flowing, kind: "text", gapBefore, texts: block.items, separator: design.terms.separator }),
        ];
      }
      return block.items.map((item, index) =>
        row({
          ...flowing,
          kind: "item",
          width: width - design.terms.stackIndent,
          gapBefore: index === 0 ? gapBefore : design.terms.stackGap,
          texts: [item],
        }),
      );
    case "role":
      return roleRows(block, gapBefore, column, row);
    case "entry":
      return entryRows(block, gapBefore, column, design, row);
  }
}

function entryRows(
  entry: Entry,
  gapBefore: number,
  column: Column,
  design: Design,
  row: (draft: Draft) => Row,
): Row[] {
  const { width } = column;
  const { bodyGap } = design.entry;
  const titled = shown(entry.title, entry.subtitle, ...entry.details).length > 0;
  const beside = titled && (entry.aside?.text.length ?? 0) <= LONGEST_BESIDE_A_TITLE;
  const heads = [
    { style: "title" as const, level: 3 as const, texts: shown(entry.title) },
    { style: "aside" as const, level: 0 as const, texts: shown(beside ? null : entry.aside) },
    { style: "subtitle" as const, level: 0 as const, texts: shown(entry.subtitle, ...entry.details) },
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
      ...(texts.length > 1 && { separator: CONTACT_SEPARATOR }),
      side: index === 0 && beside ? entry.aside : null,
    }),
  );
  for (const block of entry.body) {
    rows.push(...blockRows(block, rows.length > 0 ? bodyGap : gapBefore, column, design, row));
  }
  return rows;
}

function shown(...nodes: readonly (TextNode | null)[]): TextNode[] {
  return nodes.filter((node) => node !== null);
}

function roleRows(
  { title, aside }: Role,
  gapBefore: number,
  column: Column,
  row: (draft: Draft) => Row,
): Row[] {
  const text = title ?? aside;
  if (!text) return [];
  return [
    row({
      kind: "entry",
      style: "subtitle",
      level: 0,
      width: column.width,
      gapBefore,
      sticky: true,
      texts: [text],
      side: title ? aside : null,
    }),
  ];
}
