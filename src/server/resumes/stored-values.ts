import { KEEPING } from "../../domain/limits.ts";
import { cleanLine } from "../../domain/text/clean-text.ts";
import { checkTitle } from "./resume-gate.ts";

/*
 * Small values of rows as they may lie in a database that somebody wrote into by hand: SQLite keeps anything in any column.
 * One that does not fit is replaced by something that does, so that the list it stands in is answered.
 */

export function storedTitle(value: unknown): string {
  const checked = checkTitle(value);
  if (checked.ok) return checked.text;
  const cut = typeof value === "string" ? value.slice(0, KEEPING.title) : "";
  return cleanLine(cut).trim() || "Untitled";
}

export function storedVersionName(value: unknown): string {
  return storedTitle(value).slice(0, KEEPING.versionName).toWellFormed().trim();
}

export function storedStyleName(value: unknown): string {
  return storedTitle(value).slice(0, KEEPING.styleName).toWellFormed().trim();
}

export function storedText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

const LATEST = Date.parse("9999-12-31T23:59:59.999Z");

/** In the spelling that every reader of an answer or an archive expects. */
export function storedTime(value: unknown): string {
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return new Date(Number.isNaN(time) ? 0 : Math.min(time, LATEST)).toISOString();
}

export function storedNumber(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) ? value : 0;
}
