import { markedParagraphs } from "../document/blocks.ts";
import { LIMITS } from "../limits.ts";
import { text } from "./field-schema.ts";
import { sameParagraphs } from "./json-resume/plain-groups.ts";
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
  jsonResume: { kind: "basics", group: sameParagraphs("summary", "summary") },
  blocks: (content: string, pointer, marks) => markedParagraphs(content, marks, pointer),
} as const satisfies Section;
