import type { z } from "zod";
import { termsOf } from "../document/blocks.ts";
import { textNode } from "../document/text.ts";
import { LIMITS } from "../limits.ts";
import { entry, item, list, moreLine } from "./field-schema.ts";
import { textField, withoutEmpty } from "./json-resume/field-mapping.ts";
import { entryOf, listOf } from "./json-resume/section-mapping.ts";
import type { Section } from "./section.ts";

const language = item({ text: entry(LIMITS.entry) }, { level: moreLine() });

/** "English (Native)" as a language and how well it is spoken. */
const languageText = textField({
  key: "language",
  write(text) {
    const [, name, fluency] = /^(.+) \(([^()]+)\)$/.exec(text) ?? [];
    return withoutEmpty(name === undefined ? { language: text } : { language: name, fluency });
  },
  read(source) {
    const [name, fluency] = [source.text("language"), source.text("fluency")];
    return fluency === "" ? name : `${name} (${fluency})`.trimStart();
  },
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
  jsonResume: listOf("languages", entryOf(languageText)),
  blocks: (content: readonly z.infer<typeof language>[], pointer) =>
    termsOf(
      content.flatMap(({ text, level, hidden }, at) => {
        const node = hidden ? null : textNode(level ? `${text} (${level})` : text, `${pointer}/${at}`);
        return node ? [node] : [];
      }),
    ),
} as const satisfies Section;
