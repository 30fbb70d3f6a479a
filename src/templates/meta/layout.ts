import type { Template } from "../../domain/document/design.ts";

export const meta: Template = {
  id: "meta",
  name: "Meta",
  description: "Rounded cards, a gradient where the eye starts.",
  layout: {
    surface: "light",
    voice: "sans",
    seed: { accent: "#0a56d0", band: "#0a56d0", edge: "#0a56d0", gradient: ["#0a5be0", "#7a35d8"] },
    pairing: { heading: "inter", body: "inter" },
    main: ["summary", "experience", "projects", "education", "skills", "certifications", "languages"],
    side: [],
    page: { marginX: 36, marginTop: 36, marginBottom: 36, frame: null },
    columns: null,
    header: {
      ground: "gradient",
      bleed: false,
      align: "start",
      padX: 28,
      padTop: 28,
      padBottom: 28,
      radius: 16,
      rule: 0,
      nameSize: 32,
      nameInk: "ink",
      roleSize: 16,
    },
    section: { ground: "card", padX: 28, padY: 18, radius: 14, gap: 2.5 },
    heading: { size: 15, upper: false, ink: "accent", rule: "none", face: "heading" },
    entry: { asideWidth: 224, italicSubtitle: false },
    terms: { separator: " · " },
  },
};
