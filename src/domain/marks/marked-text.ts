import { LIMITS } from "../limits.ts";
import { cleanMarks } from "./clean-marks.ts";
import type { Mark } from "./mark.ts";

/** A text with the marks that stand in it. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** A part of a text; a mark that lies over its end is cut there. */
export function sliceMarked({ text, marks }: MarkedText, from: number, to = text.length): MarkedText {
  const inside = marks.flatMap((mark) => {
    const part = { ...mark, from: Math.max(mark.from, from) - from, to: Math.min(mark.to, to) - from };
    return part.from < part.to ? [part] : [];
  });
  return { text: text.slice(from, to), marks: inside };
}

/** Texts in a row. More marks than a text may have would refuse all of it: those that are too many are dropped, no letter is. */
export function joinMarked(...parts: readonly MarkedText[]): MarkedText {
  let text = "";
  const marks: Mark[] = [];
  for (const part of parts) {
    for (const mark of part.marks)
      marks.push({ ...mark, from: mark.from + text.length, to: mark.to + text.length });
    text += part.text;
  }
  return { text, marks: cleanMarks(text, marks).slice(0, LIMITS.marks) };
}
