import { isJsonObject } from "../../domain/json/json-value.ts";
import { fieldsOf, formPlace } from "../../domain/resume/form-place.ts";
import { fingerprint, withoutIds } from "../../domain/resume/identity/wording.ts";
import type { Path, Question } from "../../domain/resume/merging/merge.ts";
import { findResumeLanguage } from "../../domain/resume-language/registry.ts";
import { customKey } from "../../domain/sections/custom-sections.ts";
import { header } from "../../domain/sections/header.ts";
import { findSection, sections } from "../../domain/sections/registry.ts";
import { findTemplate, findTheme } from "../../templates/registry.ts";
import type { DraftContent } from "../drafts/draft-content.ts";
import { isMarksPath, marksMessage } from "./marks-message.ts";
import { styleLabel, styleMessage } from "./style-messages.ts";

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
  style: "Own style",
};

/** Fields of the resume that stand in no section and not in its head. */
const OTHERS: Readonly<Record<string, string>> = {
  coverLetter: "Cover letter",
  interview: "Notes for the interview",
  jobAd: "Job ad",
  jobAnswers: "What you said about job ads",
  photo: "Photo",
  sectionOrder: "Order of the sections",
  statements: "Summary: what you confirmed",
  summaryMarks: "Summary: bold, italic and links",
  links: "Links",
  custom: "Custom sections",
  sectionOptions: "Titles of sections, and which are shown",
  language: "Language of the resume",
  foreign: "Details of an imported file",
};

/** Of an item or a section, what is no field of its form. */
export const BESIDE_FIELDS: Readonly<Record<string, string>> = {
  statements: "what you confirmed",
  hidden: "on the page",
  startsPage: "starts a new page",
  title: "title",
  foreign: "details of an imported file",
};

const FLAGS: ReadonlySet<string> = new Set([
  ...["hidden", "startsPage"],
  ...sections.flatMap(({ form }) =>
    fieldsOf(form).flatMap(({ key, kind }) => (kind === "flag" ? [key] : [])),
  ),
]);

/** What a line says by its id, and a custom section's title by its key. */
type LineText = (id: string) => string | undefined;

/** As the form shows them: what is written first, then how it looks. */
export function differencesOf(
  questions: readonly Question[],
  mine: DraftContent,
  theirs: DraftContent,
): Difference[] {
  const lineText = lineTexts(mine, theirs);
  const inDesign = (question: Question) => Number(question.path[0] !== "resume");
  return questions
    .toSorted((one, other) => inDesign(one) - inDesign(other))
    .map((question) => ({
      key: question.key,
      // What this page does not have any more is named as the other has it.
      label: labelOf(question, question.mine === undefined ? theirs : mine),
      mine: wordsOn(question, "mine", { lineText, side: mine, here: mine }),
      theirs: wordsOn(question, "theirs", { lineText, side: theirs, here: mine }),
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

function lineTexts(...contents: readonly DraftContent[]): LineText {
  const lines = contents.flatMap(({ resume }) => resume.experience.flatMap(({ bullets }) => bullets));
  const customs = contents.flatMap(({ resume }) => resume.custom ?? []).toReversed();
  const texts = new Map([
    ...lines.map(({ id, text }) => [id, text] as const),
    ...customs.map(({ id, title }) => [customKey(id), title] as const),
  ]);
  return (id) => texts.get(id);
}

function sameAt(one: object, other: object, key: string): boolean {
  return fingerprint(Reflect.get(one, key)) === fingerprint(Reflect.get(other, key));
}

function labelOf({ path, kind }: Question, content: DraftContent): string {
  const label = placeLabel(path, content);
  if (path.at(-1) === "marks") return `${label}: bold, italic and links`;
  return kind === "order" ? `Order of ${label}` : label;
}

/** As the form names it: "Experience 2: Bullets, line 3". */
function placeLabel([root, ...path]: Path, { resume }: DraftContent): string {
  if (root === "style" && path.length > 0) return styleLabel(path);
  if (root !== "resume") return DESIGN[String(root)] ?? String(root);
  const [key, part, option] = path;
  const place = formPlace(resume, path);
  if (!place) {
    const section = key === "sectionOptions" ? findSection(String(part)) : undefined;
    return section ? besides(section.label, String(option)) : (OTHERS[String(key)] ?? String(key));
  }
  const { list, form, item, field, other, entry } = place;
  if (list === null) return field?.label ?? String(key);
  const at = item === null ? "" : `${form?.kind === "field" ? ", entry" : ""} ${item + 1}`;
  const name = `${list}${at}`;
  if (other !== null) return besides(name, other);
  if (!field) return name;
  const named = `${name}: ${field.label}`;
  return entry === null ? named : `${named}, ${field.kind === "chips" ? "entry" : "line"} ${entry + 1}`;
}

function besides(name: string, key: string): string {
  return `${name}: ${BESIDE_FIELDS[key] ?? key}`;
}

function wordsOn(
  { kind, path, mine, theirs }: Question,
  side: "mine" | "theirs",
  around: { lineText: LineText; side: DraftContent; here: DraftContent },
): string | null {
  if (path.includes("foreign")) return dataWords(side === "mine" ? mine : theirs);
  const value = withoutIds(side === "mine" ? mine : theirs);
  if (kind === "removal" && value === undefined) return null;
  if (kind === "order" && Array.isArray(value))
    return value.map((entry, at) => `${at + 1}. ${nameOf(entry)}`).join("\n");
  if (path.at(-1) === "photo") return photoWords(value, side === "mine" ? undefined : mine);
  if (isMarksPath(path)) return marksMessage(path, value, around.side.resume, around.here.resume);
  return words(value, path, around.lineText);
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
  if (root === "style") return styleMessage(path.slice(1), value, lineText);
  if (path.at(-1) === "hidden") return value === true ? "Hidden" : "Shown";
  if (typeof value === "boolean" || isFlag(path)) return value === true ? "Yes" : "No";
  if (path.at(-1) === "language" && path.length === 2)
    return findResumeLanguage(String(value))?.name ?? "Not set";
  if (path.at(-1) === "sectionOrder")
    return Array.isArray(value)
      ? value.map((key) => findSection(key)?.label ?? lineText(key) ?? "A section that is gone").join(", ")
      : "As the template has it";
  return plain(value, lineText);
}

/** What is off is not there. */
function isFlag(path: Path): boolean {
  return FLAGS.has(String(path.at(-1)));
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
    return Object.entries(value)
      .filter(([key]) => key !== "kind")
      .map(([, part]) => plain(part, lineText))
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
