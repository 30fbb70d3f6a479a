import { isJsonObject } from "../../../../domain/json/json-value.ts";
import { fingerprint, withoutIds } from "../../../../domain/resume/identity/wording.ts";
import { header } from "../../../../domain/sections/header.ts";
import { sections } from "../../../../domain/sections/registry.ts";
import type { FormField, Section } from "../../../../domain/sections/section.ts";
import { findTemplate, findTheme } from "../../../../templates/registry.ts";
import type { DraftContent } from "../../../drafts/draft-content.ts";
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
  photo: "Photo",
  sectionOrder: "Order of the sections",
  statements: "Summary: what you confirmed",
  foreign: "Details of an imported file",
};

type LineText = (id: string) => string | undefined;

/** As the form shows them: what is written first, then how it looks. */
export function differencesOf(
  questions: readonly Question[],
  lineText: LineText = () => undefined,
): Difference[] {
  const inDesign = (question: Question) => Number(question.path[0] !== "resume");
  return questions
    .toSorted((one, other) => inDesign(one) - inDesign(other))
    .map((question) => ({
      key: question.key,
      label: labelOf(question),
      mine: wordsOn(question, "mine", lineText),
      theirs: wordsOn(question, "theirs", lineText),
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

/** The lines that statements are about, by their ids. */
export function lineTexts(...contents: readonly DraftContent[]): LineText {
  const lines = contents.flatMap(({ resume }) => resume.experience.flatMap(({ bullets }) => bullets));
  const texts = new Map(lines.map(({ id, text }) => [id, text]));
  return (id) => texts.get(id);
}

function sameAt(one: object, other: object, key: string): boolean {
  return fingerprint(Reflect.get(one, key)) === fingerprint(Reflect.get(other, key));
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
  if (!section) return OTHERS[String(key)] ?? String(key);
  const { form, label } = section;
  const [at, fieldKey, line] = rest;
  if (typeof at !== "number") return label;
  if (fieldKey === "foreign") return `${label} ${at + 1}: details of an imported file`;
  if (form.kind === "field") return entryLabel(label, form.field, at);
  if (fieldKey === "statements") return `${label} ${at + 1}: what you confirmed`;
  const part = form.fields.find((candidate) => candidate.key === fieldKey);
  if (!part) return `${label} ${at + 1}`;
  return entryLabel(`${label} ${at + 1}: ${part.label}`, part, line);
}

function entryLabel(label: string, { kind }: FormField, at: Path[number] | undefined): string {
  if (typeof at !== "number") return label;
  return `${label}, ${kind === "chips" ? "entry" : "line"} ${at + 1}`;
}

function wordsOn(
  { kind, path, mine, theirs }: Question,
  side: "mine" | "theirs",
  lineText: LineText,
): string | null {
  if (path.includes("foreign")) return dataWords(side === "mine" ? mine : theirs);
  const value = withoutIds(side === "mine" ? mine : theirs);
  if (kind === "removal" && value === undefined) return null;
  if (kind === "order" && Array.isArray(value))
    return value.map((entry, at) => `${at + 1}. ${nameOf(entry)}`).join("\n");
  if (path.at(-1) === "photo") return photoWords(value, side === "mine" ? undefined : mine);
  return words(value, path, lineText);
}

/** A picture cannot be shown as words; that it is another one can be said. */
function photoWords(photo: unknown, other: unknown): string {
  if (!isJsonObject(photo)) return "No photo";
  const isOther = isJsonObject(other) && photo.data !== other.data;
  return `${isOther ? "Another photo" : "A photo"}${photo.hidden ? ", hidden" : ""}`;
}

/** Data of an imported file, as it stands there. */
function dataWords(value: unknown): string | null {
  return typeof value === "string" ? value : (JSON.stringify(value, null, 1) ?? null);
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
function words(value: unknown, path: Path, lineText: LineText): string {
  const [root] = path;
  if (root === "template") return findTemplate(String(value))?.name ?? String(value);
  if (root === "theme") return findTheme(String(value))?.name ?? String(value);
  if (root === "page") return value === "letter" ? "US Letter" : "A4";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (path.at(-1) === "sectionOrder")
    return Array.isArray(value)
      ? value.map((key) => sections.find((section) => section.key === key)?.label ?? key).join(", ")
      : "As the template has it";
  return plain(value, lineText);
}

function plain(value: unknown, lineText: LineText): string {
  if (typeof value === "string") return value;
  if (isStatement(value)) return statementWords(value, lineText);
  if (Array.isArray(value))
    return value
      .map((part) =>
        typeof part === "string" || isStatement(part) ? `• ${plain(part, lineText)}` : plain(part, lineText),
      )
      .join("\n");
  if (typeof value === "object" && value !== null)
    return Object.values(value)
      .map((part) => plain(part, lineText))
      .filter((part) => part !== "")
      .join("\n");
  return "";
}

function statementWords({ text, line }: { text: string; line: string }, lineText: LineText): string {
  const about = lineText(line);
  return about === undefined ? text : `${text} (about “${about}”)`;
}

function isStatement(value: unknown): value is { text: string; line: string } {
  return typeof value === "object" && value !== null && "text" in value && "line" in value;
}
