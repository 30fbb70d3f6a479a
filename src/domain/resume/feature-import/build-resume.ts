import { type Refusal, refuse } from "../../issue.ts";
import { LIMITS } from "../../limits.ts";
import { findSection } from "../../sections/registry.ts";
import { checkResume } from "../check-resume.ts";
import { RESUME_VERSION, type Resume } from "../resume.ts";
import { withinLimits } from "../text-import/within-limits.ts";
import { findPeriod, standsApart, withoutPeriod } from "./find-period.ts";
import { type FoundSection, findSections } from "./find-sections.ts";
import { joinPeriods } from "./join-periods.ts";
import { labelPositions, placesIn } from "./label-positions.ts";
import { labelStudies } from "./label-studies.ts";
import { withPersonal } from "./personal-details.ts";
import { readCertificates, readLanguages, readList } from "./read-lists.ts";
import { isContactLine, readPerson } from "./read-person.ts";
import { readReferences } from "./read-references.ts";
import type { SectionKind } from "./section-words.ts";
import { type Entry, partsOf, splitEntries } from "./split-entries.ts";
import { isCapitals, isSentence, type StyledLine } from "./styled-line.ts";
import { type TracedWords, traceWords } from "./trace-words.ts";

export type BuiltResume = ({ readonly ok: true; readonly resume: Resume } & TracedWords) | Refusal;

/** "2", "Page 1 of 2": words of the file, and none of the resume. */
const PAGE_NUMBER = /^(?:page|seite|página|strona)?\s*\d{1,2}(?:\s*(?:\/|of|von|sur|de|z)\s*\d{1,2})?$/iu;

/** A resume out of lines and their looks; every word of them has its place in it, or stands among what found none. */
export function buildResume(lines: readonly StyledLine[]): BuiltResume {
  if (lines.length === 0) return refuse("unknown-format", "", "There is no text in this file.");
  const read = joinPeriods(lines.filter(({ text, isMargin }) => !isMargin && !PAGE_NUMBER.test(text)));
  // Some people write at the foot of their pages how to reach them; what else stands there is of no section.
  const margins = lines.filter((line) => line.isMargin && isContactLine(line));
  const { head, sections } = withPersonal(findSections(read));
  const of = (kind: SectionKind): StyledLine[] =>
    sections.flatMap((found) => (found.kind === kind ? found.lines : []));
  // Entries of one section never go on in the next of its kind.
  const entriesOf = (kind: SectionKind): Entry[] =>
    sections.flatMap((found) =>
      found.kind === kind && found.lines.length > 0 ? splitEntries(found.lines) : [],
    );
  const { summary: above, ...person } = readPerson(head, [...of("contact"), ...margins]);
  const known = placesIn([person.location]);
  const spoken = [...of("summary")];
  const skills = withLanguages(of("skills"));
  const checked = checkResume(
    withinLimits({
      version: RESUME_VERSION,
      ...person,
      summary: [
        ...(spoken.length > 0 && above.length > 0 ? above : spoken.length > 0 ? [] : above),
        ...paragraphs(spoken),
      ].join("\n"),
      experience: labelPositions(entriesOf("experience"), known).map(
        ({ role, employer, place, body, period, sameEmployer }) => ({
          title: role,
          company: employer,
          period,
          ...(place !== "" && { location: place }),
          ...(sameEmployer && { sameEmployer }),
          bullets: body,
        }),
      ),
      education: labelStudies(entriesOf("education")).map(
        ({ degree, school, place, grade, period, courses }) => ({
          degree,
          school,
          period,
          ...(place !== "" && { location: place }),
          ...(grade !== "" && { grade }),
          courses,
        }),
      ),
      skills: readList(skills.skills),
      languages: readLanguages([...of("languages"), ...skills.languages]),
      certifications: readCertificates(of("certifications")),
      projects: projects(of("projects")),
      volunteering: labelPositions(entriesOf("volunteering"), known).map(
        ({ role, employer, place, body, period }) => ({
          role,
          organization: employer,
          period,
          ...(place !== "" && { location: place }),
          bullets: body,
        }),
      ),
      awards: dated(of("awards")).map(({ name, period, more }) => ({
        title: name,
        awarder: "",
        date: period,
        summary: more,
      })),
      publications: of("publications").map(({ text }) => {
        const { name, more } = named(text);
        return { name, publisher: "", date: "", summary: more };
      }),
      interests: readList(of("interests")),
      references: readReferences(of("references")),
      custom: sections
        .filter(({ kind, lines: own }) => kind === "other" && own.length > 0)
        .slice(0, LIMITS.customSections)
        .map(customSection),
      sectionOptions: titles(sections),
    }),
  );
  if (!checked.ok) return checked;
  return { ok: true, resume: checked.resume, ...traceWords(lines, checked.resume, sections) };
}

