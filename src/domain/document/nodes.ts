import type { Mark } from "../marks/mark.ts";
import type { Design } from "./design.ts";

export type Direction = "ltr" | "rtl";

/** A piece of the user's text, with the JSON pointer of the field that it shows. */
export type TextNode = {
  text: string;
  pointer: string;
  direction: Direction;
  href?: string;
  marks?: Mark[];
};

export type Paragraph = { kind: "paragraph"; text: TextNode };
export type Bullets = { kind: "bullets"; items: TextNode[] };
export type Terms = { kind: "terms"; items: TextNode[] };
/** One of several roles at an employer that the entry names. */
export type Role = {
  kind: "role";
  pointer: string;
  title: TextNode | null;
  aside: TextNode | null;
  startsPage?: true;
};
export type Entry = {
  kind: "entry";
  pointer: string;
  title: TextNode | null;
  subtitle: TextNode | null;
  /** What stands after the subtitle, each apart: a place, a grade, a link. */
  details: TextNode[];
  aside: TextNode | null;
  body: (Paragraph | Bullets | Terms | Role)[];
  startsPage?: true;
};
export type Block = Paragraph | Bullets | Terms | Entry;

export type SectionNode = {
  id: string;
  heading: string;
  pointer: string;
  blocks: Block[];
  startsPage?: true;
};

/** A JPEG as base64, with what is said to a reader who does not see it. */
export type PhotoNode = { data: string; alt: string; pointer: string };

export type HeaderNode = {
  name: TextNode | null;
  role: TextNode | null;
  contacts: TextNode[];
  photo: PhotoNode | null;
};

export type DocumentTree = {
  title: string;
  author: string;
  language: string;
  direction: Direction;
  header: HeaderNode;
  main: SectionNode[];
  side: SectionNode[];
  design: Design;
};
