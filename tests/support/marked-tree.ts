import type { Block, DocumentTree, Entry, SectionNode, TextNode } from "../../src/domain/document/nodes.ts";
import type { Mark } from "../../src/domain/marks/mark.ts";

const HREF = "https://example.com/marked";

/** The tree with a bold, an italic and a linked part in each of its sentences, some of them in the middle of words. */
export function withMarks(tree: DocumentTree): DocumentTree {
  return { ...tree, main: tree.main.map(markedSection), side: tree.side.map(markedSection) };
}

function markedSection(section: SectionNode): SectionNode {
  return { ...section, blocks: section.blocks.map(markedBlock) };
}

function markedBlock(block: Block): Block {
  return block.kind === "entry" ? { ...block, body: block.body.map(markedBody) } : markedText(block);
}

function markedBody(block: Entry["body"][number]): Entry["body"][number] {
  return block.kind === "role" ? block : markedText(block);
}

function markedText<Text extends Exclude<Block, Entry>>(block: Text): Text {
  if (block.kind === "paragraph") return { ...block, text: marked(block.text) };
  return block.kind === "bullets" ? { ...block, items: block.items.map(marked) } : block;
}

function marked(node: TextNode): TextNode {
  const { length } = node.text;
  if (length < 12 || node.marks) return node;
  const at = (share: number): number => Math.round(length * share);
  const marks: Mark[] = [
    { from: at(0.1), to: at(0.3), kind: "bold" },
    { from: at(0.4), to: at(0.6), kind: "italic" },
    { from: at(0.55), to: at(0.7), kind: "bold" },
    { from: at(0.65), to: at(0.9), kind: "link", href: HREF },
  ];
  return { ...node, marks };
}
