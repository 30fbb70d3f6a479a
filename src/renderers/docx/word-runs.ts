import { ExternalHyperlink, type ParagraphChild, Tab, TextRun } from "docx";
import type { Design, StyleName } from "../../domain/document/design.ts";
import type { Direction, TextNode } from "../../domain/document/nodes.ts";
import { widthInSizes } from "../flow/letter-widths.ts";
import { markedParts } from "../flow/marked-parts.ts";
import type { Part } from "../flow/pieces.ts";
import { DOT } from "../flow/plan-rows.ts";
import { letterFont } from "./word-fonts.ts";
import { STYLE } from "./word-styles.ts";

// Letters of the typefaces that come with Word, as a share of the widest that ours could be.
const LETTER_SHARE = 0.82;

/** The text of a field, its bold, italic and linked parts apart. */
export function runs(node: TextNode, style?: string): ParagraphChild[] {
  const parts = node.marks ? markedParts(node.text, node.marks) : [{ text: node.text }];
  const linked = parts.map((part) => (node.href === undefined ? part : { ...part, href: node.href }));
  return linked.map((part) => partRun(part, node, style));
}

function partRun({ text, face, href }: Part, node: TextNode, style?: string): ParagraphChild {
  const look = style ?? (href === undefined ? undefined : STYLE.link);
  const font = letterFont(node.text);
  const run = new TextRun({
    text,
    ...(font === undefined ? {} : { font }),
    ...(node.direction === "rtl" ? { rightToLeft: true } : {}),
    ...(look === undefined ? {} : { style: look }),
    ...(face === "bold" ? { bold: true } : {}),
    ...(face === "italic" ? { italics: true } : {}),
  });
  return href === undefined ? run : new ExternalHyperlink({ children: [run], link: href });
}

export function dateRuns(aside: TextNode): ParagraphChild[] {
  return [new TextRun({ children: [new Tab()] }), ...runs(aside, STYLE.date)];
}

export function joinedRuns(
  nodes: readonly TextNode[],
  separator: string,
  direction: Direction,
): ParagraphChild[] {
  return nodes.flatMap((node, index) =>
    index === 0 ? runs(node) : [separatorRun(separator, direction), ...runs(node)],
  );
}

/** In the paragraph's direction: between two addresses in a line of Arabic it would else belong to them, and turn them round. */
function separatorRun(text: string, direction: Direction): TextRun {
  return direction === "rtl" ? new TextRun({ text, rightToLeft: true }) : new TextRun(text);
}

/** Fields with dots between them, in lines that end before the page would end them: Word would leave a dot at the end of a line. */
export function dottedRuns(
  nodes: readonly TextNode[],
  style: StyleName,
  { styles, page }: Design,
  direction: Direction,
): ParagraphChild[] {
  const room = page.contentWidth / (styles[style].size * LETTER_SHARE);
  let used = 0;
  return nodes.flatMap((node, index) => {
    const wide = widthInSizes(node.text);
    const ends = used + widthInSizes(DOT) + wide;
    const fits = index > 0 && ends <= room;
    used = fits ? ends : wide;
    if (index === 0) return runs(node);
    return [fits ? separatorRun(DOT, direction) : new TextRun({ break: 1 }), ...runs(node)];
  });
}
