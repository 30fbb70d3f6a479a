import { header } from "../../../../domain/sections/header.ts";
import { sections } from "../../../../domain/sections/registry.ts";
import type { FormField, Section } from "../../../../domain/sections/section.ts";
import { findTemplate, findTheme } from "../../../../templates/registry.ts";
import { type DraftContent, sameValue } from "../../../drafts/draft-content.ts";
import type { Path, Question } from "../../../drafts/merging/merge.ts";

/** A field that the two versions say differently, in words. */
export interface Difference {
  readonly key: string;
  readonly label: string;
  /** Null where that side removed it. */
  readonly mine: string | null;
  readonly theirs: string | null;
}

const DESIGN: Readonly<Record<string, string>> = {
  title: "Title",
  template: "Template",
  theme: "Theme",
  page: "Paper",
  fit: "Fit to one page",
};

/** Fields of the resume that stand in no section and not in its head. */
const OTHERS: Readonly<Record<string, string>> = {
  coverLetter: "Cover letter",
  sectionOrder: "Order of the sections",
  statements: "Summary: what you confirmed",
};

/** As the form shows them: what is written first, then how it looks. */
export function differencesOf(questions: readonly Question[]): Difference[] {
  const inDesign = (question: Question) => Number(question.path[0] !== "resume");
  return questions
    .toSorted((one, other) => inDesign(one) - inDesign(other))
    .map((question) => ({
      key: question.key,
      label: labelOf(question),
      mine: wordsOn(question, "mine"),
      theirs: wordsOn(question, "theirs"),
    }));
}

/** Names of the parts that are not the same in both, as "Location" and "Skills". */
export function changedParts(before: DraftContent, after: DraftContent): string[] {
  const design = Object.entries(DESIGN).filter(([key]) => !sameAt(before, after, key));
  const parts = [
    ...header.fields,
    ...sections,
    ...Object.entries(OTHERS).map(([key, label]) => ({ key, label })),
  ]
    .filter(({ key }) => !sameAt(before.resume, after.resume, key))
    .map(({ label }) => label);
  return [...parts, ...design.map(([, label]) => label)];
}

function sameAt(one: object, other: object, key: string): boolean {
  return sameValue(Reflect.get(one, key), Reflect.get(other, key));
}

function labelOf({ path, kind }: Question): string {
  const label = placeLabel(path);
  return kind === "order" ? `Order of ${label}` : label;
}

/** As the form names it: "Experience 2: Bullets, line 3". */
function placeLabel([root, key, ...rest]: Path): string {
  if (root !== "resume") return DESIGN[String(root)] ?? String(root);
  const field = header.fields.find((candidate) => candidate.key === key);
  if (field) return field.label;
  const section: Section | undefined = sections.find((candidate) => candidate.key === key);
  if (!section) return lineLabel(OTHERS[String(key)] ?? String(key), rest[0]);
  const { form, label } = section;
  const [at, fieldKey, line] = rest;
  if (typeof at !== "number") return label;
  if (form.kind === "field") return entryLabel(label, form.field, at);
  if (fieldKey === "statements") return lineLabel(`${label} ${at + 1}: what you confirmed`, line);
  const part = form.fields.find((candidate) => candidate.key === fieldKey);
  if (!part) return `${label} ${at + 1}`;
  return entryLabel(`${label} ${at + 1}: ${part.label}`, part, line);
}

function lineLabel(label: string, at: Path[number] | undefined): string {
  return typeof at === "number" ? `${label}, line ${at + 1}` : label;
}

function entryLabel(label: string, { kind }: FormField, at: Path[number] | undefined): string {
  if (typeof at !== "number") return label;
  return `${label}, ${kind === "chips" ? "entry" : "line"} ${at + 1}`;
}

function wordsOn({ kind, path, mine, theirs }: Question, side: "mine" | "theirs"): string | null {
  const value = side === "mine" ? mine : theirs;
  if (kind === "removal" && value === undefined) return null;
  if (kind === "order" && Array.isArray(value))
    return value.map((entry, at) => `${at + 1}. ${nameOf(entry)}`).join("\n");
  return words(value, path);
}

/** What an entry is known by: its own words, or the first of its fields. */
function nameOf(entry: unknown): string {
  if (typeof entry === "string") return entry;
  const lines = Object.values(Object(entry)).filter(
    (value) => typeof value === "string" && value.trim() !== "",
  );
  return lines.slice(0, 2).join(" · ") || "Empty";
}

/** A value as a person reads it. */
function words(value: unknown, path: Path): string {
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
  if (isStatement(value)) return `${value.text} (about “${value.line}”)`;
  if (Array.isArray(value))
    return value
      .map((part) => (typeof part === "string" || isStatement(part) ? `• ${plain(part)}` : plain(part)))
      .join("\n");
  if (typeof value === "object" && value !== null)
    return Object.values(value)
      .map(plain)
      .filter((part) => part !== "")
      .join("\n");
  return "";
}

function isStatement(value: unknown): value is { text: string; line: string } {
  return typeof value === "object" && value !== null && "text" in value && "line" in value;
}
