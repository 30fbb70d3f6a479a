import { contrast, legibleOn, mix } from "./color.ts";
import type { Fill, Layout, Seed } from "./design.ts";

export type Colours = {
  paper: string;
  ink: string;
  soft: string;
  line: string;
  accent: string;
  edge: string;
  tint: string;
  header: Fill | null;
  onHeader: string;
  onHeaderSoft: string;
  card: Fill | null;
};

const WHITE = "#ffffff";
const TEXT = 4.8;
const STRONG_TEXT = 7;

/** Grows a palette from its seed; every ink is moved, if it must, until it reads on every ground it can meet. */
export function coloursOf(layout: Layout, seed: Seed, dark: boolean): Colours {
  const base = dark ? mix("#0b0c0e", seed.accent, 0.03) : (seed.paper ?? WHITE);
  const cards = layout.section.ground === "card";
  const paper = cards ? mix(base, seed.gradient[0], dark ? 0.03 : 0.07) : base;
  const card = cards ? cardFill(base, seed, dark) : null;
  const tint = mix(base, seed.band, dark ? 0.28 : 0.07);
  const grounds = [paper, ...(card ? [card.from, card.to] : []), ...(layout.columns ? [tint] : [])];
  const ink = legibleOn(dark ? "#f4f3f1" : "#1a1d21", grounds, STRONG_TEXT);
  const soft = legibleOn(dark ? "#a5a8ad" : "#565c64", grounds, TEXT);
  const header = headerFill(layout, seed, dark);
  return {
    paper,
    ink,
    soft,
    line: mix(paper, ink, dark ? 0.26 : 0.18),
    accent: legibleOn(seed.accent, grounds, TEXT),
    edge: seed.edge,
    tint,
    header,
    onHeader: header ? WHITE : ink,
    onHeaderSoft: header ? legibleOn(mix(WHITE, header.from, 0.1), stopsOf(header), TEXT) : soft,
    card,
  };
}

/** A gradient's colours as a reader meets them, ends and between. */
export function stopsOf(fill: Fill): string[] {
  return [0, 0.25, 0.5, 0.75, 1].map((share) => mix(fill.from, fill.to, share));
}

function cardFill(base: string, seed: Seed, dark: boolean): Fill {
  const surface = dark ? mix(base, WHITE, 0.07) : mix(base, WHITE, 0.85);
  return { from: surface, to: mix(surface, seed.gradient[1], dark ? 0.14 : 0.06) };
}

function headerFill(layout: Layout, seed: Seed, dark: boolean): Fill | null {
  if (layout.header.ground === "paper") return null;
  const [from, to] = layout.header.ground === "band" ? [seed.band, seed.band] : seed.gradient;
  return { from: underWhite(from, dark), to: underWhite(to, dark) };
}

function underWhite(color: string, dark: boolean): string {
  let ground = dark ? mix(color, "#000000", 0.2) : color;
  while (contrast(WHITE, ground) < 5.2) ground = mix(ground, "#000000", 0.05);
  return ground;
}
