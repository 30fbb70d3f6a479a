import { contrast, legibleOn } from "../../domain/document/color.ts";
import type { Design } from "../../domain/document/design.ts";

const PAPER = "#ffffff";
const INK = "#1a1d21";
const SOFT = "#565c64";
const TEXT_CONTRAST = 4.8;

export type WordColours = {
  name: string;
  heading: string;
  text: string;
  soft: string;
  line: string;
  link: string;
};

/**
 * The theme's colours for white paper. Word prints a page's ground only when asked to, so what was drawn for a
 * dark page or a coloured header would vanish.
 */
export function wordColours(design: Design): WordColours {
  const { styles, header, page } = design;
  const accent = onPaper(design.list.marker);
  const dark = contrast(page.paper, PAPER) > 4;
  return {
    name: hex(header.fill ? onPaper(header.fill.from) : dark ? INK : onPaper(styles.name.color)),
    heading: hex(dark ? accent : onPaper(styles.heading.color)),
    text: hex(dark ? INK : onPaper(styles.body.color)),
    soft: hex(dark ? SOFT : onPaper(styles.aside.color)),
    line: hex(dark ? SOFT : design.heading.ruleColor),
    link: hex(accent),
  };
}

function onPaper(color: string): string {
  return legibleOn(color, [PAPER], TEXT_CONTRAST);
}

function hex(color: string): string {
  return color.slice(1).toUpperCase();
}
