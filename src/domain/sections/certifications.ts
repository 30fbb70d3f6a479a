import type { z } from "zod";
import { bulletsOf } from "../document/blocks.ts";
import { websiteHref } from "../document/links.ts";
import { laidOut, textNode } from "../document/text.ts";
import { LIMITS } from "../limits.ts";
import { entry, item, list, moreLine } from "./field-schema.ts";
import { linkField } from "./further-fields.ts";
import { itemLink } from "./json-resume/contact-fields.ts";
import { fieldGroup } from "./json-resume/field-group.ts";
import { itemOf } from "./json-resume/item-mapping.ts";
import { isoDateOf, keptOnly, readableDate, withoutEmpty } from "./json-resume/plain-groups.ts";
import { listOf } from "./json-resume/section-mapping.ts";
import type { Section } from "./section.ts";

const certification = item(
  { text: entry(LIMITS.entry) },
  { issuer: moreLine(), date: moreLine(), expiry: moreLine(), link: moreLine(LIMITS.website) },
);

type Certification = z.infer<typeof certification>;

const ISSUED_BY = ", issued by ";

/** Name, issuer and date; where they have no fields of their own, "First Aid, issued by Red Cross (Mar 2023)" names them. */
const certificate = fieldGroup({
  kinds: { text: "line", issuer: "line", date: "line" },
  keys: ["name", "issuer", "date"],
  write({ text, issuer, date }) {
    if (issuer !== "" || date !== "") return withoutEmpty({ name: text, issuer, date: isoDateOf(date) });
    const [, before = "", inBrackets = ""] = /^(.+) \(([\w ]+)\)$/.exec(text) ?? [];
    const named = isoDateOf(inBrackets);
    const [name, ...issuers] = (named === undefined ? text : before).split(ISSUED_BY);
    return withoutEmpty({ name, issuer: issuers.join(ISSUED_BY), date: named });
  },
  read: (source) => ({
    text: source.text("name"),
    issuer: source.text("issuer"),
    date: readableDate(source.text("date")),
  }),
});

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
  jsonResume: listOf("certificates", itemOf(certificate, keptOnly("expiry", "line"), itemLink)),
  blocks: (content: readonly Certification[], pointer) =>
    bulletsOf(
      content.flatMap((entry, at) => {
        const href = websiteHref(laidOut(entry.link ?? ""));
        const node = entry.hidden ? null : textNode(shownText(entry), `${pointer}/${at}`, href);
        return node ? [node] : [];
      }),
    ),
} as const satisfies Section;
