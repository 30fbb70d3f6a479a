import { type Refusal, refuse } from "../../issue.ts";
import { LIMITS } from "../../limits.ts";
import type { SectionKey } from "../../sections/registry.ts";
import { checkResume } from "../check-resume.ts";
import { RESUME_VERSION, type Resume } from "../resume.ts";
import { headingOf } from "./headings.ts";
import { type FoundEntry, readEntries, readProjects } from "./read-entries.ts";
import { readHead } from "./read-head.ts";
import { linesOf, paragraphsOf, type TextLine } from "./text-lines.ts";

export type ReadText =
  | {
      readonly ok: true;
      readonly resume: Resume /** Lines that found no place. */;
      readonly leftOver: readonly string[];
    }
  | Refusal;

const DOT = " · ";
const OUTSIDE_BRACKETS = /\s*[,;|·•](?![^(]*\))\s*/u;

/** The longest text that is read: a resume holds 256 KB. */
const LONGEST_TEXT = 512 * 1024;

/** A resume out of plain words, by the headings and dates that resumes have. What it cannot place, it says. */
export function readTextResume(text: string): ReadText {
  if (text.length > LONGEST_TEXT)
    return refuse(
      "over-limit",
      "",
      `A text of ${Math.round(text.length / 1024)} KB is too long for a resume.`,
    );
  return readLines(linesOf(text));
}

/** The same out of lines that a page has told more about. */
export function readLines(lines: readonly TextLine[]): ReadText {
  if (lines.length === 0) return refuse("unknown-format", "", "There is no text in this file.");
  const { head, parts } = split(lines);
  const { rest, ...contact } = readHead(head);
  const experience = readEntries(parts.get("experience") ?? []).map(position);
  const education = readEntries(parts.get("education") ?? []).map(study);
  const checked = checkResume({
    version: RESUME_VERSION,
    ...clipped(contact),
    summary: paragraphsOf(parts.get("summary") ?? [])
      .join("\n")
      .slice(0, LIMITS.summary),
    experience: experience.slice(0, LIMITS.items),
    education: education.slice(0, LIMITS.items),
    skills: entriesOf(parts.get("skills"), true).slice(0, LIMITS.skills),
    projects: readProjects(parts.get("projects") ?? [])
      .slice(0, LIMITS.items)
      .map(({ name, desc }) => ({
        name: name.slice(0, LIMITS.line),
        desc: bounded(desc),
      })),
    certifications: entriesOf(parts.get("certifications"), false).slice(0, LIMITS.entries),
    languages: entriesOf(parts.get("languages"), true).slice(0, LIMITS.entries),
  });
  return checked.ok ? { ok: true, resume: checked.resume, leftOver: rest } : checked;
}

function split(lines: readonly TextLine[]): { head: TextLine[]; parts: Map<SectionKey, TextLine[]> } {
  const head: TextLine[] = [];
  const parts = new Map<SectionKey, TextLine[]>();
  let current: TextLine[] = head;
  for (const line of lines) {
    const isTitle = !line.bullet && line.aside === undefined && (line.strong ?? true);
    const key = isTitle ? headingOf(line.text) : null;
    if (key === null) current.push(line);
    else {
      current = parts.get(key) ?? [];
      parts.set(key, current);
    }
  }
  return { head, parts };
}

function position({ heads: [title = "", company = "", ...more], period, lines }: FoundEntry) {
  return {
    ...clipped({ title, company, period }),
    bullets: bounded([...more, ...lines]),
  };
}

function study({ heads: [degree = "", school = "", ...more], period, lines }: FoundEntry) {
  return clipped({
    degree,
    school: [school, ...more, ...lines].filter((part) => part !== "").join(", "),
    period,
  });
}

function clipped<Fields extends Record<string, string>>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, value.slice(0, LIMITS.line)]));
}

function bounded(lines: readonly string[]): string[] {
  return lines.slice(0, LIMITS.lines).map((line) => line.slice(0, LIMITS.bullet));
}

/** Short entries: one in each line, or several with commas, dots or bars between them. */
function entriesOf(lines: readonly TextLine[] = [], severalInLine: boolean): string[] {
  const texts = severalInLine
    ? severalOf(lines)
    : paragraphsOf(lines.map((line) => ({ ...line, gapBefore: true })));
  return texts.map((entry) => entry.trim().slice(0, LIMITS.entry)).filter((entry) => entry !== "");
}

function severalOf(lines: readonly TextLine[]): string[] {
  const texts = lines.map(({ text }) => text);
  if (lines.every(({ whole }) => whole)) {
    // A page lists them in lines of their own, or in one, with one mark throughout.
    if (texts.length > 1) return texts;
    if (texts[0]?.includes(DOT)) return texts[0].split(DOT);
  }
  const listed = lines.some(({ bullet }) => bullet) || texts.every((text) => !/[,·|;]/.test(text));
  return (listed ? texts : [texts.join(" ")]).flatMap((text) => text.split(OUTSIDE_BRACKETS));
}
