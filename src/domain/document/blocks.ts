import type { Block, Bullets, Entry, Paragraph, Terms } from "./nodes.ts";
import { textNode, textNodes } from "./text.ts";

/** A field's value and its JSON pointer. */
export type Field = readonly [value: string, pointer: string];

/** Each of these answers with no block at all where nothing would be seen. */
export function paragraphs(value: string, pointer: string): Paragraph[] {
  return value.split("\n").flatMap((line) => {
    const text = textNode(line, pointer);
    return text ? [{ kind: "paragraph" as const, text }] : [];
  });
}

export function bullets(values: readonly string[], pointer: string): Bullets[] {
  const items = textNodes(values, pointer);
  return items.length > 0 ? [{ kind: "bullets", items }] : [];
}

export function terms(values: readonly string[], pointer: string): Terms[] {
  const items = textNodes(values, pointer);
  return items.length > 0 ? [{ kind: "terms", items }] : [];
}

type EntryFields = { title: Field; subtitle?: Field; aside?: Field; body?: Entry["body"] };

export function entry(pointer: string, { title, subtitle, aside, body = [] }: EntryFields): Block[] {
  const node: Entry = {
    kind: "entry",
    pointer,
    title: textNode(...title),
    subtitle: subtitle ? textNode(...subtitle) : null,
    aside: aside ? textNode(...aside) : null,
    body,
  };
  return node.title || node.subtitle || node.aside || body.length > 0 ? [node] : [];
}
