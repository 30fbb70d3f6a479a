import { contrast } from "../color.ts";
import type { Design, Template, Theme } from "../design.ts";
import { resolveDesign } from "../resolve-design.ts";
import { PIXELS_PER_MILLIMETRE, PIXELS_PER_POINT } from "./apply-style.ts";
import { LINE_SPACINGS, type Range } from "./custom-style.ts";

interface Measured {
  readonly bodySize: number;
  readonly lineSpacing: number;
  readonly marginX: number;
  readonly marginY: number;
  readonly accent: string;
}

/** What template and theme have where a style says nothing, in the units of a style, for a control to begin at. */
export function templateStyle(template: Template, theme: Theme): Measured {
  const { page, styles } = resolveDesign(template, theme, "a4");
  const { size, line } = styles.body;
  const { least, most } = LINE_SPACINGS;
  return {
    bodySize: size / PIXELS_PER_POINT,
    lineSpacing: Math.min(most, Math.max(least, Math.round((line / size) * 100))),
    marginX: page.marginX / PIXELS_PER_MILLIMETRE,
    marginY: page.marginTop / PIXELS_PER_MILLIMETRE,
    accent: (theme.seed ?? template.layout.seed).accent,
  };
}

/** The nearest value that a control can be set to. */
export function nearestStep(value: number, { least, most, step }: Range): number {
  return Math.min(most, Math.max(least, least + Math.round((value - least) / step) * step));
}

export interface AccentUse {
  /** What headings, marks and links are drawn in. */
  readonly text: string;
  /** What lies behind white words; null where no header has a ground. */
  readonly header: string | null;
  /** Of the chosen colour with the paper, as WCAG counts it. */
  readonly contrast: number;
}

/** What became of a colour so that it can be read. */
export function accentUse(accent: string, design: Design): AccentUse {
  return {
    text: design.list.marker,
    header: design.header.fill?.from ?? null,
    contrast: contrast(accent, design.page.paper),
  };
}
