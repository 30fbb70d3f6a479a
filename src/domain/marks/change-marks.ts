import { cleanMarks } from "./clean-marks.ts";
import type { Mark, MarkKind } from "./mark.ts";

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Whether all of a range is marked so. */
export function isMarked(marks: readonly Mark[], kind: MarkKind, { from, to }: Range): boolean {
  return marks.some((mark) => mark.kind === kind && mark.from <= from && mark.to >= to);
}

/** Bold or italic on, or off where all of the range is so already. */
export function toggleMark(
  text: string,
  marks: readonly Mark[],
  kind: "bold" | "italic",
  range: Range,
): Mark[] {
  return isMarked(marks, kind, range)
    ? withoutMark(text, marks, kind, range)
    : cleanMarks(text, [...marks, { ...range, kind }]);
}

/** A link over the range, in place of those that were there; none where the address is empty. */
export function setLink(text: string, marks: readonly Mark[], range: Range, href: string): Mark[] {
  const others = withoutMark(text, marks, "link", range);
  return href === "" ? others : cleanMarks(text, [...others, { ...range, kind: "link", href }]);
}

function withoutMark(text: string, marks: readonly Mark[], kind: MarkKind, { from, to }: Range): Mark[] {
  const left = marks.flatMap((mark) => {
    if (mark.kind !== kind || mark.to <= from || mark.from >= to) return [mark];
    return [
      { ...mark, to: Math.min(mark.to, from) },
      { ...mark, from: Math.max(mark.from, to) },
    ];
  });
  return cleanMarks(text, left);
}
