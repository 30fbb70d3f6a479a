import { terms } from "../document/blocks.ts";
import { LIMITS } from "../limits.ts";
import { line, list } from "./field-schema.ts";
import { textField, withoutEmpty } from "./json-resume/field-mapping.ts";
import { entryOf, listOf } from "./json-resume/section-mapping.ts";
import { type Line, textsOf } from "./line.ts";
import type { Section } from "./section.ts";

/** Only these words in brackets are a level; "AWS (Lambda)" is a skill with its detail. */
const LEVELS = new Set([
  ...["beginner", "novice", "basic", "basics", "elementary", "fundamental", "familiar", "junior"],
  ...["intermediate", "competent", "working knowledge", "good", "very good", "proficient", "professional"],
  ...["advanced", "excellent", "fluent", "senior", "expert", "master", "native"],
]);

/** "Databases (Expert): PostgreSQL, SQLite" as name, level and keywords. */
const skill = textField({
  key: "name",
  write(text) {
    const [head = "", ...tail] = text.split(": ");
    const keywords = tail.length === 0 ? [] : splitKeywords(tail.join(": "));
    const [, name, level] = /^(.+) \(([\w ]+)\)$/.exec(head) ?? [];
    const levelled = level !== undefined && LEVELS.has(level.toLowerCase());
    return {
      ...withoutEmpty(levelled ? { name, level } : { name: head }),
      ...(keywords.length > 0 && { keywords }),
    };
  },
  read(source) {
    const [name, level] = [source.text("name"), source.text("level")];
    const head = level === "" ? name : `${name} (${level})`.trimStart();
    return [head, joinKeywords(source.texts("keywords"))].filter((part) => part !== "").join(": ");
  },
});

/** A keyword with a comma of its own is told apart by semicolons. */
function joinKeywords(keywords: readonly string[]): string {
  return keywords.join(keywords.some((keyword) => keyword.includes(", ")) ? "; " : ", ");
}

function splitKeywords(text: string): string[] {
  return text.split(text.includes("; ") ? "; " : ", ");
}

export const skills = {
  key: "skills",
  label: "Skills",
  schema: list(line(LIMITS.entry), LIMITS.skills),
  emptyItem: (id) => ({ id, text: "" }),
  form: {
    kind: "field",
    field: {
      key: "skills",
      label: "Skills",
      kind: "chips",
      limit: LIMITS.entry,
      maxEntries: LIMITS.skills,
      endsAtComma: true,
      example: "Such as patient care",
    },
  },
  jsonResume: listOf("skills", entryOf(skill)),
  blocks: (resume: { skills: readonly Line[] }) => terms(textsOf(resume.skills), "/skills"),
} as const satisfies Section;
