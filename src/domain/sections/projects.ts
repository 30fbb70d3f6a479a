import type { z } from "zod";
import { entry as entryBlock, itemBlocks, joinedParagraph, link, terms } from "../document/blocks.ts";
import { LIMITS } from "../limits.ts";
import { item, list, markedLine, moreEntries, moreLine, oneLine, statements } from "./field-schema.ts";
import { keywordsField, linkField, periodField } from "./further-fields.ts";
import { itemLink } from "./json-resume/contact-fields.ts";
import { fieldGroup } from "./json-resume/field-group.ts";
import { itemOf } from "./json-resume/item-mapping.ts";
import { welcomePeriod } from "./json-resume/period-dates.ts";
import { linesOf, sameText, sameTexts } from "./json-resume/plain-groups.ts";
import { listOf } from "./json-resume/section-mapping.ts";
import type { Section } from "./section.ts";

const project = item(
  { name: oneLine(LIMITS.line), desc: list(markedLine(LIMITS.bullet), LIMITS.lines), statements },
  {
    role: moreLine(),
    period: moreLine(),
    link: moreLine(LIMITS.website),
    keywords: moreEntries(),
  },
);

/** The first line describes the project, the others are its highlights. */
const desc = fieldGroup({
  kinds: { desc: "lines" },
  keys: ["description", "highlights"],
  write: ({ desc: [description, ...highlights] }) => ({
    ...(description && { description }),
    ...(highlights.length > 0 && { highlights }),
  }),
  read: (source) => ({ desc: [...linesOf(source.text("description")), ...source.texts("highlights")] }),
});

/** The standard has a list of roles. */
const role = fieldGroup({
  kinds: { role: "line" },
  keys: ["roles"],
  write: ({ role }) => (role === "" ? {} : { roles: [role] }),
  read: (source) => ({ role: source.welcomeTexts("roles").join(", ") }),
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
      { key: "name", label: "Name", kind: "line", limit: LIMITS.line, holds: "work" },
      { key: "desc", label: "Description", kind: "lines", limit: LIMITS.bullet, maxEntries: LIMITS.lines },
      { key: "role", label: "Your role", kind: "line", limit: LIMITS.line, holds: "work", isFurther: true },
      { ...periodField, isFurther: true },
      linkField,
      keywordsField,
    ],
  },
  jsonResume: listOf(
    "projects",
    itemOf(sameText("name", "name"), desc, role, welcomePeriod, itemLink, sameTexts("keywords", "keywords")),
  ),
  // The lines are one description in every document.
  blocks: itemBlocks((item: z.infer<typeof project>, at) =>
    entryBlock(at, {
      title: [item.name, `${at}/name`],
      subtitle: [item.role, `${at}/role`],
      details: [link([item.link, `${at}/link`])],
      aside: [item.period, `${at}/period`],
      body: [...joinedParagraph(item.desc, `${at}/desc`), ...terms(item.keywords, `${at}/keywords`)],
      startsPage: item.startsPage,
    }),
  ),
} as const satisfies Section;
