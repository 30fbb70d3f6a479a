import { terms } from "../document/blocks.ts";
import { LIMITS } from "../limits.ts";
import { line, list } from "./field-schema.ts";
import { textField, withoutEmpty } from "./json-resume/field-mapping.ts";
import { entryOf, listOf } from "./json-resume/section-mapping.ts";
import { type Line, textsOf } from "./line.ts";
import type { Section } from "./section.ts";

/** "English (Native)" as a language and how well it is spoken. */
const language = textField({
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
  schema: list(line(LIMITS.entry), LIMITS.entries),
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
  },
  jsonResume: listOf("languages", entryOf(language)),
  blocks: (resume: { languages: readonly Line[] }) => terms(textsOf(resume.languages), "/languages"),
} as const satisfies Section;
