import type { z } from "zod";
import {
  bullets as bulletBlocks,
  entry as entryBlock,
  itemBlocks,
  link,
  nodeOf,
} from "../document/blocks.ts";
import { LIMITS } from "../limits.ts";
import { item, list, markedLine, moreLine, oneLine } from "./field-schema.ts";
import { linkField, locationField, periodField } from "./further-fields.ts";
import { itemLink } from "./json-resume/contact-fields.ts";
import { itemOf } from "./json-resume/item-mapping.ts";
import { welcomePeriod } from "./json-resume/period-dates.ts";
import { keptOnly, welcomeText } from "./json-resume/plain-groups.ts";
import { listOf } from "./json-resume/section-mapping.ts";
import { welcomeBullets } from "./json-resume/summary-lines.ts";
import type { Section } from "./section.ts";

const service = item(
  {
    organization: oneLine(LIMITS.line),
    role: oneLine(LIMITS.line),
    period: oneLine(LIMITS.line),
    bullets: list(markedLine(LIMITS.bullet), LIMITS.lines),
  },
  { location: moreLine(), link: moreLine(LIMITS.website) },
);

export const volunteering = {
  key: "volunteering",
  label: "Volunteering",
  isFurther: true,
  schema: list(service, LIMITS.items),
  emptyItem: (id) => service.parse({ id }),
  form: {
    kind: "items",
    itemName: "volunteer role",
    maxItems: LIMITS.items,
    fields: [
      { key: "role", label: "Role", kind: "line", limit: LIMITS.line, holds: "work" },
      { key: "organization", label: "Organization", kind: "line", limit: LIMITS.line },
      periodField,
      { key: "bullets", label: "Bullets", kind: "lines", limit: LIMITS.bullet, maxEntries: LIMITS.lines },
      locationField,
      linkField,
    ],
  },
  jsonResume: listOf(
    "volunteer",
    itemOf(
      welcomeText("organization", "organization"),
      welcomeText("role", "position"),
      welcomePeriod,
      welcomeBullets,
      keptOnly("location", "line"),
      itemLink,
    ),
  ),
  blocks: itemBlocks((item: z.infer<typeof service>, at) =>
    entryBlock(at, {
      title: [item.role, `${at}/role`],
      subtitle: [item.organization, `${at}/organization`],
      details: [nodeOf([item.location, `${at}/location`]), link([item.link, `${at}/link`])],
      aside: [item.period, `${at}/period`],
      body: bulletBlocks(item.bullets, `${at}/bullets`),
      startsPage: item.startsPage,
    }),
  ),
} as const satisfies Section;
