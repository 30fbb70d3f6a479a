import { shiftMarks } from "../../marks/shift-marks.ts";
import type { Line } from "../../sections/line.ts";
import { matchLists } from "./match-lists.ts";

/** Leftovers that are compared word by word. */
const MOST_COMPARED = 400;

/** Lines with other texts, as of a description that was written anew as a whole: what is the same, or was changed in its place, keeps its id. */
export function withTexts(lines: readonly Line[], texts: readonly string[], newId: () => string): Line[] {
  const found = matchLists(
    lines.map(({ text }) => text),
    texts,
    { left: MOST_COMPARED },
  );
  return texts.map((text, at) => {
    const line = lines[found[at] ?? -1];
    if (!line) return { id: newId(), text };
    return line.marks ? { ...line, text, marks: shiftMarks(line.text, text, line.marks) } : { ...line, text };
  });
}
