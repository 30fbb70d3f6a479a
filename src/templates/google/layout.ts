import type { Template } from "../../domain/document/design.ts";

export const google: Template = {
  id: "google",
  name: "Google",
  description: "One calm column under a blue header.",
  layout: {
    surface: "light",
    voice: "sans",
    seed: { accent: "#1a56c4", band: "#1a56c4", edge: "#1a56c4", gradient: ["#1a56c4", "#3b7ae0"] },
    pairing: { heading: "inter", body: "inter" },
    main: ["summary", "experience", "education", "skills", "projects", "certifications", "languages"],
    side: [],
    page: { marginX: 64, marginTop: 52, marginBottom: 52, frame: null },
    columns: null,
    header: {
      ground: "band",
      bleed: true,
      align: "start",
      padX: 0,
      padTop: 0,
      padBottom: 32,
      radius: 0,
      rule: 0,
      nameSize: 32,
      nameInk: "ink",
      roleSize: 16,
    },
    section: { ground: "none", padX: 0, padY: 0, radius: 0, gap: 5 },
    heading: { size: 15, upper: false, ink: "accent", rule: "under", face: "heading" },
    entry: { asideWidth: 224, italicSubtitle: false },
    terms: { separator: " · " },
  },
};
