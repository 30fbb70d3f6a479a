import type { Template } from "../../domain/document/design.ts";

export const netflix: Template = {
  id: "netflix",
  name: "Netflix",
  description: "Red and serif, centred like a title card.",
  layout: {
    surface: "light",
    voice: "serif",
    seed: { accent: "#b20710", band: "#b20710", edge: "#b20710", gradient: ["#b20710", "#5c0309"] },
    pairing: { heading: "source-serif", body: "source-serif" },
    main: ["summary", "experience", "education", "skills", "projects", "certifications", "languages"],
    side: [],
    page: { marginX: 76, marginTop: 60, marginBottom: 60, frame: null },
    columns: null,
    header: {
      ground: "paper",
      bleed: false,
      align: "center",
      padX: 0,
      padTop: 0,
      padBottom: 18,
      radius: 0,
      rule: 2,
      nameSize: 38,
      nameInk: "accent",
      roleSize: 16,
    },
    section: { ground: "none", padX: 0, padY: 0, radius: 0, gap: 5 },
    heading: { size: 17, upper: false, ink: "accent", rule: "under", face: "heading" },
    entry: { asideWidth: 224, italicSubtitle: true },
    terms: { separator: ", " },
  },
};
