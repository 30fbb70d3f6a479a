import type { Design } from "../../domain/document/design.ts";
import type { Block, DocumentTree, SectionNode, TextNode } from "../../domain/document/nodes.ts";
import { directionOf } from "../../domain/document/text.ts";
import { rememberedWith } from "../../domain/remembered.ts";
import { keepTogether } from "./keep-together.ts";
import { blockRows } from "./plan-entries.ts";
import { type Column, DOT, type MakeRow, rowMaker } from "./plan-rows.ts";
import { type Frame, isPhotoBeside, type Plan, type Row } from "./rows.ts";

/** Lays the tree out as rows; only the number of lines in each row is left for an engine to say. */
export function planDocument(tree: DocumentTree): Plan {
  const { design } = tree;
  const { columns, section } = design;
  const frames = (sections: readonly SectionNode[], isSide: boolean): Frame[] =>
    sections.flatMap((node, index) => {
      const gapBefore = index === 0 ? (columns ? 0 : design.header.gapAfter) : section.gap;
      return sectionFrames(node, design, index === 0, gapBefore, isSide);
    });
  return {
    title: tree.title,
    author: tree.author,
    language: tree.language,
    direction: tree.direction,
    header: headerRows(tree, rowMaker(design)),
    photo: tree.header.photo,
    side: frames(tree.side, true),
    main: frames(tree.main, false),
    design,
  };
}

function columnOf({ columns, page, section }: Design, isSide: boolean): Column {
  const inner = 2 * section.padX;
  if (isSide)
    return {
      width: (columns?.sideWidth ?? 0) - inner,
      heading: "sideHeading",
      body: "sideBody",
      stacked: true,
    };
  const width = (columns?.mainWidth ?? page.contentWidth) - inner;
  return { width, heading: "heading", body: "body", stacked: false };
}

function headerRows(tree: DocumentTree, row: MakeRow): Row[] {
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
    const { direction } = tree;
    const texts = header.contacts;
    rows.push(row({ kind: "text", style: "contact", width, gapBefore, texts, separator: DOT, direction }));
  }
  return rows;
}

/** A section is one frame, and one more for each of its rows that begins a page. Of a section that is the same, they are too. */
const sectionFrames = rememberedWith(framesOf);

function framesOf(
  section: SectionNode,
  design: Design,
  isFirst: boolean,
  gapBefore: number,
  isSide: boolean,
): Frame[] {
  const row = rowMaker(design);
  const column = columnOf(design, isSide);
  const { id, pointer, blocks } = section;
  // Above the first section of a column stands nothing that could fill a page.
  const startsPage = !isFirst && (section.startsPage || beginsPage(blocks[0]));
  const frames: (Frame & { rows: Row[] })[] = [
    {
      section: id,
      pointer,
      gapBefore,
      rows: [headingRow(section, column, design, row)],
      ...(startsPage && { startsPage }),
    },
  ];
  const between = { entry: design.entry.gap, other: design.entry.bodyGap };
  const rows = blocks.flatMap((block, index) => {
    const gap = column.stacked ? design.terms.stackGap : between[block.kind === "entry" ? "entry" : "other"];
    return rowsOfBlock(block, design, index === 0 ? design.heading.gapAfter : gap, isSide);
  });
  for (const [index, each] of keepTogether(rows, design).entries()) {
    const { startsPage: begins, gapBefore: gap } = each;
    // Its heading goes with the first entry.
    if (index > 0 && begins)
      frames.push({ section: id, pointer, gapBefore: gap, rows: [each], startsPage: true });
    else frames.at(-1)?.rows.push(each);
  }
  return frames;
}

const rowsOfBlock = rememberedWith((block: Block, design: Design, gapBefore: number, isSide: boolean) =>
  blockRows(block, gapBefore, columnOf(design, isSide), design, rowMaker(design)),
);

function beginsPage(block: Block | undefined): true | undefined {
  return block?.kind === "entry" ? block.startsPage : undefined;
}

function headingRow(section: SectionNode, column: Column, { heading }: Design, row: MakeRow): Row {
  const { heading: text, pointer } = section;
  const head: TextNode = { text, pointer, direction: directionOf(text) };
  return row({
    kind: "heading",
    style: column.heading,
    level: 2,
    width: column.width,
    gapBefore: 0,
    below: heading.ruleGap + heading.ruleWidth,
    sticky: true,
    texts: [head],
  });
}
