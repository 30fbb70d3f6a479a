import { checkResume } from "../../domain/resume/check-resume.ts";
import { RESUME_VERSION } from "../../domain/resume/resume.ts";
import { headingOf } from "../../domain/resume/text-import/headings.ts";
import type { ReadText } from "../../domain/resume/text-import/read-text-resume.ts";
import { withinLimits } from "../../domain/resume/text-import/within-limits.ts";
import type { SectionKey } from "../../domain/sections/registry.ts";
import { splitOutsideBrackets } from "../../domain/text/split-outside-brackets.ts";
import {
  bestOf,
  DATE,
  DEGREE_NAME,
  EMAIL,
  EMPLOYER,
  type Feature,
  JOB_TITLE,
  LINK,
  NAME,
  PHONE,
  PLACE,
  SCHOOL_NAME,
} from "./feature-scores.ts";
import type { StreamLine, StreamPart } from "./stream-lines.ts";

const BULLET = /^[•‣◦▪●∙\uf0b7–*-]\s*/u;
const SENTENCE_WORDS = 8;
/** A step from line to line that is so much wider than most begins another entry. */
const WIDE_STEP = 1.4;

interface Sections {
  readonly profile: readonly StreamLine[];
  readonly parts: ReadonlyMap<SectionKey, readonly StreamLine[]>;
}

interface Entry {
  readonly heads: StreamPart[];
  readonly lines: string[];
}

/**
 * A resume by the steps that OpenResume has published, in rules of our own: lines to sections by titles that stand alone, sections to entries by
 * wider steps, and each field to the text that has most of its features.
 */
export function readByFeatures(lines: readonly StreamLine[]): ReadText {
  const { profile, parts } = sectionsOf(lines);
  const of = (key: SectionKey): readonly StreamLine[] => parts.get(key) ?? [];
  const checked = checkResume(
    withinLimits({
      version: RESUME_VERSION,
      ...profileOf(profile),
      summary: of("summary")
        .map(({ text }) => text)
        .join(" "),
      experience: entriesOf(of("experience")).map(({ heads, lines: bullets }) => {
        const [period, title, company] = fieldsOf(heads, [DATE, JOB_TITLE, EMPLOYER]);
        return { period, title, company, bullets };
      }),
      education: entriesOf(of("education")).map(({ heads }) => {
        const [period, school, degree] = fieldsOf(heads, [DATE, SCHOOL_NAME, DEGREE_NAME]);
        return { period, school, degree };
      }),
      skills: of("skills").flatMap(({ text }) => keywordsOf(text)),
    }),
  );
  return checked.ok ? { ok: true, resume: checked.resume, leftOver: [] } : checked;
}

/** A title is one run that stands alone, set apart or in capitals, with the usual words for a section. */
function sectionsOf(lines: readonly StreamLine[]): Sections {
  const profile: StreamLine[] = [];
  const parts = new Map<SectionKey, StreamLine[]>();
  let current = profile;
  for (const line of lines) {
    const [part, more] = line.parts;
    const isTitle = part !== undefined && more === undefined && (part.isSetApart || isCapitals(part.text));
    const key = isTitle ? headingOf(part.text) : null;
    if (key !== null) {
      current = parts.get(key) ?? [];
      parts.set(key, current);
    } else if (isTitle && part.isSetApart && isCapitals(part.text) && current !== profile) current = [];
    else current.push(line);
  }
  return { profile, parts };
}

function isCapitals(text: string): boolean {
  return /\p{Lu}/u.test(text) && text === text.toUpperCase();
}

function profileOf(lines: readonly StreamLine[]): object {
  const parts = lines.flatMap(({ parts: runs }) => runs.flatMap(splitRun));
  const all = parts.map(({ text }) => text).join("\n");
  const name = bestOf(parts, NAME);
  const [email = ""] = EMAIL.exec(all) ?? [];
  const [phone = ""] = parts.map(({ text }) => PHONE.exec(text)?.[0] ?? "").filter(Boolean);
  const [website = ""] = parts
    .map(({ text }) => LINK.exec(text.replace(email, ""))?.[0] ?? "")
    .filter(Boolean);
  const place = bestOf(parts, PLACE, new Set(name ? [name] : []));
  return { name: name?.text ?? "", email, phone: phone.trim(), website, location: place?.text ?? "" };
}

/** "London · a@b.example · +44…" in one run. */
function splitRun({ text, isSetApart }: StreamPart): StreamPart[] {
  return text
    .split(/\s+[|·•∙‧]\s+/u)
    .map((part) => ({ text: part.trim(), isSetApart }))
    .filter((part) => part.text !== "");
}

function entriesOf(lines: readonly StreamLine[]): Entry[] {
  const usual = usualStep(lines);
  const entries: Entry[] = [];
  let isInBody = false;
  for (const [at, line] of lines.entries()) {
    const entry = entries.at(-1);
    const isBullet = BULLET.test(line.text);
    const isHead = line.parts.some(({ isSetApart }) => isSetApart) && !isBullet;
    const isApart = line.step > usual * WIDE_STEP && (isHead || !isInBody);
    if (!entry || (isInBody && isHead && isApart) || (isInBody && isHead && isDated(lines, at))) {
      entries.push({ heads: headsOf(line), lines: [] });
      isInBody = false;
    } else if (isBullet) {
      entry.lines.push(line.text.replace(BULLET, ""));
      isInBody = true;
    } else if (isInBody) entry.lines[entry.lines.length - 1] += ` ${line.text}`;
    else if (line.text.split(/\s+/).length >= SENTENCE_WORDS && line.parts.length === 1) {
      entry.lines.push(line.text);
      isInBody = true;
    } else entry.heads.push(...headsOf(line));
  }
  return entries;
}

/** A date in this line or the one below it: where an entry begins. */
function isDated(lines: readonly StreamLine[], at: number): boolean {
  return [lines[at], lines[at + 1]].some((line) => line !== undefined && /(?:19|20)\d{2}/.test(line.text));
}

function headsOf({ parts }: StreamLine): StreamPart[] {
  return parts.flatMap(splitRun).map((part) => ({ ...part, text: part.text.replace(BULLET, "") }));
}

function usualStep(lines: readonly StreamLine[]): number {
  const steps = new Map<number, number>();
  for (const { step } of lines)
    if (step > 0) steps.set(Math.round(step), (steps.get(Math.round(step)) ?? 0) + 1);
  return [...steps].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0];
}

/** Each field in turn takes the text that has most of its features, and the last one what is left. */
function fieldsOf(heads: readonly StreamPart[], fields: readonly (readonly Feature[])[]): string[] {
  const taken = new Set<StreamPart>();
  return fields.map((features, at) => {
    const isLast = at === fields.length - 1;
    const part =
      bestOf(heads, features, taken) ?? (isLast ? heads.find((one) => !taken.has(one)) : undefined);
    if (part) taken.add(part);
    return part?.text ?? "";
  });
}

function keywordsOf(text: string): string[] {
  return splitOutsideBrackets(text.replace(BULLET, ""), /[,;|·•]/gu).filter((word) => word !== "");
}
