import type { AccentUse } from "../../../../../domain/document/style/template-style.ts";

/** What WCAG asks of text, level AA. */
const NEEDED = 4.5;

/** What was done to a colour so that it can be read, in plain words; null where it is drawn as it was chosen. */
export function accentNote(accent: string, { text, header, contrast }: AccentUse): string | null {
  const notes: string[] = [];
  if (text !== accent) {
    const why =
      contrast < NEEDED
        ? ` reads badly on this paper: its contrast is ${contrast.toFixed(1)} to 1, and text needs ${NEEDED}.`
        : " is close to the least contrast that text needs.";
    notes.push(`${accent}${why} Headings and marks are drawn in ${text}, the nearest shade that reads.`);
  }
  if (header !== null && header !== accent)
    notes.push(`The header is drawn in ${header}, so that white words can be read on it.`);
  return notes.length > 0 ? notes.join(" ") : null;
}
