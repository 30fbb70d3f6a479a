import { DEFAULT_LANGUAGE } from "../resume-language/registry.ts";
import type { ResumeLanguage } from "../resume-language/resume-language.ts";
import type { Interval } from "./interval.ts";
import { certainInterval, parseInterval } from "./parse-interval.ts";
import { writeInterval } from "./write-interval.ts";

/** What there is to say about a date while it is written. */
export type DateNote =
  /** What it means, in English, where that says more than the text itself. */
  | { readonly kind: "meaning"; readonly words: string }
  /** It means several things. The choices are texts that mean one of them each; none where more than dates is written there. */
  | { readonly kind: "question"; readonly choices: readonly string[] }
  | { readonly kind: "unreadable" };

const NOW: ResumeLanguage = { ...DEFAULT_LANGUAGE, present: "now" };
const MOST_CHOICES = 4;

/** `today` as an ISO date. */
export function dateNote(text: string, language: ResumeLanguage, today: string): DateNote | null {
  const written = text.trim();
  if (written === "") return null;
  const parsed = parseInterval(written, language.code);
  if (parsed.kind === "none") return { kind: "unreadable" };
  if (parsed.kind === "ambiguous")
    return { kind: "question", choices: parsed.isBare ? choicesOf(parsed.readings, language) : [] };
  const words = [writeInterval(parsed.interval, "short", NOW), lengthOf(parsed.interval, today)]
    .filter(Boolean)
    .join(", ");
  return words === written ? null : { kind: "meaning", words };
}

/** A choice must mean what it stands for: as a text that is a question again it would answer none. */
function choicesOf(readings: readonly Interval[], language: ResumeLanguage): string[] {
  const texts = readings.flatMap((reading) => {
    const text = writeInterval(reading, "long", language);
    const meant = certainInterval(text, language.code);
    return meant?.start === reading.start && meant.end === reading.end ? [text] : [];
  });
  return texts.length === readings.length && texts.length <= MOST_CHOICES ? texts : [];
}

/** "5 yrs 8 mos", as far as the dates are known to the month; "" where they are not. */
function lengthOf({ start, end, isOngoing, precision }: Interval, today: string): string {
  const last = isOngoing ? today : end;
  if (start === null || last === null || (precision !== "day" && precision !== "month")) return "";
  const [from, to] = [monthsOf(start), monthsOf(last)];
  const isShort = start.length === 10 && last.length === 10 && last.slice(8) < start.slice(8);
  const months = to - from - Number(isShort);
  if (months < 1) return "";
  return [unit(Math.floor(months / 12), "yr"), unit(months % 12, "mo")].filter(Boolean).join(" ");
}

function monthsOf(date: string): number {
  const [year, month] = date.split("-").map(Number);
  return (year ?? 0) * 12 + (month ?? 0);
}

function unit(count: number, name: string): string {
  return count === 0 ? "" : `${count} ${name}${count === 1 ? "" : "s"}`;
}
