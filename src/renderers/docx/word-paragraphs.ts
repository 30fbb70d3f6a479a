import { ExternalHyperlink, Paragraph, type ParagraphChild, Tab, TextRun } from "docx";
import type {
  Block,
  Direction,
  DocumentTree,
  Entry,
  Role,
  SectionNode,
  TextNode,
} from "../../domain/document/nodes.ts";
import { isPhotoBeside } from "../flow/rows.ts";
import { letterFont } from "./word-fonts.ts";
import { photoRun } from "./word-photo.ts";
import { STYLE } from "./word-styles.ts";

const CONTACT_SEPARATOR = " · ";

/** The document as one column of paragraphs, each in a style that Word knows by name. */
export function wordParagraphs(tree: DocumentTree): Paragraph[] {
  return [
    ...headerParagraphs(tree),
    ...[...tree.main, ...tree.side].flatMap((section) => sectionParagraphs(section, tree)),
  ];
}

function headerParagraphs({ header, design, direction }: DocumentTree): Paragraph[] {
  const { name, role, contacts, photo } = header;
  const lines = [
    ...(name ? [{ style: STYLE.name, direction: name.direction, runs: [run(name)] }] : []),
    ...(role ? [{ style: STYLE.role, direction: role.direction, runs: [run(role)] }] : []),
    ...(contacts.length > 0
      ? [{ style: STYLE.contact, direction, runs: joined(contacts, CONTACT_SEPARATOR) }]
      : []),
  ];
  const isBeside = isPhotoBeside(design) && lines.length > 0;
  const picture = photo ? [photoRun(photo, design, { direction, isBeside })] : [];
  // A picture that stands beside words hangs on the first of their paragraphs.
  const paragraphs = lines.map(({ style, direction: along, runs }, index) =>
    paragraph(style, along, index === 0 && isBeside ? [...picture, ...runs] : runs),
  );
  return photo && !isBeside ? [paragraph(STYLE.contact, direction, picture), ...paragraphs] : paragraphs;
}

function sectionParagraphs(section: SectionNode, tree: DocumentTree): Paragraph[] {
  const heading = paragraph(STYLE.heading, tree.direction, [headingRun(section.heading, tree.direction)]);
  return [heading, ...section.blocks.flatMap((block) => blockParagraphs(block, tree))];
}

function headingRun(text: string, direction: Direction): ParagraphChild {
  return run({ text, pointer: "", direction });
}

function blockParagraphs(block: Block | Role, tree: DocumentTree): Paragraph[] {
  switch (block.kind) {
    case "paragraph":
      return [paragraph(null, block.text.direction, [run(block.text)])];
    case "bullets":
      return block.items.map((item) => paragraph(STYLE.bullet, item.direction, [run(item)]));
    case "terms": {
      const direction = block.items[0]?.direction ?? tree.direction;
      return [paragraph(null, direction, joined(block.items, tree.design.terms.separator))];
    }
    case "role": {
      const { title, aside } = block;
      const head = title ?? aside;
      if (!head) return [];
      const date = title && aside ? dateRuns(aside) : [];
      return [paragraph(STYLE.subtitle, head.direction, [run(head), ...date])];
    }
    case "entry":
      return entryParagraphs(block, tree);
  }
}

function entryParagraphs({ title, subtitle, details, aside, body }: Entry, tree: DocumentTree): Paragraph[] {
  const heads: { style: string; texts: TextNode[] }[] = [
    { style: STYLE.title, texts: title ? [title] : [] },
    { style: STYLE.subtitle, texts: subtitle ? [subtitle, ...details] : details },
  ].filter(({ texts }) => texts.length > 0);
  if (heads.length === 0 && aside) heads.push({ style: STYLE.subtitle, texts: [aside] });
  const paragraphs = heads.map(({ style, texts }, index) => {
    const date = index === 0 && aside && aside !== texts[0] ? dateRuns(aside) : [];
    // Kept to what follows, entries without a body would chain up and leave half a page empty.
    const last = index === heads.length - 1 && body.length === 0;
    const direction = texts[0]?.direction ?? tree.direction;
    return paragraph(
      style,
      direction,
      [...joined(texts, CONTACT_SEPARATOR), ...date],
      last ? { keepNext: false } : {},
    );
  });
  return [...paragraphs, ...body.flatMap((block) => blockParagraphs(block, tree))];
}

function dateRuns(aside: TextNode): ParagraphChild[] {
  return [new TextRun({ children: [new Tab()] }), run(aside, STYLE.date)];
}

function joined(nodes: readonly TextNode[], separator: string): ParagraphChild[] {
  return nodes.flatMap((node, index) => (index === 0 ? [run(node)] : [new TextRun(separator), run(node)]));
}

function run(node: TextNode, style?: string): ParagraphChild {
  const link = node.href === undefined ? undefined : STYLE.link;
  const look = style ?? link;
  const font = letterFont(node.text);
  const text = new TextRun({
    text: node.text,
    ...(font === undefined ? {} : { font }),
    ...(node.direction === "rtl" ? { rightToLeft: true } : {}),
    ...(look === undefined ? {} : { style: look }),
  });
  return node.href === undefined ? text : new ExternalHyperlink({ children: [text], link: node.href });
}

function paragraph(
  style: string | null,
  direction: Direction,
  children: ParagraphChild[],
  options: { keepNext?: boolean } = {},
): Paragraph {
  return new Paragraph({
    ...options,
    ...(style === null ? {} : { style }),
    ...(direction === "rtl" ? { bidirectional: true } : {}),
    children,
  });
}
