import { parseInterval } from "../../dates/parse-interval.ts";
import { writeDate } from "../../dates/write-interval.ts";
import type { Resume } from "../../resume/resume.ts";
import { DEFAULT_LANGUAGE, findResumeLanguage } from "../../resume-language/registry.ts";

const MOST_LINES = 8;
const A_DAY = "2026-11-18".length;

/** The day and the employer that the letter goes to, as its first paragraphs; `today` is an ISO date. */
export function letterHead(
  { language }: Pick<Resume, "language">,
  today: string | undefined,
  company: string | null,
): string[] {
  if (today === undefined || company === null) return [];
  const written = (language && findResumeLanguage(language)) || DEFAULT_LANGUAGE;
  return [writeDate(today.slice(0, A_DAY), "long", written), company];
}

/** A letter without the day and the employer's name above its greeting: they claim nothing. */
export function withoutHead(
  { language }: Pick<Resume, "language">,
  letter: string,
  company: string | null,
): string {
  const lines = letter.split("\n");
  const kept = lines
    .slice(0, MOST_LINES)
    .findIndex((line) => line.trim() !== "" && line.trim() !== company && !isDay(line.trim(), language));
  return kept < 0 ? letter : lines.slice(kept).join("\n");
}

function isDay(line: string, language: Resume["language"]): boolean {
  if (line.length > 40) return false;
  const parsed = parseInterval(line, language);
  return (
    parsed.kind === "interval" &&
    parsed.isBare &&
    parsed.interval.start?.length === A_DAY &&
    parsed.interval.start === parsed.interval.end
  );
}
