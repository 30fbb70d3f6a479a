import type { z } from "zod";
import { entry as entryBlock, itemBlocks, link, paragraphs } from "../document/blocks.ts";
import { LIMITS } from "../limits.ts";
import { item, list, moreLine, oneLine, text } from "./field-schema.ts";
import { linkField } from "./further-fields.ts";
import { itemOf } from "./json-resume/item-mapping.ts";
import { dateText, keptOnly, welcomeParagraphs, welcomeText } from "./json-resume/plain-groups.ts";
import { listOf } from "./json-resume/section-mapping.ts";
import type { Section } from "./section.ts";

const award = item(
  {
    title: oneLine(LIMITS.line),
    awarder: oneLine(LIMITS.line),
    date: oneLine(LIMITS.line),
    summary: text(LIMITS.bullet),
  },
  { link: moreLine(LIMITS.website) },
);

export const awards = {
  key: "awards",
  label: "Awards",
  isFurther: true,
  schema: list(award, LIMITS.items),
  emptyItem: (id) => award.parse({ id }),
  form: {
    kind: "items",
    itemName: "award",
    maxItems: LIMITS.items,
    fields: [
      { key: "title", label: "Award", kind: "line", limit: LIMITS.line },
      { key: "awarder", label: "Awarded by", kind: "line", limit: LIMITS.line },
      { key: "date", label: "Date", kind: "line", limit: LIMITS.line, holds: "date", example: "2023" },
      { key: "summary", label: "What it was for", kind: "text", limit: LIMITS.bullet },
      linkField,
    ],
  },
  jsonResume: listOf(
    "awards",
    itemOf(
      welcomeText("title", "title"),
      welcomeText("awarder", "awarder"),
      dateText("date", "date"),
      welcomeParagraphs("summary", "summary"),
      keptOnly("link", "line"),
    ),
  ),
  blocks: itemBlocks((item: z.infer<typeof award>, at) =>
    entryBlock(at, {
      title: [item.title, `${at}/title`],
      subtitle: [item.awarder, `${at}/awarder`],
      details: [link([item.link, `${at}/link`])],
      aside: [item.date, `${at}/date`],
      body: paragraphs(item.summary, `${at}/summary`),
      startsPage: item.startsPage,
    }),
  ),
} as const satisfies Section;
