import { z } from "zod";
import { bullets as bulletBlocks, entry as entryBlock } from "../document/blocks.ts";
import { LIMITS } from "../limits.ts";
import { id, line, lineStatements, list, oneLine } from "./field-schema.ts";
import { linesField, linesOf, sameText } from "./json-resume/field-mapping.ts";
import { periodDates } from "./json-resume/period-dates.ts";
import { itemOf, listOf } from "./json-resume/section-mapping.ts";
import { textsOf } from "./line.ts";
import type { Section } from "./section.ts";

const position = z.strictObject({
  id,
  company: oneLine(LIMITS.line),
  title: oneLine(LIMITS.line),
  period: oneLine(LIMITS.line),
  bullets: list(line(LIMITS.bullet), LIMITS.lines),
  statements: lineStatements,
});

/** A foreign summary of the position has no field of its own here; its lines come first. */
const bullets = linesField({
  key: "highlights",
  write: (lines) => (lines.length === 0 ? {} : { highlights: lines }),
  read: (source) => [...linesOf(source.text("summary")), ...source.texts("highlights")],
});

export const experience = {
  key: "experience",
  label: "Experience",
  schema: list(position, LIMITS.items),
  emptyItem: (id) => position.parse({ id }),
  form: {
    kind: "items",
    itemName: "position",
    maxItems: LIMITS.items,
    fields: [
      { key: "title", label: "Title", kind: "line", limit: LIMITS.line, autocomplete: "organization-title" },
      { key: "company", label: "Company", kind: "line", limit: LIMITS.line, autocomplete: "organization" },
      { key: "period", label: "Period", kind: "line", limit: LIMITS.line, example: "Mar 2021 – Present" },
      { key: "bullets", label: "Bullets", kind: "lines", limit: LIMITS.bullet, maxEntries: LIMITS.lines },
    ],
  },
  jsonResume: listOf(
    "work",
    itemOf({
      company: sameText("name", "company"),
      title: sameText("position"),
      period: periodDates,
      bullets,
    }),
  ),
  blocks: (resume: { experience: readonly z.infer<typeof position>[] }) =>
    resume.experience.flatMap((item, index) => {
      const at = `/experience/${index}`;
      return entryBlock(at, {
        title: [item.title, `${at}/title`],
        subtitle: [item.company, `${at}/company`],
        aside: [item.period, `${at}/period`],
        body: bulletBlocks(textsOf(item.bullets), `${at}/bullets`),
      });
    }),
} as const satisfies Section;
