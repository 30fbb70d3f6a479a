import type { Pairing } from "../../domain/document/design.ts";

type Voices = { sans: Pairing; serif: Pairing };

/** Each pairing keeps a template's voice: a serif template stays serif in every theme. */
export const pairings = {
  modern: {
    sans: { heading: "inter", body: "inter" },
    serif: { heading: "literata", body: "literata" },
  },
  humanist: {
    sans: { heading: "source-sans", body: "source-sans" },
    serif: { heading: "source-serif", body: "source-serif" },
  },
  engineered: {
    sans: { heading: "plex-sans", body: "plex-sans" },
    serif: { heading: "source-serif", body: "plex-sans" },
  },
  editorial: {
    sans: { heading: "literata", body: "source-sans" },
    serif: { heading: "literata", body: "source-serif" },
  },
  classic: {
    sans: { heading: "garamond", body: "source-sans" },
    serif: { heading: "garamond", body: "garamond" },
  },
  bookish: {
    sans: { heading: "source-serif", body: "inter" },
    serif: { heading: "source-serif", body: "literata" },
  },
} as const satisfies Record<string, Voices>;
