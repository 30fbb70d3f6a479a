import { z } from "zod";
import { entry as entryBlock } from "../document/blocks.ts";
import { LIMITS } from "../limits.ts";
import { id, list, oneLine } from "./field-schema.ts";
import { sameText, textField, withoutEmpty } from "./json-resume/field-mapping.ts";
import { periodDates } from "./json-resume/period-dates.ts";
import { itemOf, listOf } from "./json-resume/section-mapping.ts";
import type { Section } from "./section.ts";

const study = z.strictObject({
  id,
  school: oneLine(LIMITS.line),
  degree: oneLine(LIMITS.line),
  period: oneLine(LIMITS.line),
});

/** "BSc in Physics" as the kind of degree and its subject. */
const degree = textField({
  key: "studyType",
  write(text) {
    const [studyType, ...area] = text.split(" in ");
    return withoutEmpty({ studyType, area: area.join(" in ") });
  },
  read(source) {
    return [source.text("studyType"), source.text("area")].filter((part) => part !== "").join(" in ");
  },
});

export const education = {
  key: "education",
  label: "Education",
  schema: list(study, LIMITS.items),
  emptyItem: (id) => study.parse({ id }),
  form: {
    kind: "items",
    itemName: "study",
    maxItems: LIMITS.items,
    fields: [
      { key: "school", label: "School", kind: "line", limit: LIMITS.line, autocomplete: "organization" },
      { key: "degree", label: "Degree", kind: "line", limit: LIMITS.line },
      { key: "period", label: "Period", kind: "line", limit: LIMITS.line, example: "2012 – 2015" },
    ],
  },
  jsonResume: listOf("education", itemOf({ school: sameText("institution"), degree, period: periodDates })),
  blocks: (resume: { education: readonly z.infer<typeof study>[] }) =>
    resume.education.flatMap((item, index) => {
      const at = `/education/${index}`;
      return entryBlock(at, {
        title: [item.degree, `${at}/degree`],
        subtitle: [item.school, `${at}/school`],
        aside: [item.period, `${at}/period`],
      });
    }),
} as const satisfies Section;
