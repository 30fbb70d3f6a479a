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

export function storedText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

export function storedTime(value: unknown): string {
  return typeof value === "string" && !Number.isNaN(Date.parse(value)) ? value : new Date(0).toISOString();
}

export function storedNumber(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) ? value : 0;
}
