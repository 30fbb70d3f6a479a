import { header } from "../../../../domain/sections/header.ts";
import { sections } from "../../../../domain/sections/registry.ts";
import type { Section } from "../../../../domain/sections/section.ts";
import { findTemplate, findTheme } from "../../../../templates/registry.ts";
import { type DraftContent, readContent, sameValue } from "../../../drafts/draft-content.ts";

/** A field that the two versions say differently. */
export interface Difference {
  /** Where it stands in the draft. */
  readonly path: readonly string[];
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

const DESIGN = [
  { key: "title", label: "Title" },
  { key: "template", label: "Template" },
  { key: "theme", label: "Theme" },
  { key: "page", label: "Paper" },
  { key: "fit", label: "Fit to one page" },
] as const;

/** Field by field. Lists of different lengths are one difference: their items cannot be told apart for certain. */
export function differences(mine: DraftContent, theirs: DraftContent): Difference[] {
  const found: Difference[] = [];
  const compare = (path: readonly string[], label: string) => {
    const [one, other] = [at(mine, path), at(theirs, path)];
    if (!sameValue(one, other))
      found.push({ path, label, mine: words(one, path), theirs: words(other, path) });
  };
  for (const { key, label } of header.fields) compare(["resume", key], label);
  for (const section of sections) {
    for (const [path, label] of placesOf(section, mine, theirs)) compare(path, label);
  }
  compare(["resume", "coverLetter"], "Cover letter");
  compare(["resume", "sectionOrder"], "Order of the sections");
  for (const { key, label } of DESIGN) compare([key], label);
  return found;
}

type Place = readonly [path: readonly string[], label: string];

function placesOf({ key, label, form }: Section, mine: DraftContent, theirs: DraftContent): Place[] {
  const path = ["resume", key];
  const [one, other] = [at(mine, path), at(theirs, path)];
  const alike = Array.isArray(one) && Array.isArray(other) && one.length === other.length;
  if (form.kind === "field" || !alike) return [[path, label]];
  return one.flatMap((_, index) =>
    form.fields.map(
      (field): Place => [[...path, String(index), field.key], `${label} ${index + 1}: ${field.label}`],
    ),
  );
}

/** The draft with the chosen fields of the other version. */
export function merged(mine: DraftContent, theirs: DraftContent, taken: readonly Difference[]): DraftContent {
  const changed = taken.reduce<unknown>((draft, { path }) => withValue(draft, path, at(theirs, path)), mine);
  return readContent(changed) ?? mine;
}

function withValue(part: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(part)) return part.with(Number(key), withValue(part[Number(key)], rest, value));
  const whole = Object(part);
  const next = withValue(Reflect.get(whole, key), rest, value);
  if (next !== undefined) return { ...whole, [key]: next };
  const { [key]: _gone, ...others } = whole;
  return others;
}

function at(content: DraftContent, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), content);
}

/** A value as a person reads it. */
function words(value: unknown, path: readonly string[]): string {
  const [root] = path;
  if (root === "template") return findTemplate(String(value))?.name ?? String(value);
  if (root === "theme") return findTheme(String(value))?.name ?? String(value);
  if (root === "page") return value === "letter" ? "US Letter" : "A4";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (path.at(-1) === "sectionOrder")
    return Array.isArray(value)
      ? value.map((key) => sections.find((section) => section.key === key)?.label ?? key).join(", ")
      : "As the template has it";
  return plain(value);
}

function plain(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value))
    return value.map((part) => (typeof part === "string" ? `• ${part}` : plain(part))).join("\n");
  if (typeof value === "object" && value !== null)
    return Object.values(value)
      .map(plain)
      .filter((part) => part !== "")
      .join("\n");
  return "";
}
