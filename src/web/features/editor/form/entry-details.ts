import { isLine, type Line, textsOf } from "../../../../domain/sections/line.ts";
import type { FormField } from "../../../../domain/sections/section.ts";

/** More than these would make a chip a paragraph. */
const MOST_SHOWN = 2;

interface EntryDetails {
  /** What a chip shows after its text, shortly: "Advanced", "2" for two keywords. */
  short: readonly string[];
  /** The same in full, for whoever hears it. */
  full: readonly string[];
}

const NONE: EntryDetails = { short: [], full: [] };

/** What an entry has beside its text. */
export function detailsOf(entry: Line, details: readonly FormField[] = []): EntryDetails {
  // An address is a link on the page, not a word.
  const parts = details.filter(({ isAddress }) => !isAddress).flatMap(({ key }) => partOf(entry, key));
  if (parts.length === 0) return NONE;
  return {
    short: parts.slice(0, MOST_SHOWN).map(({ short }) => short),
    full: parts.map(({ full }) => full),
  };
}

function partOf(entry: Line, key: string): { short: string; full: string }[] {
  const value: unknown = Reflect.get(entry, key);
  if (typeof value === "string" && value.trim() !== "") return [{ short: value, full: value }];
  if (!Array.isArray(value) || value.length === 0) return [];
  return [{ short: String(value.length), full: textsOf(value.filter(isLine)).join(", ") }];
}

export function isHiddenEntry(entry: Line): boolean {
  return Reflect.get(entry, "hidden") === true;
}
