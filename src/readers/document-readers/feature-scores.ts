import type { StreamPart } from "./stream-lines.ts";

/** A feature of a text, and what it says for or against a field. */
export type Feature = readonly [has: (part: StreamPart) => boolean, score: number];

const matches =
  (pattern: RegExp) =>
  ({ text }: StreamPart): boolean =>
    pattern.test(text);

const hasAt = matches(/@/);
const hasDigit = matches(/\d/);
const hasComma = matches(/,/);
const hasSlash = matches(/\//);
const isLettersOnly = matches(/^[\p{L}\p{M}\s.'’-]+$/u);
const isLong = ({ text }: StreamPart): boolean => text.split(/\s+/).length >= 4;
const isSetApart = ({ isSetApart: apart }: StreamPart): boolean => apart;
const isCapitals = ({ text }: StreamPart): boolean => /\p{Lu}/u.test(text) && text === text.toUpperCase();

const YEAR = /(?:19|20)\d{2}/;
const MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\b/iu;
const OPEN = /\b(?:present|now|today|current|ongoing)\b/i;
const ROLE =
  /\b(?:accountant|administrator|advisor|agent|analyst|apprentice|architect|assistant|associate|auditor|barista|baker|bookkeeper|buyer|captain|care ?giver|carer|carpenter|cashier|chef|chief|cleaner|clerk|coach|consultant|cook|coordinator|counsell?or|designer|developer|director|dispatcher|driver|editor|electrician|engineer|executive|fellow|foreman|guard|head|hygienist|instructor|intern|interpreter|inspector|lawyer|lead|librarian|machinist|manager|mechanic|nurse|officer|operator|owner|painter|paralegal|paramedic|partner|pharmacist|physician|physicist|planner|plumber|president|producer|professor|programmer|receptionist|recruiter|representative|researcher|sales|scientist|secretary|server|specialist|stylist|superintendent|supervisor|surgeon|surveyor|teacher|technician|technologist|therapist|trainee|trainer|translator|tutor|volunteer|waiter|waitress|welder|worker|writer)s?\b/i;
const SCHOOL = /\b(?:university|college|school|institute|academy|polytechnic|hochschule|universität)\b/iu;
const DEGREE =
  /\b(?:bachelor|master|doctor|associate|diploma|certificate|b\.?\s?sc|m\.?\s?sc|b\.?a|m\.?a|mba|ph\.?d|b\.?eng|m\.?eng|a\.?d\.?n|bsn|msn|g\.?e\.?d|degree|a-levels?)\b/i;

export const EMAIL = /[^\s@|,;<>()]+@[^\s@|,;<>()]+\.[^\s@|,;<>()]+/;
export const PHONE = /(?:\+|\(?\d)[\d\s().\-/]{6,}\d/;
export const LINK =
  /(?:https?:\/\/|www\.)[^\s|,;]+|(?<![@\w.])[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/[^\s|,;]*)?(?![@\w])/i;

export const NAME: readonly Feature[] = [
  [isLettersOnly, 3],
  [isSetApart, 2],
  [isCapitals, 2],
  [hasAt, -4],
  [hasDigit, -4],
  [hasComma, -4],
  [hasSlash, -4],
  [isLong, -2],
];

export const PLACE: readonly Feature[] = [
  [matches(/^[\p{L}\s.'’-]+, [\p{L}\s.'’-]+$/u), 4],
  [hasAt, -4],
  [hasSlash, -3],
  [isSetApart, -1],
  [matches(/\(/), -4],
];

export const DATE: readonly Feature[] = [
  [matches(YEAR), 1],
  [matches(MONTH), 1],
  [matches(OPEN), 1],
  [({ text }) => text.length > 40, -3],
  [hasComma, -1],
  [hasAt, -4],
];

export const JOB_TITLE: readonly Feature[] = [
  [matches(ROLE), 4],
  [hasDigit, -4],
  [({ text }) => text.split(/\s+/).length > 6, -2],
];

export const EMPLOYER: readonly Feature[] = [
  [isSetApart, 2],
  [matches(ROLE), -4],
  [matches(YEAR), -4],
];

export const SCHOOL_NAME: readonly Feature[] = [
  [matches(SCHOOL), 4],
  [matches(DEGREE), -4],
  [hasDigit, -4],
];

export const DEGREE_NAME: readonly Feature[] = [
  [matches(DEGREE), 4],
  [matches(SCHOOL), -4],
  [matches(YEAR), -3],
];

/** The text with the highest score, and none where nothing speaks for any. */
export function bestOf(
  parts: readonly StreamPart[],
  features: readonly Feature[],
  taken: ReadonlySet<StreamPart> = new Set(),
): StreamPart | null {
  let best: { part: StreamPart; score: number } | null = null;
  for (const part of parts) {
    if (taken.has(part)) continue;
    const score = features.reduce((sum, [has, worth]) => sum + (has(part) ? worth : 0), 0);
    if (score > (best?.score ?? 0)) best = { part, score };
  }
  return best?.part ?? null;
}
