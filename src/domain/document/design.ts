/** Lengths are CSS pixels (1/96 inch); type sizes lie on the 1/64 px grid so that every engine breaks the same lines. */
export type PageFormat = "a4" | "letter";

export const PAGE_SIZES: Record<PageFormat, { width: number; height: number }> = {
  a4: { width: (210 / 25.4) * 96, height: (297 / 25.4) * 96 },
  letter: { width: 816, height: 1056 },
};

export type FontFamilyId = "inter" | "source-sans" | "plex-sans" | "source-serif" | "garamond" | "literata";

/** The few colours a palette is grown from. `edge` may be too pale for text: it only draws lines. */
export type Seed = {
  accent: string;
  band: string;
  edge: string;
  gradient: readonly [string, string];
  paper?: string;
};

export type Pairing = { heading: FontFamilyId; body: FontFamilyId };

export type Layout = {
  surface: "light" | "dark";
  voice: "sans" | "serif";
  seed: Seed;
  pairing: Pairing;
  main: readonly string[];
  side: readonly string[];
  page: {
    marginX: number;
    marginTop: number;
    marginBottom: number;
    frame: { inset: number; width: number } | null;
  };
  columns: { sideWidth: number; gap: number } | null;
  header: {
    ground: "band" | "gradient" | "paper";
    bleed: boolean;
    align: "start" | "center";
    padX: number;
    padTop: number;
    padBottom: number;
    radius: number;
    rule: number;
    nameSize: number;
    nameInk: "accent" | "ink";
    roleSize: number;
    /** Its side, and how far its corners are round in shares of that: 0.5 is a circle. */
    photo: { size: number; corner: number };
  };
  section: { ground: "none" | "card"; padX: number; padY: number; radius: number; gap: number };
  heading: {
    size: number;
    upper: boolean;
    ink: "accent" | "ink" | "soft";
    rule: "under" | "short" | "none";
    face: "heading" | "body";
  };
  entry: { asideWidth: number; italicSubtitle: boolean };
  terms: { separator: TermSeparator };
};

/** Between words of a list that run on. */
export type TermSeparator = ", " | " · ";

export type Template = { id: string; name: string; description: string; layout: Layout };

export type Density = "compact" | "regular" | "airy";

export type Theme = {
  id: string;
  name: string;
  /** null keeps the template's own colours or type. */
  seed: Seed | null;
  pairing: { sans: Pairing; serif: Pairing } | null;
  density: Density;
  surface: "any" | "dark";
};

export type TextStyle = {
  family: FontFamilyId;
  size: number;
  line: number;
  weight: 400 | 600;
  italic: boolean;
  color: string;
  tracking: number;
  upper: boolean;
};

export const STYLE_NAMES = [
  "name",
  "role",
  "contact",
  "heading",
  "title",
  "subtitle",
  "aside",
  "position",
  "body",
  "quiet",
  "sideHeading",
  "sideBody",
] as const;
export type StyleName = (typeof STYLE_NAMES)[number];

export type Fill = { from: string; to: string };

/** Everything a renderer needs to draw a node, with every choice made. */
export type Design = {
  page: {
    format: PageFormat;
    width: number;
    height: number;
    marginX: number;
    marginTop: number;
    marginBottom: number;
    contentWidth: number;
    paper: string;
    frame: { inset: number; width: number; color: string } | null;
    /** Where a page's number stands, in the style of quiet text: its lower edge, from the page's. Null where there is none. */
    number: { fromBottom: number } | null;
  };
  columns: { sideWidth: number; gap: number; mainWidth: number; tint: string; stagger: number } | null;
  header: {
    fill: Fill | null;
    bleed: boolean;
    align: "start" | "center";
    padX: number;
    padTop: number;
    padBottom: number;
    radius: number;
    rule: { width: number; color: string } | null;
    roleGap: number;
    contactGap: number;
    gapAfter: number;
    /** Where the header stands in the middle, the photo stands above it; else it stands at its end. */
    photo: { size: number; radius: number; gap: number };
  };
  section: {
    fill: Fill | null;
    border: string | null;
    padX: number;
    padY: number;
    radius: number;
    gap: number;
  };
  heading: {
    rule: "under" | "short" | "none";
    ruleColor: string;
    ruleWidth: number;
    ruleGap: number;
    gapAfter: number;
  };
  entry: { gap: number; asideWidth: number; asideGap: number; bodyGap: number; roleGap: number };
  list: { gap: number; indent: number; marker: string };
  terms: {
    separator: TermSeparator;
    stackGap: number;
    stackIndent: number;
    /** Stands at the edge that the entries are indented from: without it the indent looks like a slip. */
    stackRule: { width: number; color: string };
  };
  styles: Record<StyleName, TextStyle>;
};
