import type { FontFamilyId, Pairing } from "../design.ts";

export interface FontPairing extends Pairing {
  readonly id: string;
  readonly name: string;
}

const NAMES: Record<FontFamilyId, string> = {
  inter: "Inter",
  "source-sans": "Source Sans",
  "plex-sans": "IBM Plex Sans",
  "source-serif": "Source Serif",
  garamond: "EB Garamond",
  literata: "Literata",
};

function pairing<Id extends string>(id: Id, heading: FontFamilyId, body: FontFamilyId) {
  const name = heading === body ? NAMES[body] : `${NAMES[heading]} and ${NAMES[body]}`;
  return { id, name, heading, body } as const;
}

/**
 * The typefaces that a resume can be set in, by families that every renderer has: each writes Latin, Greek and Cyrillic, and other
 * scripts fall back to the same fonts in all of them.
 */
export const FONT_PAIRINGS = [
  pairing("inter", "inter", "inter"),
  pairing("source-sans", "source-sans", "source-sans"),
  pairing("plex-sans", "plex-sans", "plex-sans"),
  pairing("source-serif", "source-serif", "source-serif"),
  pairing("garamond", "garamond", "garamond"),
  pairing("literata", "literata", "literata"),
  pairing("source-serif-inter", "source-serif", "inter"),
  pairing("source-serif-source-sans", "source-serif", "source-sans"),
  pairing("source-serif-plex-sans", "source-serif", "plex-sans"),
  pairing("literata-source-sans", "literata", "source-sans"),
  pairing("literata-inter", "literata", "inter"),
  pairing("garamond-source-sans", "garamond", "source-sans"),
  pairing("inter-source-serif", "inter", "source-serif"),
  pairing("plex-sans-source-serif", "plex-sans", "source-serif"),
  pairing("source-sans-literata", "source-sans", "literata"),
  pairing("literata-source-serif", "literata", "source-serif"),
] as const satisfies readonly FontPairing[];

export type FontPairingId = (typeof FONT_PAIRINGS)[number]["id"];

export const FONT_PAIRING_IDS: readonly FontPairingId[] = FONT_PAIRINGS.map(({ id }) => id);

export function findPairing(id: string): FontPairing | undefined {
  return FONT_PAIRINGS.find((known) => known.id === id);
}
