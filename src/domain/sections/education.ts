import type { z } from "zod";
import { entry as entryBlock, itemBlocks, link, nodeOf, terms } from "../document/blocks.ts";
import { LIMITS } from "../limits.ts";
import { item, list, moreEntries, moreLine, oneLine } from "./field-schema.ts";
import { keywordsField, linkField, locationField } from "./further-fields.ts";
import { itemLink } from "./json-resume/contact-fields.ts";
import { fieldGroup } from "./json-resume/field-group.ts";
import { itemOf } from "./json-resume/item-mapping.ts";
import { periodDates } from "./json-resume/period-dates.ts";
import { keptOnly, sameText, sameTexts, welcomeText, withoutEmpty } from "./json-resume/plain-groups.ts";
import { listOf } from "./json-resume/section-mapping.ts";
import type { Section } from "./section.ts";

const study = item(
  { school: oneLine(LIMITS.line), degree: oneLine(LIMITS.line), period: oneLine(LIMITS.line) },
  {
    subject: moreLine(),
    grade: moreLine(),
    courses: moreEntries(),
    location: moreLine(),
    link: moreLine(LIMITS.website),
  },
);

type Study = z.infer<typeof study>;

/** The kind of degree and its subject; without a subject of its own, "BSc in Physics" names it. */
const degree = fieldGroup({
  kinds: { degree: "line", subject: "line" },
  keys: ["studyType", "area"],
  write({ degree, subject }) {
    if (subject !== "") return withoutEmpty({ studyType: degree, area: subject });
    const [studyType, ...area] = degree.split(" in ");
    return withoutEmpty({ studyType, area: area.join(" in ") });
  },
  read: (source) => ({ degree: source.text("studyType"), subject: source.text("area") }),
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
      { key: "degree", label: "Degree", kind: "line", limit: LIMITS.line, holds: "work" },
      {
        key: "period",
        label: "Period",
        kind: "line",
        limit: LIMITS.line,
        holds: "date",
        example: "2012 – 2015",
      },
      {
        key: "subject",
        label: "Subject",
        kind: "line",
        limit: LIMITS.line,
        holds: "work",
        example: "Physics",
        isFurther: true,
      },
      {
        key: "grade",
        label: "Grade",
        kind: "line",
        limit: LIMITS.line,
        example: "GPA 3.8, or 1.3",
        isFurther: true,
      },
      locationField,
      linkField,
      { ...keywordsField, key: "courses", label: "Courses" },
    ],
  },
  jsonResume: listOf(
    "education",
    itemOf(
      sameText("school", "institution"),
      degree,
      periodDates,
      welcomeText("grade", "score", "gpa"),
      sameTexts("courses", "courses"),
      keptOnly("location", "line"),
      itemLink,
    ),
  ),
  blocks: itemBlocks((study: Study, at) =>
    entryBlock(at, {
      title: [titleOf(study), `${at}/${study.degree.trim() === "" ? "subject" : "degree"}`],
      subtitle: [study.school, `${at}/school`],
      details: [
        nodeOf([study.location, `${at}/location`]),
        nodeOf([study.grade, `${at}/grade`]),
        link([study.link, `${at}/link`]),
      ],
      aside: [study.period, `${at}/period`],
      body: terms(study.courses, `${at}/courses`),
      startsPage: study.startsPage,
    }),
  ),
} as const satisfies Section;

function titleOf({ degree, subject = "" }: Study): string {
  return [degree, subject].filter((part) => part.trim() !== "").join(", ");
}
