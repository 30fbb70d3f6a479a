import type { Template } from "../../domain/document/design.ts";

export const apple: Template = {
  id: "apple",
  name: "Apple",
  description: "White on black, large quiet headings, room to breathe.",
  layout: {
    surface: "dark",
    voice: "sans",
    seed: { accent: "#f5f5f7", band: "#1d1d1f", edge: "#86868b", gradient: ["#1d1d1f", "#424245"] },
    pairing: { heading: "inter", body: "inter" },
    main: ["summary", "experience", "projects", "education", "skills", "certifications", "languages"],
    side: [],
    page: { marginX: 84, marginTop: 64, marginBottom: 60, frame: null },
    columns: null,
    header: {
      ground: "paper",
      bleed: false,
      align: "start",
      padX: 0,
      padTop: 0,
      padBottom: 20,
      radius: 0,
      rule: 0,
      nameSize: 42,
      nameInk: "ink",
      roleSize: 18,
    },
    section: { ground: "none", padX: 0, padY: 0, radius: 0, gap: 6 },
    heading: { size: 18, upper: false, ink: "ink", rule: "none", face: "heading" },
    entry: { asideWidth: 224, italicSubtitle: false },
    terms: { separator: " · " },
  },
};
