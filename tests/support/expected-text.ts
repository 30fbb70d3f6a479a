import type { Block, DocumentTree, SectionNode, TextNode } from "../../src/domain/document/nodes.ts";

/** Texts that a reader may meet in any order among themselves: the parts of an entry's head stand side by side. */
type Group = string[];

/** One stream of text that must be met in order. */
export type Flow = Group[];

/** Formats of one column: everything in one flow. */
export function oneFlow(tree: DocumentTree): Flow[] {
  return [[...headerGroups(tree), ...[...tree.main, ...tree.side].flatMap(sectionGroups)]];
}

/** Formats that keep the columns: each is a flow of its own, since on every page both go on. */
export function flowOfEachColumn(tree: DocumentTree): Flow[] {
  return [tree.side, tree.main].map((column) => [...headerGroups(tree), ...column.flatMap(sectionGroups)]);
}

function headerGroups(tree: DocumentTree): Group[] {
  const { name, role, contacts } = tree.header;
  return textsOf([name, role, ...contacts]).map((text) => [text]);
}

function sectionGroups(section: SectionNode): Group[] {
  return [[section.heading], ...section.blocks.flatMap(blockGroups)];
}

function blockGroups(block: Block): Group[] {
  switch (block.kind) {
    case "paragraph":
      return [[block.text.text]];
    case "bullets":
    case "terms":
      return textsOf(block.items).map((text) => [text]);
    case "entry":
      return [textsOf([block.title, block.aside, block.subtitle]), ...block.body.flatMap(blockGroups)];
  }
}

function textsOf(nodes: readonly (TextNode | null)[]): string[] {
  return nodes.flatMap((node) => (node ? [node.text] : []));
}

/** The texts that the extracted text does not hold, or holds too early. Line breaks and headings' capitals are the layout's. */
export function missingTexts(extracted: string, flows: readonly Flow[]): string[] {
  const text = comparable(extracted);
  return flows.flatMap((flow) => {
    let from = 0;
    return flow.flatMap((group) => {
      let end = from;
      const missing = group.filter((wanted) => {
        const sought = comparable(wanted);
        const at = text.indexOf(sought, from);
        if (at >= 0) end = Math.max(end, at + sought.length);
        return at < 0;
      });
      from = end;
      return missing;
    });
  });
}

function comparable(text: string): string {
  return text.replace(/[\s\u00ad\u200b]/gu, "").toLowerCase();
}
