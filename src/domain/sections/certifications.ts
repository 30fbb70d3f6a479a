import type { z } from "zod";
import { isIsoDate } from "../dates/interval.ts";
import { certainInterval } from "../dates/parse-interval.ts";
import { writeDate } from "../dates/write-interval.ts";
import { bulletsOf } from "../document/blocks.ts";
import { websiteHref } from "../document/links.ts";
import { laidOut, textNode } from "../document/text.ts";
import { LIMITS } from "../limits.ts";
import { DEFAULT_LANGUAGE } from "../resume-language/registry.ts";
import { entry, item, list, moreLine } from "./field-schema.ts";
import { linkField } from "./further-fields.ts";
import { textField, withoutEmpty } from "./json-resume/field-mapping.ts";
import { entryOf, listOf } from "./json-resume/section-mapping.ts";
import type { Section } from "./section.ts";

const certification = item(
  { text: entry(LIMITS.entry) },
  { issuer: moreLine(), date: moreLine(), expiry: moreLine(), link: moreLine(LIMITS.website) },
);

type Certification = z.infer<typeof certification>;

const ISSUED_BY = ", issued by ";

/** "First Aid, issued by Red Cross (Mar 2023)" as name, issuer and date. */
const certificate = textField({
  key: "name",
  write(text) {
    const [, before = "", inBrackets = ""] = /^(.+) \(([\w ]+)\)$/.exec(text) ?? [];
    const date = dateOf(inBrackets);
    const [name, ...issuer] = (date === undefined ? text : before).split(ISSUED_BY);
    return withoutEmpty({ name, issuer: issuer.join(ISSUED_BY), date });
  },
  read(source) {
    const date = source.text("date").trim();
    const who = [source.text("name"), source.text("issuer")].filter((part) => part !== "").join(ISSUED_BY);
    return date === ""
      ? who
      : `${who} (${isIsoDate(date) ? writeDate(date, "short", DEFAULT_LANGUAGE) : date})`.trimStart();
  },
});

/** One date, not a period. */
function dateOf(text: string): string | undefined {
  const interval = certainInterval(text);
  return interval && interval.start !== null && interval.start === interval.end ? interval.start : undefined;
}

/** "First Aid, Red Cross (Mar 2023 – Mar 2026)". */
function shownText({ text, issuer, date, expiry }: Certification): string {
  const who = [text, issuer].filter(Boolean).join(", ");
  const dates = [date, expiry].filter(Boolean).join(" – ");
  return dates === "" ? who : `${who} (${expiry && !date ? `– ${expiry}` : dates})`;
}

export const certifications = {
  key: "certifications",
  label: "Certifications",
  schema: list(certification, LIMITS.entries),
  emptyItem: (id) => ({ id, text: "" }),
  form: {
    kind: "field",
    field: {
      key: "certifications",
      label: "Certifications",
      kind: "chips",
      limit: LIMITS.entry,
      maxEntries: LIMITS.entries,
      example: "First Aid, issued by Red Cross (2023)",
    },
    itemName: "certification",
    details: [
      { key: "issuer", label: "Issued by", kind: "line", limit: LIMITS.line, isFurther: true },
      {
        key: "date",
        label: "Date",
        kind: "line",
        limit: LIMITS.line,
        holds: "date",
        example: "Mar 2023",
        isFurther: true,
      },
      {
        key: "expiry",
        label: "Valid until",
        kind: "line",
        limit: LIMITS.line,
        holds: "date",
        example: "Mar 2026",
        isFurther: true,
      },
      linkField,
    ],
  },
  jsonResume: listOf("certificates", entryOf(certificate)),
  blocks: (content: readonly Certification[], pointer) =>
    bulletsOf(
      content.flatMap((entry, at) => {
        const href = websiteHref(laidOut(entry.link ?? ""));
        const node = entry.hidden ? null : textNode(shownText(entry), `${pointer}/${at}`, href);
        return node ? [node] : [];
      }),
    ),
} as const satisfies Section;
