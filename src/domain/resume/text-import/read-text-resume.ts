import { type Refusal, refuse } from "../../issue.ts";
import type { SectionKey } from "../../sections/registry.ts";
import { checkResume } from "../check-resume.ts";
import { RESUME_VERSION, type Resume } from "../resume.ts";
import { readDescribed, readEntries } from "./read-entries.ts";
import { readHead } from "./read-head.ts";
import {
  award,
  certification,
  positions,
  project,
  publication,
  reference,
  service,
  study,
} from "./read-items.ts";
import { readKeywords } from "./read-keywords.ts";
import { customSection, splitSections } from "./split-sections.ts";
import { linesOf, paragraphsOf, type TextLine } from "./text-lines.ts";
import { withinLimits } from "./within-limits.ts";

export type ReadText =
  | {
      readonly ok: true;
      readonly resume: Resume /** Lines that found no place. */;
      readonly leftOver: readonly string[];
    }
  | Refusal;

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
  const { head, parts, others } = splitSections(lines);
  const { rest, links, ...contact } = readHead(head);
  const of = (key: SectionKey): readonly TextLine[] => parts.get(key) ?? [];
  const checked = checkResume(
    withinLimits({
      version: RESUME_VERSION,
      ...contact,
      links,
      summary: paragraphsOf(of("summary")).join("\n"),
      experience: readEntries(of("experience")).flatMap(positions),
      education: readEntries(of("education")).map(study),
      skills: readKeywords(of("skills")),
      projects: readDescribed(of("projects")).map(project),
      certifications: paragraphsOf(of("certifications").map((line) => ({ ...line, gapBefore: true }))).map(
        certification,
      ),
      languages: readKeywords(of("languages")),
      volunteering: readEntries(of("volunteering")).map(service),
      awards: readDescribed(of("awards")).map(award),
      publications: readDescribed(of("publications")).map(publication),
      interests: readKeywords(of("interests")),
      references: readDescribed(of("references")).map(reference),
      custom: others.map(customSection),
    }),
  );
  return checked.ok ? { ok: true, resume: checked.resume, leftOver: rest } : checked;
}
