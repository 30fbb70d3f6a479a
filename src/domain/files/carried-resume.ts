import { LIMITS, PHOTO_LETTERS } from "../limits.ts";
import { parseResume } from "../resume/parse-resume.ts";
import type { Resume } from "../resume/resume.ts";
import { withoutHidden } from "./without-hidden.ts";

/** The name of the data inside a file for people. */
export const CARRIED_NAME = "resume.candor.json";
export const CARRIED_NAMESPACE = "urn:candor:resume";

/** How long the data of a file may be. */
export const CARRIED_LETTERS = LIMITS.documentBytes + PHOTO_LETTERS;

/** What is the person's alone: such a file is sent to employers. What came with an imported file may hold a home address. */
const PRIVATE: ReadonlySet<string> = new Set([
  "statements",
  "coverLetter",
  "interview",
  "jobAd",
  "jobAnswers",
  "foreign",
]);

/** The resume as a PDF or DOCX carries it, to be read back exactly: all that its pages may show, and no more. */
export function carriedText(resume: Resume): string {
  return JSON.stringify(withoutHidden(resume), withoutPrivate);
}

function withoutPrivate(key: string, value: unknown): unknown {
  return PRIVATE.has(key) ? undefined : value;
}

/**
 * What a file carries, through the same gate as any resume; null for anything else. What we never write was put there by somebody
 * else: a statement would support claims that nobody has confirmed.
 */
export function readCarried(text: string): Resume | null {
  if (text.length > CARRIED_LETTERS) return null;
  try {
    const parsed = parseResume(JSON.parse(text, withoutPrivate));
    return parsed.ok ? parsed.resume : null;
  } catch {
    return null;
  }
}
