import { markedParagraphs } from "../document/blocks.ts";
import { LIMITS } from "../limits.ts";
import { text } from "./field-schema.ts";
import type { Section } from "./section.ts";

export const summary = {
  key: "summary",
  label: "Summary",
  schema: text(LIMITS.summary),
  form: {
    kind: "field",
    field: {
      key: "summary",
      label: "Summary",
      kind: "text",
      limit: LIMITS.summary,
      example: "Who you are, what you do best, and where you want to go, in two to four lines.",
    },
  },
  jsonResume: {
    write: (value) => (value === "" ? {} : { basics: { summary: value } }),
    read: (root) => root.object("basics").text("summary"),
    origin: () => "/basics/summary",
  },
  blocks: (content: string, pointer, marks) => markedParagraphs(content, marks, pointer),
} as const satisfies Section;
