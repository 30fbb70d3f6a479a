import { z } from "zod";
import { entry as entryBlock, paragraphs } from "../document/blocks.ts";
import { LIMITS } from "../limits.ts";
import { id, line, list, oneLine, statements } from "./field-schema.ts";
import { linesField, linesOf, sameText } from "./json-resume/field-mapping.ts";
import { itemOf, listOf } from "./json-resume/section-mapping.ts";
import { textsOf } from "./line.ts";
import type { Section } from "./section.ts";

const project = z.strictObject({
  id,
  name: oneLine(LIMITS.line),
  desc: list(line(LIMITS.bullet), LIMITS.lines),
  statements,
});

/** The first line describes the project, the others are its highlights. */
const desc = linesField({
  key: "description",
  write: ([description, ...highlights]) => ({
    ...(description && { description }),
    ...(highlights.length > 0 && { highlights }),
  }),
  read: (source) => [...linesOf(source.text("description")), ...source.texts("highlights")],
});

export const projects = {
  key: "projects",
  label: "Projects",
  schema: list(project, LIMITS.items),
  emptyItem: (id) => project.parse({ id }),
  form: {
    kind: "items",
    itemName: "project",
    maxItems: LIMITS.items,
    fields: [
      { key: "name", label: "Name", kind: "line", limit: LIMITS.line },
      { key: "desc", label: "Description", kind: "lines", limit: LIMITS.bullet, maxEntries: LIMITS.lines },
    ],
  },
  jsonResume: listOf("projects", itemOf({ name: sameText("name"), desc })),
  // The lines are one description in every document.
  blocks: (resume: { projects: readonly z.infer<typeof project>[] }) =>
    resume.projects.flatMap((item, index) => {
      const at = `/projects/${index}`;
      return entryBlock(at, {
        title: [item.name, `${at}/name`],
        body: paragraphs(textsOf(item.desc).join(" "), `${at}/desc`),
      });
    }),
} as const satisfies Section;
