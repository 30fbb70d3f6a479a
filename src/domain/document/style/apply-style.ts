import { mix } from "../color.ts";
import type { Layout, Pairing, Seed } from "../design.ts";
import type { CustomStyle } from "./custom-style.ts";
import { findPairing } from "./font-pairings.ts";

export const PIXELS_PER_MILLIMETRE = 96 / 25.4;
export const PIXELS_PER_POINT = 96 / 72;

/** Between a frame and the text that it surrounds. */
export const ROOM_INSIDE_FRAME = 16;

/** In half pixels, at which every engine breaks the same lines. */
export function pixelsOf(points: number): number {
  return Math.round(points * PIXELS_PER_POINT * 2) / 2;
}

/** The layout with the margins and faces of a style. */
export function styledLayout(layout: Layout, { marginX, marginY, fonts }: CustomStyle): Layout {
  if (marginX === undefined && marginY === undefined && fonts === undefined) return layout;
  const { page, heading } = layout;
  const least = page.frame ? page.frame.inset + page.frame.width + ROOM_INSIDE_FRAME : 0;
  const margin = (chosen: number | undefined, own: number): number =>
    chosen === undefined ? own : Math.max(least, Math.round(chosen * PIXELS_PER_MILLIMETRE));
  return {
    ...layout,
    page: {
      ...page,
      marginX: margin(marginX, page.marginX),
      marginTop: margin(marginY, page.marginTop),
      marginBottom: margin(marginY, page.marginBottom),
    },
    // Whoever chooses a typeface for headings wants to see it there, also where the template sets them like its text.
    heading: fonts === undefined ? heading : { ...heading, face: "heading" },
  };
}

/** A palette grown from a colour of one's own; how far it must give way to be read is decided where inks are made. */
export function styledSeed(seed: Seed, { accent }: CustomStyle): Seed {
  if (accent === undefined) return seed;
  return { ...seed, accent, band: accent, edge: accent, gradient: [accent, mix(accent, "#000000", 0.35)] };
}

export function styledPairing(pairing: Pairing, { fonts }: CustomStyle): Pairing {
  return (fonts && findPairing(fonts)) || pairing;
}
