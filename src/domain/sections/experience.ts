import type { z } from "zod";
import { bullets as bulletBlocks, entry as entryBlock, link, nodeOf, role } from "../document/blocks.ts";
import type { Block } from "../document/nodes.ts";
import { LIMITS } from "../limits.ts";
import { rememberedWith } from "../remembered.ts";
import { flag, item, lineStatements, list, markedLine, moreLine, oneLine } from "./field-schema.ts";
import { linkField, locationField } from "./further-fields.ts";
import { itemLink } from "./json-resume/contact-fields.ts";
import { itemOf } from "./json-resume/item-mapping.ts";
import { periodDates } from "./json-resume/period-dates.ts";
import { keptOnly, sameText, welcomeText } from "./json-resume/plain-groups.ts";
import { listOf } from "./json-resume/section-mapping.ts";
import { bullets } from "./json-resume/summary-lines.ts";
import type { Section } from "./section.ts";

const position = item(
  {
    company: oneLine(LIMITS.line),
    title: oneLine(LIMITS.line),
    period: oneLine(LIMITS.line),
    bullets: list(markedLine(LIMITS.bullet), LIMITS.lines),
    statements: lineStatements,
  },
  {
    location: moreLine(),
    link: moreLine(LIMITS.website),
    /** At the employer of the position above: both stand as one block, and its own company is not looked at. */
    sameEmployer: flag,
  },
);

type Position = z.infer<typeof position>;

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
      {
        key: "title",
        label: "Title",
        kind: "line",
        limit: LIMITS.line,
        holds: "work",
        autocomplete: "organization-title",
      },
      { key: "company", label: "Company", kind: "line", limit: LIMITS.line, autocomplete: "organization" },
      {
        key: "period",
        label: "Period",
        kind: "line",
        limit: LIMITS.line,
        holds: "date",
        example: "Mar 2021 – Present",
      },
      { key: "bullets", label: "Bullets", kind: "lines", limit: LIMITS.bullet, maxEntries: LIMITS.lines },
      locationField,
      linkField,
      {
        key: "sameEmployer",
        label: "Same employer as the position above",
        kind: "flag",
        limit: 0,
        isFurther: true,
        takesFromAbove: "company",
      },
    ],
  },
  jsonResume: listOf(
    "work",
    itemOf(
      sameText("company", "name", "company"),
      sameText("title", "position"),
      periodDates,
      bullets,
      welcomeText("location", "location"),
      itemLink,
      keptOnly("sameEmployer", "flag"),
    ),
  ),
  blocks: (content: readonly Position[], pointer) =>
    employers(content).flatMap((places) => employerBlocks(content, places, pointer)),
} as const satisfies Section;

/** The places of positions that are shown, those at one employer together. */
function employers(content: readonly Position[]): number[][] {
  const groups: number[][] = [];
  for (const [at, { hidden, sameEmployer }] of content.entries()) {
    if (hidden) continue;
    const last = groups.at(-1);
    if (sameEmployer && last) last.push(at);
    else groups.push([at]);
  }
  return groups;
}

/** One position under its title; several under their employer, each under its own. */
function employerBlocks(content: readonly Position[], places: readonly number[], pointer: string): Block[] {
  const [first = 0, ...others] = places;
  const head = content[first];
  if (!head) return [];
  const at = `${pointer}/${first}`;
  if (others.length === 0) return positionBlocks(head, at);
  const { startsPage } = head;
  const roles = places.flatMap((place) => {
    const { title, period, bullets, startsPage: begins } = content[place] ?? head;
    const own = `${pointer}/${place}`;
    return [
      ...role(own, {
        title: [title, `${own}/title`],
        aside: [period, `${own}/period`],
        // With the first of them the employer's name goes too.
        startsPage: begins && place !== first,
      }),
      ...bulletBlocks(bullets, `${own}/bullets`),
    ];
  });
  return entryBlock(at, {
    title: [head.company, `${at}/company`],
    details: detailsOf(head, at),
    body: roles,
    startsPage,
  });
}

const positionBlocks = rememberedWith((position: Position, at: string) =>
  entryBlock(at, {
    title: [position.title, `${at}/title`],
    subtitle: [position.company, `${at}/company`],
    details: detailsOf(position, at),
    aside: [position.period, `${at}/period`],
    body: bulletBlocks(position.bullets, `${at}/bullets`),
    startsPage: position.startsPage,
  }),
);

function detailsOf({ location, link: address }: Position, at: string) {
  return [nodeOf([location, `${at}/location`]), link([address, `${at}/link`])];
}
