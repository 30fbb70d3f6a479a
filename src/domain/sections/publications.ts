import type { z } from "zod";
import { entry as entryBlock, link, paragraphs } from "../document/blocks.ts";
import { LIMITS } from "../limits.ts";
import { item, list, moreLine, oneLine, text } from "./field-schema.ts";
import { linkField } from "./further-fields.ts";
import { sameText } from "./json-resume/field-mapping.ts";
import { itemOf, listOf } from "./json-resume/section-mapping.ts";
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
    itemOf({
      name: sameText("name"),
      publisher: sameText("publisher"),
      date: sameText("releaseDate"),
      summary: sameText("summary"),
    }),
  ),
  blocks: (content: readonly z.infer<typeof publication>[], pointer) =>
    content.flatMap((publication, index) => {
      if (publication.hidden) return [];
      const at = `${pointer}/${index}`;
      return entryBlock(at, {
        title: [publication.name, `${at}/name`],
        subtitle: [publication.publisher, `${at}/publisher`],
        details: [link([publication.link, `${at}/link`])],
        aside: [publication.date, `${at}/date`],
        body: [
          ...paragraphs(publication.authors ?? "", `${at}/authors`),
          ...paragraphs(publication.summary, `${at}/summary`),
        ],
        startsPage: publication.startsPage,
      });
    }),
} as const satisfies Section;
