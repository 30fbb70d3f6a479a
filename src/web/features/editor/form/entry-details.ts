import type { Line } from "../../../../domain/sections/line.ts";
import type { FormField } from "../../../../domain/sections/section.ts";

/** More than these would make a chip a paragraph. */
const MOST_SHOWN = 2;

/** What a chip says of its entry after the text, shortly: "Advanced", "2" for two keywords. */
export function shortDetails(entry: Line, details: readonly FormField[] = []): string[] {
  return (
    details
      // An address is a link on the page, not a word.
      .filter(({ isAddress }) => !isAddress)
      .flatMap(({ key }) => shortly(Reflect.get(entry, key)))
      .slice(0, MOST_SHOWN)
  );
}

function shortly(value: unknown): string[] {
  if (typeof value === "string" && value.trim() !== "") return [value];
  return Array.isArray(value) && value.length > 0 ? [String(value.length)] : [];
}

export function isHiddenEntry(entry: Line): boolean {
  return Reflect.get(entry, "hidden") === true;
}
