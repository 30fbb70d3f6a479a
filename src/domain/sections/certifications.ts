import { isIsoDate } from "../dates/interval.ts";
import { certainInterval } from "../dates/parse-interval.ts";
import { writeDate } from "../dates/write-interval.ts";
import { bullets } from "../document/blocks.ts";
import { LIMITS } from "../limits.ts";
import { DEFAULT_LANGUAGE } from "../resume-language/registry.ts";
import { line, list } from "./field-schema.ts";
import { textField, withoutEmpty } from "./json-resume/field-mapping.ts";
import { entryOf, listOf } from "./json-resume/section-mapping.ts";
import { type Line, textsOf } from "./line.ts";
import type { Section } from "./section.ts";

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

export const certifications = {
  key: "certifications",
  label: "Certifications",
  schema: list(line(LIMITS.entry), LIMITS.entries),
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
  },
  jsonResume: listOf("certificates", entryOf(certificate)),
  blocks: (resume: { certifications: readonly Line[] }) =>
    bullets(textsOf(resume.certifications), "/certifications"),
} as const satisfies Section;
