import type { Template } from "../../domain/document/design.ts";

export const microsoft: Template = {
  id: "microsoft",
  name: "Microsoft",
  description: "Two columns under a dark blue header: facts on the left, the story on the right.",
  layout: {
    surface: "light",
    voice: "sans",
    seed: { accent: "#0f4c8a", band: "#0b2a55", edge: "#0b2a55", gradient: ["#0b2a55", "#0f4c8a"] },
    pairing: { heading: "source-sans", body: "source-sans" },
    main: ["summary", "experience", "education", "projects"],
    side: ["skills", "certifications", "languages"],
    page: { marginX: 44, marginTop: 48, marginBottom: 48, frame: null },
    columns: { sideWidth: 168, gap: 52 },
    header: {
      ground: "band",
      bleed: true,
      align: "start",
      padX: 0,
      padTop: 0,
      padBottom: 30,
      radius: 0,
      rule: 0,
      nameSize: 30,
      nameInk: "ink",
      roleSize: 16,
    },
    section: { ground: "none", padX: 0, padY: 0, radius: 0, gap: 5 },
    heading: { size: 15, upper: false, ink: "accent", rule: "none", face: "heading" },
    entry: { asideWidth: 208, italicSubtitle: false },
    terms: { separator: " · " },
  },
};
