import type { Resume } from "../../../resume/resume.ts";
import { type Months, monthsOf } from "./months.ts";
import type { OwnLine } from "./own-lines.ts";

/** A position with the time that it took and the lines that tell of it. */
export interface Position {
  readonly months: Months;
  /** The line that stands for it; its title where the resume is data. */
  readonly head: OwnLine;
  readonly lines: readonly OwnLine[];
}

const MONTH = "(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\\.?,? ?|\\d{1,2}[/.])?";
const RANGE = new RegExp(
  `${MONTH}(?:19|20)\\d\\d\\s*(?:-|–|—|to|until|till)\\s*(?:${MONTH}(?:19|20)?\\d\\d\\b|present|now|current(?:ly)?|today|ongoing|date)|\\bsince ${MONTH}(?:19|20)\\d\\d|${MONTH}(?:19|20)\\d\\d\\s*(?:-|–|—)\\s*$`,
  "i",
);
/** Education has dates too, and is no work. */
const STUDIES =
  /\b(?:university|college|school|academy|diploma|degree|b\.?sc|b\.?a|m\.?sc|bachelor|master|ged|gcse|a-levels?|certificate|graduat\w+)\b/i;

/** The positions of a resume that have certain dates. */
export function positionsOf(resume: Resume | string, lines: readonly OwnLine[], today: string): Position[] {
  return typeof resume === "string" ? ofText(lines, today) : ofData(resume, lines, today);
}

function ofData({ experience, language }: Resume, lines: readonly OwnLine[], today: string): Position[] {
  return experience.flatMap(({ title, period }, nth) => {
    const months = monthsOf(period, today, language);
    const own = lines.filter(({ pointer }) => pointer?.startsWith(`/experience/${nth}/`));
    // A title that is the role too was kept once, as the role.
    const [head] = title.trim() === "" ? own : lines.filter(({ text }) => text === title.trim());
    const [first = head] = own;
    const named = head ? { ...head, pointer: `/experience/${nth}/title` } : first;
    return months && named ? [{ months, head: named, lines: [named, ...own] }] : [];
  });
}

function ofText(lines: readonly OwnLine[], today: string): Position[] {
  const positions: { months: Months; head: OwnLine; lines: OwnLine[] }[] = [];
  let open: OwnLine[] | null = null;
  for (const line of lines) {
    const [period] = RANGE.exec(line.text) ?? [];
    const months =
      period === undefined
        ? null
        : monthsOf(period.replace(/^since /i, "").concat(/^since /i.test(period) ? " - present" : ""), today);
    if (!months) open?.push(line);
    else if (STUDIES.test(line.text)) open = null;
    else {
      open = [line];
      positions.push({ months, head: line, lines: open });
    }
  }
  return positions;
}
