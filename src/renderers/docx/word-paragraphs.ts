import { type IParagraphOptions, Paragraph, type ParagraphChild } from "docx";
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
import { photoRun } from "./word-photo.ts";
import { dateRuns, dottedRuns, joinedRuns, runs } from "./word-runs.ts";
import { STYLE } from "./word-styles.ts";

/** The document as one column of paragraphs, each in a style that Word knows by name. */
export function wordParagraphs(tree: DocumentTree): Paragraph[] {
  const sections = [...tree.main, ...tree.side];
  return [
    ...headerParagraphs(tree),
    ...sections.flatMap((section, index) => sectionParagraphs(section, index === 0, tree)),
  ];
}

function headerParagraphs({ header, design, direction }: DocumentTree): Paragraph[] {
  const { name, role, contacts, photo } = header;
  const lines = [
    ...(name ? [{ style: STYLE.name, direction: name.direction, children: runs(name) }] : []),
    ...(role ? [{ style: STYLE.role, direction: role.direction, children: runs(role) }] : []),
    ...(contacts.length > 0
      ? [{ style: STYLE.contact, direction, children: dottedRuns(contacts, "contact", design, direction) }]
      : []),
  ];
  const isBeside = isPhotoBeside(design) && lines.length > 0;
  const picture = photo ? [photoRun(photo, design, { direction, isBeside })] : [];
  // A picture that stands beside words hangs on the first of their paragraphs.
  const paragraphs = lines.map(({ style, direction: along, children }, index) =>
    paragraph(style, along, index === 0 && isBeside ? [...picture, ...children] : children),
  );
  return photo && !isBeside ? [paragraph(STYLE.contact, direction, picture), ...paragraphs] : paragraphs;
}

function sectionParagraphs(section: SectionNode, isFirst: boolean, tree: DocumentTree): Paragraph[] {
  const { heading, blocks } = section;
  const [first, ...others] = blocks;
  const title: TextNode = { text: heading, pointer: "", direction: tree.direction };
  // Above the first section stands nothing that could fill a page; a heading goes with its first entry.
  const startsPage = !isFirst && (section.startsPage || isPageStart(first));
  return [
    paragraph(STYLE.heading, tree.direction, runs(title), startsPage ? { pageBreakBefore: true } : {}),
    // The room above an entry is there to part it from the one before.
    ...(first ? blockParagraphs(first, tree, { spacing: { before: 0 } }) : []),
    ...others.flatMap((block) =>
      blockParagraphs(block, tree, isPageStart(block) ? { pageBreakBefore: true } : {}),
    ),
  ];
}

function isPageStart(block: Block | undefined): boolean {
  return block?.kind === "entry" && block.startsPage === true;
}

/** The block; `lead` is for the first paragraph of an entry. */
function blockParagraphs(block: Block, tree: DocumentTree, lead: ParagraphOptions = {}): Paragraph[] {
  switch (block.kind) {
    case "paragraph":
      return [paragraph(null, block.text.direction, runs(block.text))];
    case "bullets":
      return block.items.map((item) => paragraph(STYLE.bullet, item.direction, runs(item)));
    case "terms":
      return [termsParagraph(null, block.items, tree)];
    case "entry":
      return entryParagraphs(block, tree, lead);
  }
}

function termsParagraph(style: string | null, items: readonly TextNode[], tree: DocumentTree): Paragraph {
  const direction = items[0]?.direction ?? tree.direction;
  return paragraph(style, direction, joinedRuns(items, tree.design.terms.separator, direction));
}

function entryParagraphs(entry: Entry, tree: DocumentTree, lead: ParagraphOptions): Paragraph[] {
  const { title, subtitle, details, aside, body } = entry;
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
    return paragraph(style, direction, [...dottedRuns(texts, "subtitle", tree.design, direction), ...date], {
      ...(last && { keepNext: false }),
      ...(index === 0 && lead),
    });
  });
  const rest = body.flatMap((block, index) => bodyParagraphs(block, body[index + 1], tree));
  return [...paragraphs, ...rest];
}

function bodyParagraphs(
  block: Entry["body"][number],
  next: Entry["body"][number] | undefined,
  tree: DocumentTree,
): Paragraph[] {
  if (block.kind === "role") return roleParagraphs(block, next !== undefined && next.kind !== "role");
  if (block.kind === "terms") return [termsParagraph(STYLE.keywords, block.items, tree)];
  // A line of keywords or a summary is not left alone at the top of a page.
  if (block.kind === "paragraph" && next && next.kind !== "role")
    return [paragraph(null, block.text.direction, runs(block.text), { keepNext: true })];
  return blockParagraphs(block, tree);
}

function roleParagraphs({ title, aside, startsPage }: Role, hasText: boolean): Paragraph[] {
  const head = title ?? aside;
  if (!head) return [];
  const date = title && aside ? dateRuns(aside) : [];
  const options = { ...(!hasText && { keepNext: false }), ...(startsPage && { pageBreakBefore: true }) };
  return [paragraph(STYLE.position, head.direction, [...runs(head), ...date], options)];
}

type ParagraphOptions = Pick<IParagraphOptions, "keepNext" | "pageBreakBefore" | "spacing">;

function paragraph(
  style: string | null,
  direction: Direction,
  children: ParagraphChild[],
  options: ParagraphOptions = {},
): Paragraph {
  return new Paragraph({
    ...options,
    ...(style === null ? {} : { style }),
    ...(direction === "rtl" ? { bidirectional: true } : {}),
    children,
  });
}
