import { LIMITS } from "../limits.ts";
import { list } from "./field-schema.ts";
import { keywordsField } from "./further-fields.ts";
import { itemOf } from "./json-resume/item-mapping.ts";
import { sameTexts, welcomeText } from "./json-resume/plain-groups.ts";
import { listOf } from "./json-resume/section-mapping.ts";
import { keywordBlocks, plainGroup } from "./keyword-groups.ts";
import type { Section } from "./section.ts";

export const interests = {
  key: "interests",
  label: "Interests",
  isFurther: true,
  schema: list(plainGroup, LIMITS.entries),
  emptyItem: (id) => ({ id, text: "" }),
  form: {
    kind: "field",
    field: {
      key: "interests",
      label: "Interests",
      kind: "chips",
      limit: LIMITS.entry,
      maxEntries: LIMITS.entries,
      endsAtComma: true,
      example: "Such as choir singing",
    },
    itemName: "interest",
    details: [{ ...keywordsField, label: "What belongs to it" }],
  },
  jsonResume: listOf("interests", itemOf(welcomeText("text", "name"), sameTexts("keywords", "keywords"))),
  blocks: keywordBlocks,
} as const satisfies Section;
