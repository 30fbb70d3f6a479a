import { LIMITS } from "../limits.ts";
import { list } from "./field-schema.ts";
import { keywordsField } from "./further-fields.ts";
import { textField, withoutEmpty } from "./json-resume/field-mapping.ts";
import { entryOf, listOf } from "./json-resume/section-mapping.ts";
import { joinKeywords, keywordBlocks, keywordGroup } from "./keyword-groups.ts";
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

function splitKeywords(text: string): string[] {
  return text.split(text.includes("; ") ? "; " : ", ");
}

export const skills = {
  key: "skills",
  label: "Skills",
  schema: list(keywordGroup, LIMITS.skills),
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
    itemName: "skill",
    details: [
      {
        key: "level",
        label: "Level",
        kind: "line",
        limit: LIMITS.line,
        example: "Expert, or 4 years",
        isFurther: true,
      },
      { ...keywordsField, label: "What belongs to it", example: "Such as PostgreSQL" },
    ],
  },
  jsonResume: listOf("skills", entryOf(skill)),
  blocks: keywordBlocks,
} as const satisfies Section;
