import { type Colours, coloursOf } from "./colours.ts";
import {
  type Density,
  type Design,
  type FontFamilyId,
  type Layout,
  PAGE_SIZES,
  type PageFormat,
  type Pairing,
  type StyleName,
  type Template,
  type TextStyle,
  type Theme,
} from "./design.ts";
import { pixelsOf, ROOM_INSIDE_FRAME, styledLayout, styledPairing, styledSeed } from "./style/apply-style.ts";
import { type CustomStyle, NO_STYLE } from "./style/custom-style.ts";
import { SMALLEST_BODY, type Tightness, tightnessAt } from "./tightness.ts";

/** `growth`: how much larger the text is than the theme has it. */
type Scale = { body: number; line: number; unit: number; shrink: number; growth: number };

const BODY: Record<Density, { size: number; leading: number; space: number }> = {
  compact: { size: 12.5, leading: 1.34, space: 0.85 },
  regular: { size: 13, leading: 1.4, space: 1 },
  airy: { size: 13.5, leading: 1.46, space: 1.15 },
};

// Families whose lower case is small need a larger size to read like the others.
const SIZE_BUMP: Record<FontFamilyId, number> = {
  inter: 0,
  "source-sans": 1,
  "plex-sans": 0.5,
  "source-serif": 0.5,
  garamond: 2,
  literata: 0,
};

// Closer together, the letters of two lines would touch.
const CLOSEST_LINES = 1.1;
// White above and below the number of a page.
const ROOM_AROUND_NUMBER = 12;

const half = (value: number): number => Math.round(value * 2) / 2;
const halfAbove = (value: number): number => Math.ceil(value * 2) / 2;
const eighth = (value: number): number => Math.round(value * 8) / 8;

/** Template, theme and own style, with every choice made, for one page format and one level of tightness. */
export function resolveDesign(
  template: Template,
  theme: Theme,
  format: PageFormat,
  level = 0,
  style: CustomStyle = NO_STYLE,
): Design {
  const layout = styledLayout(template.layout, style);
  const dark = layout.surface === "dark" || theme.surface === "dark";
  const colours = coloursOf(layout, styledSeed(theme.seed ?? layout.seed, style), dark);
  const pairing = styledPairing(theme.pairing?.[layout.voice] ?? layout.pairing, style);
  const tight = tightnessAt(level);
  const scale = scaleOf(theme.density, pairing.body, tight, style);
  const page = pageOf(layout, format, colours, tight, style.pageNumbers ? sideLineOf(scale) : null);
  return {
    page,
    columns: columnsOf(layout, page.contentWidth, colours, scale),
    ...boxesOf(layout, colours, scale, tight),
    entry: {
      gap: eighth(scale.unit * 3),
      asideWidth: layout.entry.asideWidth,
      asideGap: 16,
      bodyGap: eighth(scale.unit * 0.75),
      roleGap: eighth(scale.unit * 1.75),
    },
    list: { gap: eighth(scale.unit * 0.5), indent: 14, marker: colours.accent },
    terms: {
      separator: layout.terms.separator,
      stackGap: stackGapOf(scale),
      stackIndent: 12,
      stackRule: { width: 1.5, color: colours.accent },
    },
    styles: stylesOf(layout, pairing, colours, scale),
  };
}

function scaleOf(
  density: Density,
  family: FontFamilyId,
  tight: Tightness,
  { bodySize, lineSpacing }: CustomStyle,
): Scale {
  const { size, leading, space } = BODY[density];
  const bump = SIZE_BUMP[family];
  const wanted = bodySize === undefined ? size + bump : pixelsOf(bodySize);
  const body = Math.max(smallest(wanted, bump), wanted - tight.smaller);
  const designed = (body - bump / 2) * (leading - tight.leading);
  const chosen = lineSpacing === undefined ? designed : body * (lineSpacing / 100 - tight.leading);
  const line = Math.max(half(chosen), halfAbove(body * CLOSEST_LINES));
  const growth = wanted / (size + bump);
  return { body, line, unit: (line / 4) * space * tight.space, shrink: tight.smaller, growth };
}

/** How small text of a family may become; who chose smaller text has it that small. */
function smallest(wanted: number, bump: number): number {
  return Math.min(wanted, SMALLEST_BODY + bump);
}

// A list whose baselines are further apart than this is a column of cells to readers that look for tables.
const CLOSEST_BASELINES = 1.48;

function sideLineOf({ body, line }: Scale): number {
  return Math.min(line, half(body * 1.2));
}

function stackGapOf(scale: Scale): number {
  const room = scale.body * CLOSEST_BASELINES - sideLineOf(scale);
  return Math.min(eighth(scale.unit * 0.75), Math.floor(room * 8) / 8);
}

/** `numberLine`: how high a page's number is; null where pages have none. */
function pageOf(
  layout: Layout,
  format: PageFormat,
  colours: Colours,
  tight: Tightness,
  numberLine: number | null,
): Design["page"] {
  const { width, height } = PAGE_SIZES[format];
  const { marginX, marginTop, frame } = layout.page;
  // A frame holds its distance from the text at every tightness.
  const edge = frame ? frame.inset + frame.width : 0;
  const least = frame ? edge + ROOM_INSIDE_FRAME : 0;
  const leastBelow = numberLine === null ? least : Math.ceil(edge + numberLine + 2 * ROOM_AROUND_NUMBER);
  const marginBottom = Math.max(leastBelow, Math.round(layout.page.marginBottom * tight.margin));
  return {
    format,
    width,
    height,
    marginX,
    marginTop: Math.max(least, Math.round(marginTop * tight.margin)),
    marginBottom,
    contentWidth: Math.floor(width - 2 * marginX),
    paper: colours.paper,
    frame: frame ? { ...frame, color: colours.edge } : null,
    number: numberLine === null ? null : { fromBottom: (edge + marginBottom - numberLine) / 2 },
  };
}

