import type { Mark } from "../marks/mark.ts";
import { rememberedWith } from "../remembered.ts";
import type { Line } from "../sections/line.ts";
import { shownAddress, websiteHref } from "./links.ts";
import type { Block, Bullets, Entry, Paragraph, Role, Terms, TextNode } from "./nodes.ts";
import { directionOf, laidOut, lineNodes, markedNode, textNode } from "./text.ts";

/** A field's value and its JSON pointer. */
export type Field = readonly [value: string | undefined, pointer: string];

/** Each of these answers with no block at all where nothing would be seen. */
export function paragraphs(value: string, pointer: string): Paragraph[] {
  return value.split("\n").flatMap((line) => {
    const text = textNode(line, pointer);
    return text ? [{ kind: "paragraph" as const, text }] : [];
  });
}

export function bullets(lines: readonly Line[], pointer: string): Bullets[] {
  return bulletsOf(lineNodes(lines, pointer));
}

/** Lines that are one text. */
export function joinedParagraph(lines: readonly Line[], pointer: string): Paragraph[] {
  const marks: Mark[] = [];
  let text = "";
  for (const line of lines) {
    const start = text === "" ? 0 : text.length + 1;
    text = text === "" ? line.text : `${text} ${line.text}`;
    for (const mark of line.marks ?? [])
      marks.push({ ...mark, from: mark.from + start, to: mark.to + start });
  }
  return markedParagraphs(text, marks, pointer);
}

/** Each line of a text as a paragraph, with the marks that stand in it. */
export function markedParagraphs(
  text: string,
  marks: readonly Mark[] | undefined,
  pointer: string,
): Paragraph[] {
  let start = 0;
  return text.split("\n").flatMap((line) => {
    const at = start;
    start += line.length + 1;
    const own = (marks ?? []).flatMap((mark) => {
      const [from, to] = [Math.max(0, mark.from - at), Math.min(line.length, mark.to - at)];
      return from < to ? [{ ...mark, from, to }] : [];
    });
    const node = markedNode(line, own, pointer);
    return node ? [{ kind: "paragraph" as const, text: node }] : [];
  });
}

export function bulletsOf(items: TextNode[]): Bullets[] {
  return items.length > 0 ? [{ kind: "bullets", items }] : [];
}

export function terms(lines: readonly Line[] | undefined, pointer: string): Terms[] {
  return termsOf(lineNodes(lines ?? [], pointer));
}

export function termsOf(items: TextNode[]): Terms[] {
  return items.length > 0 ? [{ kind: "terms", items }] : [];
}

/** Parts of one text, the first of them bold: "Databases: PostgreSQL, SQLite". */
export function labelled(label: string, rest: string, pointer: string): TextNode | null {
  const [head, tail] = [laidOut(label), laidOut(rest)];
  if (head === "" || tail === "") return textNode(head || tail, pointer);
  const text = `${head}: ${tail}`;
  const marks: Mark[] = [{ from: 0, to: head.length, kind: "bold" }];
  return { text, pointer, direction: directionOf(text), marks };
}

export function link([value = "", pointer]: Field): TextNode | null {
  return textNode(shownAddress(laidOut(value)), pointer, websiteHref(laidOut(value)));
}

type RoleFields = { title: Field; aside: Field; startsPage?: boolean | undefined };

export function role(pointer: string, { title, aside, startsPage }: RoleFields): Role[] {
  const node: Role = {
    kind: "role",
    pointer,
    title: nodeOf(title),
    aside: nodeOf(aside),
    ...(startsPage && { startsPage: true }),
  };
  return node.title || node.aside ? [node] : [];
}

/** Each item that is shown as its blocks. One that is the same at the same place is not composed again. */
export function itemBlocks<Item extends { hidden?: boolean | undefined }>(
  make: (item: Item, pointer: string) => Block[],
): (content: readonly Item[], pointer: string) => Block[] {
  const blocksOf = rememberedWith(make);
  return (content, pointer) =>
    content.flatMap((item, index) => (item.hidden ? [] : blocksOf(item, `${pointer}/${index}`)));
}

type EntryFields = {
  title?: Field;
  subtitle?: Field;
  details?: readonly (TextNode | null)[];
  aside?: Field;
  body?: Entry["body"];
  startsPage?: boolean | undefined;
};

export function entry(pointer: string, { details = [], body = [], ...fields }: EntryFields): Block[] {
  const node: Entry = {
    kind: "entry",
    pointer,
    title: nodeOf(fields.title),
    subtitle: nodeOf(fields.subtitle),
    details: details.filter((detail) => detail !== null),
    aside: nodeOf(fields.aside),
    body,
    ...(fields.startsPage && { startsPage: true }),
  };
  const isSeen = node.title || node.subtitle || node.details.length > 0 || node.aside || body.length > 0;
  return isSeen ? [node] : [];
}

export function nodeOf(field: Field | undefined): TextNode | null {
  return field ? textNode(field[0] ?? "", field[1]) : null;
}
