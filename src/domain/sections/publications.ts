import type { z } from "zod";
import { entry as entryBlock, itemBlocks, link, paragraphs } from "../document/blocks.ts";
import { LIMITS } from "../limits.ts";
import { item, list, moreLine, oneLine, text } from "./field-schema.ts";
import { linkField } from "./further-fields.ts";
import { itemLink } from "./json-resume/contact-fields.ts";
import { itemOf } from "./json-resume/item-mapping.ts";
import { dateText, keptOnly, welcomeParagraphs, welcomeText } from "./json-resume/plain-groups.ts";
import { listOf } from "./json-resume/section-mapping.ts";
import type { Section } from "./section.ts";

const publication = item(
  {
    name: oneLine(LIMITS.entry),
    publisher: oneLine(LIMITS.line),
    date: oneLine(LIMITS.line),
    summary: text(LIMITS.bullet),
  },
  { authors: moreLine(LIMITS.bullet), link: moreLine(LIMITS.website) },
);

export const publications = {
  key: "publications",
  label: "Publications",
  isFurther: true,
  schema: list(publication, LIMITS.items),
  emptyItem: (id) => publication.parse({ id }),
  form: {
    kind: "items",
    itemName: "publication",
    maxItems: LIMITS.items,
    fields: [
      { key: "name", label: "Title", kind: "line", limit: LIMITS.entry, holds: "work" },
      { key: "publisher", label: "Journal or publisher", kind: "line", limit: LIMITS.line },
      { key: "date", label: "Date", kind: "line", limit: LIMITS.line, holds: "date", example: "2023" },
      { key: "summary", label: "Summary", kind: "text", limit: LIMITS.bullet },
      {
        key: "authors",
        label: "Authors",
        kind: "line",
        limit: LIMITS.bullet,
        example: "Doe J, Roe A",
        isFurther: true,
      },
      { ...linkField, label: "Link or DOI" },
    ],
  },
  jsonResume: listOf(
    "publications",
    itemOf(
      welcomeText("name", "name"),
      welcomeText("publisher", "publisher"),
      dateText("date", "releaseDate"),
      welcomeParagraphs("summary", "summary"),
      keptOnly("authors", "line"),
      itemLink,
    ),
  ),
  blocks: itemBlocks((item: z.infer<typeof publication>, at) =>
    entryBlock(at, {
      title: [item.name, `${at}/name`],
      subtitle: [item.publisher, `${at}/publisher`],
      details: [link([item.link, `${at}/link`])],
      aside: [item.date, `${at}/date`],
      body: [
        ...paragraphs(item.authors ?? "", `${at}/authors`),
        ...paragraphs(item.summary, `${at}/summary`),
      ],
      startsPage: item.startsPage,
    }),
  ),
} as const satisfies Section;