function paragraphs(lines: readonly StyledLine[]): string[] {
  return lines.map(({ text }) => text.replaceAll("\t", " "));
}

/** "Languages: English, Irish" among skills. */
function withLanguages(lines: readonly StyledLine[]): Record<"skills" | "languages", StyledLine[]> {
  const isLanguages = ({ text }: StyledLine) =>
    /^(?:spoken )?languages?\s*:/i.test(text) &&
    !/\b(?:java|python|sql|php|html|go|ruby|c\+\+)\b/i.test(text);
  return { skills: lines.filter((line) => !isLanguages(line)), languages: lines.filter(isLanguages) };
}

const NAMED = /^(.{2,70}?)(?::\s+|\s+[–—-]\s+)(.+)$/u;

function projects(lines: readonly StyledLine[]): object[] {
  if (lines.length === 0) return [];
  // A line for each: "Name: what it was".
  const areNamed = lines.every(({ text }) => NAMED.test(text)) && !lines.some(({ strong }) => strong);
  if (areNamed)
    return lines.map(({ text }) => {
      const [, name = "", desc = ""] = NAMED.exec(text) ?? [];
      return { name, desc: [desc.replaceAll("\t", " ")] };
    });
  return splitEntries(withDescriptions(lines)).map(({ heads, period, body }) => {
    const [name, ...more] = heads.map(({ text }) => text);
    const link = more.find((part) =>
      /^(?:https?:\/\/|www\.)|^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?$/i.test(part),
    );
    const rest = more.filter((part) => part !== link);
    return name === undefined
      ? { name: "", desc: body }
      : {
          name,
          ...(period !== "" && { period }),
          ...(link !== undefined && { link }),
          desc: [...rest, ...body],
        };
  });
}

/** Titles and what they were, line by line in one look: the longer line below a title is its text. */
function withDescriptions(lines: readonly StyledLine[]): StyledLine[] {
  if (lines.some(({ bullet, strong }) => bullet || strong)) return [...lines];
  const words = ({ text }: StyledLine) => text.split(/\s+/).length;
  return lines.map((line, index) => {
    const above = lines[index - 1];
    const isText = above && words(above) <= 5 && words(line) >= 6 && findPeriod(line.text) === null;
    return isText ? { ...line, bullet: true } : line;
  });
}

/** Entries of a line each: what they are called, and when; what is too long for a name goes on below it. */
function dated(lines: readonly StyledLine[]): { name: string; period: string; more: string }[] {
  return lines.map(({ text }) => {
    const found = findPeriod(text);
    const isApart =
      found !== null &&
      text.length <= LIMITS.line &&
      standsApart(text, found) &&
      (found.start === 0 || found.end >= text.length - 2);
    return { ...named(isApart ? withoutPeriod(text, found) : text), period: isApart ? found.text : "" };
  });
}

function named(text: string): { name: string; more: string } {
  const words = text.replaceAll("\t", " ");
  const end = words.length <= LIMITS.line ? words.length : Math.max(60, words.lastIndexOf(" ", LIMITS.line));
  return { name: words.slice(0, end), more: words.slice(end).trim() };
}

/** A section that no kind of ours is, under its own title. */
function customSection({ heading, lines }: FoundSection): object {
  const title = titleCase(heading ?? "");
  const entries = splitEntries(lines);
  const areEntries =
    lines.some(({ bullet }) => bullet) &&
    entries.every(({ heads, period }) => heads.length > 0 && period !== "");
  if (areEntries)
    return {
      title,
      kind: "experience",
      content: labelPositions(entries).map(({ role, employer, place, period, body }) => ({
        title: role,
        company: employer,
        period,
        ...(place !== "" && { location: place }),
        bullets: body,
      })),
    };
  const isShort = lines.every(
    ({ text }) => text.length <= 60 && !isSentence(text) && partsOf(text).length <= 1 && !/[:,]/.test(text),
  );
  if (isShort) return { title, kind: "skills", content: paragraphs(lines).map((text) => ({ text })) };
  return { title, kind: "summary", content: paragraphs(lines).join("\n") };
}

function titles(sections: readonly FoundSection[]): object {
  const found = new Map<string, { title: string }>();
  for (const { kind, heading } of sections) {
    const label = findSection(kind)?.label;
    if (heading === null || label === undefined || found.has(kind)) continue;
    if (heading.toLowerCase() !== label.toLowerCase()) found.set(kind, { title: titleCase(heading) });
  }
  return Object.fromEntries(found);
}

/** Designs set their own titles in capitals: one that is written so keeps its words and not its look. */
function titleCase(heading: string): string {
  const spaced = heading.replace(/^(?:\p{L} ){3,}\p{L}$/u, (letters) => letters.replaceAll(" ", ""));
  if (!isCapitals(spaced)) return spaced;
  const small = spaced.toLowerCase();
  return small.charAt(0).toUpperCase() + small.slice(1);
}
