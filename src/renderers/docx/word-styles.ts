import { AlignmentType, BorderStyle, type IStylesOptions, LevelFormat, LineRuleType } from "docx";
import type { Design, TextStyle } from "../../domain/document/design.ts";
import { type WordColours, wordColours } from "./word-colours.ts";
import { wordFont } from "./word-fonts.ts";

const BULLETS = "bullets";
const TWIPS_PER_PIXEL = 15;
const BULLET_INDENT = 284;

// What Word calls a single line of these typefaces, in parts of their size.
const SINGLE_LINE = 1.22;

/** Style ids as Word itself writes them, so that its own commands and other readers know them. */
export const STYLE = {
  name: "Title",
  role: "Subtitle",
  contact: "Contact",
  heading: "Heading1",
  title: "Heading2",
  position: "Heading3",
  subtitle: "EntrySubtitle",
  keywords: "EntryKeywords",
  bullet: "ListBullet",
  link: "Hyperlink",
  date: "EntryDate",
} as const;

type RunLook = NonNullable<NonNullable<IStylesOptions["characterStyles"]>[number]["run"]>;

export function wordStyles(design: Design, language: string): IStylesOptions {
  const colours = wordColours(design);
  const { styles, header, section, heading, entry, list } = design;
  const align = header.align === "center" ? { alignment: AlignmentType.CENTER } : {};
  const rule = heading.rule === "none" ? {} : { border: { bottom: ruleOf(colours.line) } };
  const date = twips(design.page.contentWidth);
  return {
    default: {
      document: {
        run: {
          ...look(styles.body, colours.text),
          language: { value: language, eastAsia: language, bidirectional: language },
        },
        paragraph: { spacing: lines(styles.body, 0, entry.bodyGap) },
      },
      title: {
        run: look(styles.name, colours.name),
        paragraph: { ...align, spacing: lines(styles.name, 0, header.roleGap), keepNext: true },
      },
      heading1: {
        next: "Normal",
        run: { ...look(styles.heading, colours.heading), allCaps: styles.heading.upper },
        paragraph: {
          ...rule,
          // Cards have their room inside: without it sections would stand closer together than their entries.
          spacing: lines(styles.heading, section.gap + section.padY, heading.gapAfter),
          keepNext: true,
        },
      },
      heading2: {
        next: "Normal",
        run: look(styles.title, colours.text),
        paragraph: {
          spacing: lines(styles.title, entry.gap, 0),
          keepNext: true,
          keepLines: true,
          rightTabStop: date,
        },
      },
      heading3: {
        next: "Normal",
        run: look(styles.position, styles.position.weight > 400 ? colours.soft : colours.text),
        paragraph: {
          spacing: lines(styles.position, entry.roleGap, entry.bodyGap),
          keepNext: true,
          keepLines: true,
          rightTabStop: date,
        },
      },
      hyperlink: { run: { color: colours.link, underline: {} } },
    },
    paragraphStyles: [
      {
        ...named(STYLE.role, "Subtitle"),
        run: look(styles.role, colours.text),
        paragraph: { ...align, spacing: lines(styles.role, 0, header.contactGap), keepNext: true },
      },
      {
        ...named(STYLE.contact, "Contact"),
        run: look(styles.contact, colours.soft),
        paragraph: { ...align, spacing: lines(styles.contact, 0, header.contactGap) },
      },
      {
        ...named(STYLE.subtitle, "Entry Subtitle"),
        run: look(styles.subtitle, colours.soft),
        paragraph: { spacing: lines(styles.subtitle, 0, entry.bodyGap), keepNext: true, rightTabStop: date },
      },
      {
        ...named(STYLE.keywords, "Entry Keywords"),
        run: look(styles.quiet, colours.soft),
        paragraph: { spacing: lines(styles.quiet, 0, entry.bodyGap) },
      },
      {
        ...named(STYLE.bullet, "List Bullet"),
        paragraph: {
          spacing: lines(styles.body, 0, list.gap),
          numbering: { reference: BULLETS, level: 0 },
        },
      },
    ],
    characterStyles: [
      { id: STYLE.date, name: "Entry Date", run: { ...look(styles.aside, colours.soft), bold: false } },
    ],
  };
}

export function bulletNumbering(design: Design) {
  const { link }: WordColours = wordColours(design);
  return {
    reference: BULLETS,
    levels: [
      {
        level: 0,
        format: LevelFormat.BULLET,
        text: "•",
        alignment: AlignmentType.START,
        style: {
          run: { color: link, font: wordFont(design.styles.body.family) },
          paragraph: { indent: { start: BULLET_INDENT, hanging: BULLET_INDENT } },
        },
      },
    ],
  };
}

export function twips(pixels: number): number {
  return Math.round(pixels * TWIPS_PER_PIXEL);
}

function named(id: string, name: string) {
  return { id, name, basedOn: "Normal", next: "Normal", quickFormat: true };
}

export function look(style: TextStyle, color: string): RunLook {
  return {
    font: wordFont(style.family),
    // Word counts half points; a pixel is three quarters of a point.
    size: Math.round(style.size * 1.5),
    bold: style.weight > 400,
    italics: style.italic,
    color,
  };
}

function lines(style: TextStyle, before: number, after: number) {
  return {
    line: Math.round((240 * style.line) / style.size / SINGLE_LINE),
    lineRule: LineRuleType.AUTO,
    before: twips(before),
    after: twips(after),
  };
}

function ruleOf(color: string) {
  return { style: BorderStyle.SINGLE, size: 4, space: 2, color };
}
