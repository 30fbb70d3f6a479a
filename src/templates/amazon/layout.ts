import type { Template } from "../../domain/document/design.ts";

export const amazon: Template = {
  id: "amazon",
  name: "Amazon",
  description: "An orange border, and what you built before what you know.",
  layout: {
    surface: "light",
    voice: "sans",
    seed: { accent: "#a84a00", band: "#232f3e", edge: "#f08804", gradient: ["#232f3e", "#a84a00"] },
    pairing: { heading: "plex-sans", body: "plex-sans" },
    main: ["summary", "experience", "projects", "skills", "education", "certifications", "languages"],
    side: [],
    page: { marginX: 72, marginTop: 64, marginBottom: 64, frame: { inset: 24, width: 3 } },
    columns: null,
    header: {
      ground: "paper",
      bleed: false,
      align: "start",
      padX: 0,
      padTop: 0,
      padBottom: 16,
      radius: 0,
      rule: 3,
      nameSize: 34,
      nameInk: "ink",
      roleSize: 16,
    },
    section: { ground: "none", padX: 0, padY: 0, radius: 0, gap: 5 },
    heading: { size: 12.5, upper: true, ink: "accent", rule: "none", face: "body" },
    entry: { asideWidth: 224, italicSubtitle: false },
    terms: { separator: " · " },
  },
};
