import type { Block, DocumentTree, Role, SectionNode, TextNode } from "../../src/domain/document/nodes.ts";

/** Every text of the tree in the order of a format with one column. */
function expectedTexts(tree: DocumentTree): string[] {
  const { name, role, contacts } = tree.header;
  return [...textsOf([name, role, ...contacts]), ...[...tree.main, ...tree.side].flatMap(sectionTexts)];
}

function sectionTexts(section: SectionNode): string[] {
  return [section.heading, ...section.blocks.flatMap(blockTexts)];
}

function blockTexts(block: Block | Role): string[] {
  switch (block.kind) {
    case "paragraph":
      return [block.text.text];
    case "bullets":
    case "terms":
      return textsOf(block.items);
    case "role":
      return textsOf([block.title, block.aside]);
    case "entry": {
      const heads = [[block.title], [block.subtitle, ...block.details]];
      const [first = [], ...rest] = heads.map(textsOf).filter((texts) => texts.length > 0);
      return [...first, ...textsOf([block.aside]), ...rest.flat(), ...block.body.flatMap(blockTexts)];
    }
  }
}

function textsOf(nodes: readonly (TextNode | null)[]): string[] {
  return nodes.flatMap((node) => (node ? [node.text] : []));
}

/** What of the tree is not in the text, or before what it follows. Line breaks and headings' capitals are the layout's. */
export function textFaults(tree: DocumentTree, extracted: string): string[] {
  const text = comparable(extracted);
  let from = 0;
  return expectedTexts(tree).filter((wanted) => {
    const sought = comparable(wanted);
    const at = text.indexOf(sought, from);
    if (at >= 0) from = at + sought.length;
    return at < 0;
  });
}

function comparable(text: string): string {
  return text.replace(/[\s\u00ad\u200b]/gu, "").toLowerCase();
}
