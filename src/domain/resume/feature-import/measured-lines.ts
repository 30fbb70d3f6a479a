import type { StyledLine } from "./styled-line.ts";

/** More of any is no resume: a file is measured before anything is made of its words. */
export const LONGEST_RESUME = { lines: 4_000, line: 4_000, characters: 200_000 } as const;

/** A file beyond every resume. It is refused as a whole: read in part it would lose words that nobody misses in time. */
export class LongerThanAnyResume extends Error {
  constructor(what: string) {
    super(`This is longer than any resume: ${what}. Take out what belongs to no resume, then try again.`);
  }
}

type Measured = Pick<StyledLine, "text" | "bullet" | "gapBefore" | "lead">;

/** The lines of a file where they are no more than a resume can be; one that is too long for any field goes on in the next. */
export function measuredLines<Line extends Measured>(lines: Iterable<Line>): Line[] {
  const found: Line[] = [];
  let characters = 0;
  for (const line of lines) {
    characters += line.text.length;
    if (characters > LONGEST_RESUME.characters)
      throw new LongerThanAnyResume(`it has more than ${count(LONGEST_RESUME.characters)} characters`);
    const [first = "", ...more] = cutAtWords(line.text);
    found.push(more.length === 0 ? line : { ...line, text: first });
    for (const text of more) found.push({ ...line, text, bullet: false, gapBefore: false, lead: undefined });
    if (found.length > LONGEST_RESUME.lines)
      throw new LongerThanAnyResume(`it has more than ${count(LONGEST_RESUME.lines)} lines`);
  }
  return found;
}

/** Pieces of a text that are no longer than a line may be, each cut before a space where there is one. */
export function cutAtWords(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  while (text.length - from > LONGEST_RESUME.line) {
    const most = from + LONGEST_RESUME.line;
    const space = Math.max(text.lastIndexOf(" ", most), text.lastIndexOf("\t", most));
    const end = space > from ? space : most;
    pieces.push(text.slice(from, end).trim());
    from = end;
  }
  pieces.push(pieces.length === 0 ? text : text.slice(from).trim());
  return pieces.length === 1 ? pieces : pieces.filter((piece) => piece !== "");
}

function count(number: number): string {
  return number.toLocaleString("en");
}
