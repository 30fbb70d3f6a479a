import type { ResumeLanguage } from "../resume-language/resume-language.ts";
import type { Interval } from "./interval.ts";
import { parseInterval } from "./parse-interval.ts";

/** "March 2019", "Mar 2019" or "03/2019", each as the language writes it. */
export type DateStyle = "long" | "short" | "numeric";

/** A period in one style, or as it stands where it means nothing, several things or more than its dates. */
export function inStyle(text: string, style: DateStyle, language: ResumeLanguage): string {
  const parsed = parseInterval(text, language.code);
  if (parsed.kind !== "interval" || !parsed.isBare || parsed.interval.precision === "part") return text;
  const written = writeInterval(parsed.interval, style, language);
  // Whatever a language's patterns are, a style never changes what is meant.
  return isSame(parsed, parseInterval(written, language.code)) ? written : text;
}

/** "Jan 2020 – Present", "2016", "Until Jul 2021"; "" for no dates at all. */
export function writeInterval(
  { start, end, isOngoing }: Interval,
  style: DateStyle,
  language: ResumeLanguage,
): string {
  const date = (iso: string): string => writeDate(iso, style, language);
  if (start !== null && isOngoing) return `${date(start)} – ${language.present}`;
  if (start !== null && end !== null) return start === end ? date(start) : `${date(start)} – ${date(end)}`;
  if (start !== null) return date(start);
  return end === null ? "" : language.dates.until.replace("{date}", date(end));
}

/** An ISO date of a year, a month or a day. */
export function writeDate(iso: string, style: DateStyle, { dates, months }: ResumeLanguage): string {
  const [year = "", mm, dd] = iso.split("-");
  if (mm === undefined) return year;
  const month = Number(mm) - 1;
  const names =
    style === "long" ? (dd === undefined ? months.long : (months.withDay ?? months.long)) : months.short;
  const values: Record<string, string | undefined> = {
    year,
    mm,
    m: String(month + 1),
    month: names[month],
    dd,
    day: dd && String(Number(dd)),
  };
  return patternOf(iso, style, dates).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}

function patternOf(iso: string, style: DateStyle, dates: ResumeLanguage["dates"]): string {
  if (iso.length === 7) return dates[style];
  return (style === "numeric" ? dates.numericDay : undefined) ?? dates.longDay;
}

function isSame(one: ReturnType<typeof parseInterval>, other: ReturnType<typeof parseInterval>): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
