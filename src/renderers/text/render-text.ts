import type { Block, DocumentTree, Entry, Role, SectionNode, TextNode } from "../../domain/document/nodes.ts";

/** Plain text for the fields of a form: one column, capitals for headings, a hyphen for bullets. */
export function renderText(tree: DocumentTree): string {
  const { name, role, contacts } = tree.header;
  const head = textsOf([name, role, ...contacts]);
  const parts = [head, ...[...tree.main, ...tree.side].map(sectionLines)];
  const text = parts.flatMap((lines) => (lines.length > 0 ? [lines.join("\n")] : [])).join("\n\n");
  return text === "" ? "" : `${text}\n`;
}

function sectionLines(section: SectionNode): string[] {
  const lines = [section.heading.toUpperCase()];
  section.blocks.forEach((block, index) => {
    if (block.kind === "entry" && index > 0) lines.push("");
    lines.push(...blockLines(block));
  });
  return lines;
}

function blockLines(block: Block | Role): string[] {
  switch (block.kind) {
    case "paragraph":
      return [block.text.text];
    case "bullets":
      return block.items.map((item) => `- ${item.text}`);
    case "terms":
      return [termsLine(block.items)];
    case "role":
      return joined(textsOf([block.title, block.aside]));
    case "entry":
      return entryLines(block);
  }
}

function entryLines({ title, subtitle, details, aside, body }: Entry): string[] {
  const heads = [textsOf([title]), textsOf([subtitle, ...details])].filter((texts) => texts.length > 0);
  const [first = [], ...rest] = heads;
  return [...joined([...first, ...textsOf([aside])]), ...rest.flatMap(joined), ...body.flatMap(blockLines)];
}

function joined(texts: readonly string[]): string[] {
  return texts.length > 0 ? [texts.join(" | ")] : [];
}

/** A form that takes skills splits them at commas; where one holds a comma itself, only semicolons tell them apart. */
function termsLine(items: readonly TextNode[]): string {
  const separator = items.some((item) => item.text.includes(",")) ? "; " : ", ";
  return textsOf(items).join(separator);
}

function textsOf(nodes: readonly (TextNode | null)[]): string[] {
  return nodes.flatMap((node) => (node ? [node.text] : []));
}
