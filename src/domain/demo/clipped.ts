const LONGEST = 80;

/** A word or a name as a page can show it: a text without a space may be a megabyte long. */
export function clipped(text: string): string {
  return text.length > LONGEST ? `${[...text.slice(0, LONGEST)].slice(0, -1).join("")}…` : text;
}
