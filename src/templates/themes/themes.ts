import type { Density, Seed, Theme } from "../../domain/document/design.ts";
import { pairings } from "./pairings.ts";

function theme(
  id: string,
  name: string,
  seed: Seed | null,
  pairing: keyof typeof pairings | null,
  density: Density,
  surface: Theme["surface"] = "any",
): Theme {
  return { id, name, seed, pairing: pairing ? pairings[pairing] : null, density, surface };
}

function seed(accent: string, band: string, edge: string, end: string, paper?: string): Seed {
  const grown: Seed = { accent, band, edge, gradient: [accent, end] };
  return paper === undefined ? grown : { ...grown, paper };
}

/** The first is each template as its designer drew it. */
export const themes: readonly Theme[] = [
  theme("signature", "Signature", null, null, "regular"),
  theme("signature-compact", "Signature compact", null, null, "compact"),
  theme("signature-airy", "Signature airy", null, null, "airy"),
  theme("ink", "Ink", seed("#24292f", "#24292f", "#24292f", "#57606a"), "modern", "regular"),
  theme("graphite", "Graphite", seed("#3f4a56", "#2d3640", "#7d8894", "#66727f"), "engineered", "compact"),
  theme("navy", "Navy", seed("#1c3f75", "#14294d", "#3d6cb0", "#2f6690"), "humanist", "regular"),
  theme("cobalt", "Cobalt", seed("#1f4fd1", "#1b3fa8", "#4d7cff", "#0e8bc4"), "modern", "regular"),
  theme("harbour", "Harbour", seed("#0d6079", "#0b4a5e", "#2b93b0", "#1a7f7a"), "bookish", "regular"),
  theme("teal", "Teal", seed("#0b6b66", "#0a5450", "#1f9e96", "#2a7f4f"), "humanist", "airy"),
  theme("forest", "Forest", seed("#1f6135", "#184a29", "#3f8f57", "#5d7a1f"), "classic", "regular"),
  theme("olive", "Olive", seed("#5c6115", "#474b14", "#9aa13a", "#7f6a1c"), "editorial", "regular"),
  theme("ochre", "Ochre", seed("#8a5a00", "#5e3f08", "#d99a1c", "#a84a2c"), "bookish", "compact"),
  theme("copper", "Copper", seed("#9a4a1f", "#6d3316", "#d0763f", "#8f2f3f"), "editorial", "regular"),
  theme("clay", "Clay", seed("#a0402c", "#7a2f20", "#d4694f", "#7d3560"), "humanist", "compact"),
  theme("crimson", "Crimson", seed("#a8142f", "#7d1024", "#d43a55", "#6d1a68"), "classic", "airy"),
  theme("rose", "Rose", seed("#a62765", "#7a1d4b", "#d95c97", "#6a3fb5"), "modern", "airy"),
  theme("plum", "Plum", seed("#6b2a7a", "#4c1e57", "#a45bb5", "#3d4db0"), "editorial", "airy"),
  theme("violet", "Violet", seed("#5434b8", "#3c2687", "#8b6cf0", "#a3319b"), "modern", "compact"),
  theme("slate", "Slate", seed("#41557a", "#2b3a56", "#7f93b8", "#2f7089"), "engineered", "regular"),
  theme("linen", "Linen", seed("#6b4a2b", "#4f3822", "#b08a5c", "#7a5c22", "#fbf7ef"), "classic", "regular"),
  theme("mono", "Mono", seed("#111111", "#111111", "#111111", "#111111"), "engineered", "regular"),
  theme(
    "midnight",
    "Midnight",
    seed("#8fb4ff", "#17305f", "#4d7cff", "#3b2f8f"),
    "modern",
    "regular",
    "dark",
  ),
  theme(
    "espresso",
    "Espresso",
    seed("#e2b48a", "#4f3822", "#b08a5c", "#6d3f2a"),
    "bookish",
    "regular",
    "dark",
  ),
];
