import { LIMITS } from "../../limits.ts";

/** How long a text may be, by the name of its field; any other is a line. */
const LONGEST: Readonly<Record<string, number>> = {
  website: LIMITS.website,
  link: LIMITS.website,
  url: LIMITS.website,
  text: LIMITS.entry,
  bullets: LIMITS.bullet,
  desc: LIMITS.bullet,
  authors: LIMITS.bullet,
  reference: LIMITS.summary,
  content: LIMITS.summary,
};

/** How many there may be, by the name of the list; of any other as many as entries. */
const MOST: Readonly<Record<string, number>> = {
  bullets: LIMITS.lines,
  desc: LIMITS.lines,
  keywords: LIMITS.keywords,
  courses: LIMITS.keywords,
  skills: LIMITS.skills,
  links: LIMITS.links,
  custom: LIMITS.customSections,
};

/** What was found in a file, cut to what a resume holds; empty texts of a list fall away. */
export function withinLimits(found: object): object {
  return Object.fromEntries(
    Object.entries(found).map(([key, value]) => [
      key,
      // The summary of a resume is longer than that of an award.
      key === "summary" && typeof value === "string" ? value.slice(0, LIMITS.summary) : within(value, key),
    ]),
  );
}

function within(value: unknown, key: string): unknown {
  if (typeof value === "string") return value.trim().slice(0, longestOf(key));
  if (Array.isArray(value))
    return value
      .map((entry: unknown) => within(entry, key))
      .filter((entry) => entry !== "" && !isEmptyText(entry))
      .slice(0, MOST[key] ?? LIMITS.entries);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, within(inner, name)]));
}

function longestOf(key: string): number {
  return key === "summary" ? LIMITS.bullet : (LONGEST[key] ?? LIMITS.line);
}

function isEmptyText(entry: unknown): boolean {
  return typeof entry === "object" && entry !== null && "text" in entry && entry.text === "";
}
