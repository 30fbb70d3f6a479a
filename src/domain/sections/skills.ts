import { terms } from "../document/blocks.ts";
import { LIMITS } from "../limits.ts";
import { entry, list } from "./field-schema.ts";
import { textField, withoutEmpty } from "./json-resume/field-mapping.ts";
import { entryOf, listOf } from "./json-resume/section-mapping.ts";
import type { Section } from "./section.ts";

/** Only these words in brackets are a level; "AWS (Lambda)" is a skill with its detail. */
const LEVELS = ["beginner", "novice", "basic", "intermediate", "proficient", "advanced", "expert", "master"];

/** "Databases (Expert): PostgreSQL, SQLite" as name, level and keywords. */
const skill = textField({
  key: "name",
  write(text) {
    const [head = "", ...tail] = text.split(": ");
    const keywords = tail.length === 0 ? [] : tail.join(": ").split(", ");
    const [, name, level] = /^(.+) \((\w+)\)$/.exec(head) ?? [];
    const levelled = level !== undefined && LEVELS.includes(level.toLowerCase());
    return {
      ...withoutEmpty(levelled ? { name, level } : { name: head }),
      ...(keywords.length > 0 && { keywords }),
    };
  },
  read(source) {
    const [name, level] = [source.text("name"), source.text("level")];
    const head = level === "" ? name : `${name} (${level})`.trimStart();
    return [head, source.texts("keywords").join(", ")].filter((part) => part !== "").join(": ");
  },
});

export const skills = {
  key: "skills",
  label: "Skills",
  schema: list(entry(LIMITS.entry), LIMITS.skills),
  emptyItem: () => "",
  form: {
    kind: "field",
    field: {
      key: "skills",
      label: "Skills",
      kind: "chips",
      limit: LIMITS.entry,
      maxEntries: LIMITS.skills,
      endsAtComma: true,
      example: "TypeScript",
    },
  },
  jsonResume: listOf("skills", entryOf(skill)),
  blocks: (resume: { skills: readonly string[] }) => terms(resume.skills, "/skills"),
} as const satisfies Section;
