import { type ParsedInterval, parseInterval } from "../../dates/parse-interval.ts";
import type { Template } from "../../document/design.ts";
import type { CustomStyle } from "../../document/style/custom-style.ts";
import { dateLanguage } from "../../resume/date-edits.ts";
import type { Resume } from "../../resume/resume.ts";
import { type ListedSection, listSections } from "../../resume/section-list.ts";
import { sectionTexts } from "../../resume/section-texts.ts";
import { visibleResume } from "../../resume/visible-resume.ts";
import type { ResumeLanguage } from "../../resume-language/resume-language.ts";
import { WORD_LIMITS } from "../../suggestions/request.ts";
import type { ParserView } from "../parser/parser-view.ts";
import { type LineOpening, openingOf } from "./line-opening.ts";

export interface CheckOptions {
  readonly template: Template;
  readonly style?: CustomStyle | undefined;
  /** Pages of the real document, where they are known. */
  readonly pageCount?: number | undefined;
  /** An ISO date. */
  readonly today: string;
  /** What programs read in the real file, where it was made of this very resume. */
  readonly document?: ReadDocument | undefined;
}

export interface ReadDocument {
  readonly view: ParserView;
  readonly bytes: number;
}

export interface CheckedText {
  readonly text: string;
  readonly pointer: string;
  readonly words: number;
}

/** A bullet, or a line of a description. */
export interface CheckedLine extends CheckedText {
  readonly limit: number;
  readonly opening: LineOpening;
  /** Whether what it tells of goes on, is over, or nobody knows. */
  readonly time: "current" | "past" | null;
}

export interface CheckedPosition {
  readonly pointer: string;
  readonly title: string;
  readonly company: string;
  readonly period: string;
  readonly parsed: ParsedInterval;
  readonly lines: readonly CheckedLine[];
}

export interface DatedText {
  readonly text: string;
  readonly pointer: string;
  readonly parsed: ParsedInterval;
}

/** What all rules look at, worked out once. */
export interface CheckReading extends CheckOptions {
  /** As the person wrote it, what is hidden too: what edits are made of. */
  readonly whole: Resume;
  /** As its pages show it. */
  readonly resume: Resume;
  readonly language: ResumeLanguage;
  readonly sections: readonly ListedSection[];
  /** Every text that a page shows, of the head and of the sections. */
  readonly texts: readonly CheckedText[];
  /** The same in one: what stands nowhere in it need not be looked for in each of thousands. */
  readonly all: string;
  /** In small letters: to let a pattern compare both cases takes several times as long. */
  readonly lower: string;
  readonly lines: readonly CheckedLine[];
  readonly positions: readonly CheckedPosition[];
  readonly dates: readonly DatedText[];
}

const HEAD = ["name", "role", "location", "email", "phone", "website"] as const;

export function readForCheck(whole: Resume, options: CheckOptions): CheckReading {
  const resume = visibleResume(whole);
  const language = dateLanguage(resume);
  const shown = sectionTexts(resume).filter(({ hidden }) => !hidden);
  const dates = shown
    .filter(({ field }) => field.holds === "date")
    .map(({ text, pointer }) => ({ text, pointer, parsed: parseInterval(text.trim(), language.code) }));
  const times = timesOf(dates, options.today);
  const texts: CheckedText[] = [];
  const lines: CheckedLine[] = [];
  for (const key of HEAD) if (resume[key].trim() !== "") texts.push(textOf(resume[key], `/${key}`));
  for (const { text, pointer, field } of shown) {
    const checked = textOf(text, pointer);
    texts.push(checked);
    if (field.kind === "lines") lines.push(lineOf(checked, field.key, times));
  }
  const all = texts.map(({ text }) => text).join("\n");
  return {
    ...options,
    whole,
    resume,
    language,
    sections: listSections(resume),
    texts,
    all,
    lower: all.toLowerCase(),
    lines,
    positions: positionsOf(resume, new Map(dates.map((date) => [date.pointer, date.parsed])), lines),
    dates,
  };
}

function textOf(text: string, pointer: string): CheckedText {
  return { text, pointer, words: countWords(text) };
}

/** Without a string for each word: a resume has tens of thousands. */
function countWords(text: string): number {
  let [words, isWithin] = [0, false];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isSpace = code < 128 ? code === 32 || (code > 8 && code < 14) : /\s/.test(text.charAt(at));
    if (!isSpace && !isWithin) words += 1;
    isWithin = !isSpace;
  }
  return words;
}

function lineOf(
  { text, pointer, words }: CheckedText,
  key: string,
  times: ReadonlyMap<string, CheckedLine["time"]>,
): CheckedLine {
  return {
    text: text.trim(),
    pointer,
    words,
    limit: key === "desc" ? WORD_LIMITS.project : WORD_LIMITS.experience,
    opening: openingOf(text),
    time: times.get(itemOf(pointer)) ?? null,
  };
}

/** "/experience/0" of "/experience/0/bullets/2". */
function itemOf(pointer: string): string {
  const end = pointer.indexOf("/", pointer.indexOf("/", 1) + 1);
  return end < 0 ? pointer : pointer.slice(0, end);
}

/** Whether an item goes on or is over, by where it stands. */
function timesOf(dates: readonly DatedText[], today: string): Map<string, CheckedLine["time"]> {
  return new Map(
    dates.flatMap(({ pointer, parsed }) => {
      if (parsed.kind !== "interval") return [];
      const { end, isOngoing } = parsed.interval;
      const isCurrent = isOngoing || (end ?? "") >= today.slice(0, end?.length);
      return [[itemOf(pointer), isCurrent ? "current" : "past"] as const];
    }),
  );
}

const NO_DATE: ParsedInterval = { kind: "none" };

/** Positions that say something; an empty one is no page's. */
function positionsOf(
  { experience }: Resume,
  dates: ReadonlyMap<string, ParsedInterval>,
  lines: readonly CheckedLine[],
): CheckedPosition[] {
  const byItem = Map.groupBy(lines, ({ pointer }) => itemOf(pointer));
  let employer = "";
  return experience.flatMap(({ title, company: own, period, sameEmployer }, at) => {
    const pointer = `/experience/${at}`;
    const written = byItem.get(pointer) ?? [];
    const company = sameEmployer ? employer : own.trim();
    employer = company;
    if (`${title}${own}${period}`.trim() === "" && written.length === 0) return [];
    const parsed = dates.get(`${pointer}/period`) ?? NO_DATE;
    return [{ pointer, title: title.trim(), company, period: period.trim(), parsed, lines: written }];
  });
}
