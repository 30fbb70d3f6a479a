import type { z } from "zod";
import { termsOf } from "../document/blocks.ts";
import { textNode } from "../document/text.ts";
import { LIMITS } from "../limits.ts";
import { entry, item, list, moreLine } from "./field-schema.ts";
import { fieldGroup } from "./json-resume/field-group.ts";
import { itemOf } from "./json-resume/item-mapping.ts";
import { withoutEmpty } from "./json-resume/plain-groups.ts";
import { listOf } from "./json-resume/section-mapping.ts";
import type { Section } from "./section.ts";

const language = item({ text: entry(LIMITS.entry) }, { level: moreLine() });

/** A language and how well it is spoken; without a level of its own, "English (Native)" names it. */
const spoken = fieldGroup({
  kinds: { text: "line", level: "line" },
  keys: ["language", "fluency"],
  write({ text, level }) {
    if (level !== "") return withoutEmpty({ language: text, fluency: level });
    const [, name, fluency] = /^(.+) \(([^()]+)\)$/.exec(text) ?? [];
    return withoutEmpty(name === undefined ? { language: text } : { language: name, fluency });
  },
  read: (source) => ({ text: source.text("language"), level: source.text("fluency") }),
});

export const languages = {
  key: "languages",
  label: "Languages",
  schema: list(language, LIMITS.entries),
  emptyItem: (id) => ({ id, text: "" }),
  form: {
    kind: "field",
    field: {
      key: "languages",
      label: "Languages",
      kind: "chips",
      limit: LIMITS.entry,
      maxEntries: LIMITS.entries,
      endsAtComma: true,
      example: "English (Native)",
    },
    itemName: "language",
    details: [
      {
        key: "level",
        label: "Level",
        kind: "line",
        limit: LIMITS.line,
        example: "Native, fluent, B2",
        isFurther: true,
      },
    ],
  },
  jsonResume: listOf("languages", itemOf(spoken)),
  blocks: (content: readonly z.infer<typeof language>[], pointer) =>
    termsOf(
      content.flatMap(({ text, level, hidden }, at) => {
        const node = hidden ? null : textNode(level ? `${text} (${level})` : text, `${pointer}/${at}`);
        return node ? [node] : [];
      }),
    ),
} as const satisfies Section;
