import { cleanMarks } from "../../../../domain/marks/clean-marks.ts";
import type { Mark } from "../../../../domain/marks/mark.ts";
import { shiftMarks } from "../../../../domain/marks/shift-marks.ts";

export type Face = "bold" | "italic";

/** What is being typed in bold or italic, from which letter on. */
export type PendingMarks = Readonly<Partial<Record<Face, number>>>;

export const NO_PENDING: PendingMarks = {};

interface Typed {
  readonly before: string;
  readonly after: string;
  readonly caret: number;
}

/** The marks of a text that was typed on with some turned on; null where something else was done than typing on. */
export function typedMarks(
  { before, after, caret }: Typed,
  marks: readonly Mark[],
  pending: PendingMarks,
): Mark[] | null {
  const faces = (["bold", "italic"] as const).flatMap((kind) => {
    const from = pending[kind];
    return from === undefined ? [] : [{ from, to: caret, kind }];
  });
  const first = Math.min(...faces.map(({ from }) => from));
  if (faces.length === 0 || caret < first || before.slice(0, first) !== after.slice(0, first)) return null;
  return cleanMarks(after, [...shiftMarks(before, after, marks), ...faces]);
}
