import type { z } from "zod";
import { entry as entryBlock, itemBlocks, nodeOf, paragraphs } from "../document/blocks.ts";
import { LIMITS } from "../limits.ts";
import { item, list, moreLine, oneLine, text } from "./field-schema.ts";
import { itemOf } from "./json-resume/item-mapping.ts";
import { keptOnly, welcomeParagraphs, welcomeText } from "./json-resume/plain-groups.ts";
import { listOf } from "./json-resume/section-mapping.ts";
import type { Section } from "./section.ts";

const reference = item(
  { name: oneLine(LIMITS.line), reference: text(LIMITS.summary) },
  { role: moreLine(), contact: moreLine() },
);

export const references = {
  key: "references",
  label: "References",
  isFurther: true,
  schema: list(reference, LIMITS.items),
  emptyItem: (id) => reference.parse({ id }),
  form: {
    kind: "items",
    itemName: "reference",
    maxItems: LIMITS.items,
    fields: [
      { key: "name", label: "Name", kind: "line", limit: LIMITS.line },
      {
        key: "role",
        label: "Who they are",
        kind: "line",
        limit: LIMITS.line,
        example: "Ward manager, St Mary's",
        isFurther: true,
      },
      {
        key: "contact",
        label: "How to reach them",
        kind: "line",
        limit: LIMITS.line,
        example: "On request",
        isFurther: true,
      },
      { key: "reference", label: "What they say", kind: "text", limit: LIMITS.summary },
    ],
  },
  jsonResume: listOf(
    "references",
    itemOf(
      welcomeText("name", "name"),
      welcomeParagraphs("reference", "reference"),
      keptOnly("role", "line"),
      keptOnly("contact", "line"),
    ),
  ),
  blocks: itemBlocks((item: z.infer<typeof reference>, at) =>
    entryBlock(at, {
      title: [item.name, `${at}/name`],
      subtitle: [item.role, `${at}/role`],
      details: [nodeOf([item.contact, `${at}/contact`])],
      body: paragraphs(item.reference, `${at}/reference`),
      startsPage: item.startsPage,
    }),
  ),
} as const satisfies Section;
