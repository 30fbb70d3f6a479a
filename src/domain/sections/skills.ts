import { LIMITS } from "../limits.ts";
import { list } from "./field-schema.ts";
import { keywordsField } from "./further-fields.ts";
import { fieldGroup } from "./json-resume/field-group.ts";
import { itemOf } from "./json-resume/item-mapping.ts";
import { withoutEmpty } from "./json-resume/plain-groups.ts";
import { listOf } from "./json-resume/section-mapping.ts";
import { joinKeywords, keywordBlocks, keywordGroup } from "./keyword-groups.ts";
import type { Section } from "./section.ts";

/** Only these words in brackets are a level; "AWS (Lambda)" is a skill with its detail. */
const LEVELS = new Set([
  ...["beginner", "novice", "basic", "basics", "elementary", "fundamental", "familiar", "junior"],
  ...["intermediate", "competent", "working knowledge", "good", "very good", "proficient", "professional"],
  ...["advanced", "excellent", "fluent", "senior", "expert", "master", "native"],
]);

/** Name, level and keywords; where they have no fields of their own, "Databases (Expert): PostgreSQL, SQLite" names them. */
const skill = fieldGroup({
  kinds: { text: "line", level: "line", keywords: "lines" },
  keys: ["name", "level", "keywords"],
  write(values) {
    if (values.level !== "" || values.keywords.length > 0) return said(values.text, values);
    const [head = "", ...tail] = values.text.split(": ");
    const keywords = tail.length === 0 ? [] : splitKeywords(tail.join(": "));
    const [, name, level] = /^(.+) \(([\w ]+)\)$/.exec(head) ?? [];
    const levelled = level !== undefined && LEVELS.has(level.toLowerCase());
    return levelled ? said(name, { level, keywords }) : said(head, { level: "", keywords });
  },
  read(source) {
    const [name, level, keywords] = [source.text("name"), source.text("level"), source.texts("keywords")];
    const joined = joinKeywords(keywords);
    // A group without a name is a list of skills that somebody wrote in one line.
    const isNameless = name === "" && level === "" && joined.length <= LIMITS.entry;
    return isNameless ? { text: joined, level, keywords: [] } : { text: name, level, keywords };
  },
});

function said(name: string | undefined, { level, keywords }: { level: string; keywords: string[] }) {
  return { ...withoutEmpty({ name, level }), ...(keywords.length > 0 && { keywords }) };
}

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
  jsonResume: listOf("skills", itemOf(skill)),
  blocks: keywordBlocks,
} as const satisfies Section;