function columnsOf(layout: Layout, contentWidth: number, colours: Colours, scale: Scale): Design["columns"] {
  if (!layout.columns) return null;
  const { sideWidth, gap } = layout.columns;
  // Columns whose first rows start within half a letter of each other are read row by row, like a table. A whole line lower,
  // the narrow one has about the room above it that it has beside it; half a line would look like a slip.
  const stagger = scale.line;
  return { sideWidth, gap, mainWidth: contentWidth - sideWidth - gap, tint: colours.tint, stagger };
}

function boxesOf(
  layout: Layout,
  colours: Colours,
  scale: Scale,
  tight: Tightness,
): Pick<Design, "header" | "section" | "heading"> {
  const { header, section, heading } = layout;
  const { unit } = scale;
  const room = (value: number): number => Math.round(value * Math.max(0.6, tight.space));
  const ruled = heading.rule !== "none";
  return {
    header: {
      fill: colours.header,
      bleed: header.bleed,
      align: header.align,
      padX: header.padX,
      padTop: room(header.padTop),
      padBottom: room(header.padBottom),
      radius: header.radius,
      rule: header.rule > 0 ? { width: header.rule, color: colours.edge } : null,
      roleGap: eighth(unit * 0.5),
      contactGap: eighth(unit * 2),
      gapAfter: eighth(unit * (header.ground === "paper" ? 5 : 6)),
      photo: photoOf(header, tight),
    },
    section: {
      fill: colours.card,
      border: colours.card ? colours.line : null,
      padX: section.padX,
      padY: room(section.padY),
      radius: section.radius,
      gap: eighth(unit * section.gap),
    },
    heading: {
      rule: heading.rule,
      ruleColor: heading.rule === "short" ? colours.edge : colours.line,
      ruleWidth: ruled ? (heading.rule === "short" ? 2 : 1) : 0,
      ruleGap: ruled ? 3 : 0,
      gapAfter: eighth(unit * (ruled ? 1.75 : 1.25)),
    },
  };
}

function photoOf({ photo, align }: Layout["header"], tight: Tightness): Design["header"]["photo"] {
  // Smaller than this, a face is not recognized on paper.
  const size = Math.round(photo.size * Math.max(0.75, tight.space));
  return { size, radius: size * photo.corner, gap: align === "center" ? 12 : 24 };
}

function stylesOf(
  layout: Layout,
  pairing: Pairing,
  colours: Colours,
  scale: Scale,
): Record<StyleName, TextStyle> {
  const { body, line, shrink, growth } = scale;
  const bodyBump = SIZE_BUMP[pairing.body];
  const headingBump = SIZE_BUMP[layout.heading.face === "heading" ? pairing.heading : pairing.body];
  const nameBump = SIZE_BUMP[pairing.heading];
  const base = { family: pairing.body, weight: 400, italic: false, tracking: 0, upper: false } as const;
  const display = (size: number): { size: number; line: number } => ({ size, line: half(size * 1.2) });
  const headingSize = Math.max(SMALLEST_BODY, half(layout.heading.size * growth) - shrink) + headingBump;
  const heading: TextStyle = {
    ...base,
    family: layout.heading.face === "heading" ? pairing.heading : pairing.body,
    weight: 600,
    size: headingSize,
    line: half(headingSize * 1.3),
    tracking: layout.heading.upper ? 0.05 : 0,
    upper: layout.heading.upper,
    color: colours[layout.heading.ink],
  };
  const text: TextStyle = { ...base, size: body, line, color: colours.ink };
  const small = Math.max(smallest(body, bodyBump), body - 1);
  const { italicSubtitle } = layout.entry;
  return {
    name: {
      ...base,
      ...display(layout.header.nameSize + nameBump * 1.5 - shrink * 3),
      family: pairing.heading,
      weight: 600,
      tracking: layout.voice === "sans" ? -0.01 : 0,
      color: layout.header.nameInk === "accent" ? colours.accent : colours.onHeader,
    },
    role: {
      ...base,
      ...display(half(layout.header.roleSize * growth) + bodyBump - shrink),
      color: colours.onHeader,
    },
    contact: { ...text, size: small, color: colours.onHeaderSoft },
    heading,
    title: { ...text, weight: 600 },
    subtitle: { ...text, color: colours.soft, italic: italicSubtitle },
    aside: { ...text, color: colours.soft },
    // One of several at an employer: below the employer's name, above the text, and of a size that tells readers so.
    position: {
      ...text,
      size: Math.max(smallest(body, bodyBump), body - 0.5),
      ...(italicSubtitle ? { italic: true } : { weight: 600, color: colours.soft }),
    },
    body: text,
    quiet: { ...text, size: small, line: sideLineOf(scale), color: colours.soft },
    sideHeading: heading,
    sideBody: { ...text, line: sideLineOf(scale) },
  };
}
