import { z } from "zod";
import { LIMITS } from "../limits.ts";
import { flag, id, oneLine } from "./field-schema.ts";
import { contentShape, type SectionKey } from "./registry.ts";

function ofKind<Kind extends SectionKey>(kind: Kind) {
  return z.strictObject({
    id,
    title: oneLine(LIMITS.line),
    /** The kind of section whose shape it takes. */
    kind: z.literal(kind),
    content: contentShape[kind],
    hidden: flag,
    startsPage: flag,
  });
}

/** Sections under a title of one's own. Spelled out, because a list forgets which type is whose. */
const customSection = z.discriminatedUnion("kind", [
  ofKind("summary"),
  ofKind("experience"),
  ofKind("education"),
  ofKind("skills"),
  ofKind("projects"),
  ofKind("certifications"),
  ofKind("languages"),
  ofKind("volunteering"),
  ofKind("awards"),
  ofKind("publications"),
  ofKind("interests"),
  ofKind("references"),
]);

export const customSections = z.array(customSection).max(LIMITS.customSections).optional();

/** How a custom section is named among all sections, as in the person's own order of them. */
export function customKey(id: string): string {
  return `custom:${id}`;
}

export const CUSTOM_KEY = /^custom:[\w-]{1,32}$/;
