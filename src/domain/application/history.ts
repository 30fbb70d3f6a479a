import { APPLICATIONS } from "../limits.ts";
import { type ApplicationStatus, isApplicationStatus } from "./status.ts";

/** A day as it stands in a calendar: 2026-03-09. */
export type Day = string;

export interface StatusChange {
  status: ApplicationStatus;
  on: Day;
}

/**
 * What became of an application, in the order in which it was said. The last one is the status, whatever the days: a day that is set back
 * must not change what an application is.
 */
export type History = readonly StatusChange[];

const FIRST_DAY = "1970-01-01";
const LAST_DAY = "2199-12-31";
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function isDay(text: unknown): text is Day {
  if (typeof text !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  // By a table: an engine's date would count a 31st on into the next month, and takes ten times as long.
  const days = month === 2 && isLeap(year) ? 29 : (DAYS[month - 1] ?? 0);
  return text >= FIRST_DAY && text <= LAST_DAY && day >= 1 && day <= days;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

export function dayOf(time: Date): Day {
  return time.toISOString().slice(0, 10);
}

export function latestChange(history: History): StatusChange {
  return history.at(-1) ?? { status: "saved", on: FIRST_DAY };
}

/** With a further change. Said twice, the status is the same and the later word has the right day. */
export function withChange(history: History, change: StatusChange): StatusChange[] {
  const before = latestChange(history).status === change.status ? history.slice(0, -1) : history;
  const after = [...before, change];
  if (after.length <= APPLICATIONS.changes) return after;
  // The first one says when it began, the first "applied" when it was sent; of the rest the oldest makes way.
  const sent = after.findIndex(({ status }) => status === "applied");
  return after.toSpliced(sent === 1 ? 2 : 1, 1);
}

/**
 * The same for a card that is moved. One that is moved back on the same day was never there: the step goes, and what was before has its
 * own day again. Else a slip would count as an answer, and undoing it as a second application.
 */
export function withMove(history: History, change: StatusChange): StatusChange[] {
  const before = history.at(-2);
  const isStepBack = before?.status === change.status && latestChange(history).on === change.on;
  return isStepBack ? history.slice(0, -1) : withChange(history, change);
}

/** When it was sent: the earliest day that something was said which needs a sent application; null where it was not. */
export function sentOn(history: History): Day | null {
  const applied = history.find(({ status }) => status === "applied");
  const later = history.find(({ status }) => status !== "saved" && status !== "withdrawn");
  return (applied ?? later)?.on ?? null;
}

/** Whether anybody answered: asked to come, offered or declined. */
export function isAnswered(history: History): boolean {
  return history.some(({ status }) => status === "rejected") || isInvited(history);
}

export function isInvited(history: History): boolean {
  return history.some(({ status }) => status === "interview" || status === "offer");
}

/** A history as it may lie in a database that somebody wrote into by hand; what cannot be read is left out. */
export function readHistory(text: unknown, since: Day): StatusChange[] {
  const changes = listIn(text).flatMap((entry): StatusChange[] => {
    const { status, on } = Object(entry);
    return isApplicationStatus(status) && isDay(on) ? [{ status, on }] : [];
  });
  return changes.length > 0 ? changes : [{ status: "saved", on: since }];
}

function listIn(text: unknown): unknown[] {
  try {
    const value: unknown = JSON.parse(String(text));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
