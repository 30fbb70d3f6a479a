import { linesOf } from "../../domain/suggestions/form.ts";
import type { ImproveRequest } from "../../domain/suggestions/request.ts";
import { isStrong } from "./quality/faults.ts";
import { createReader } from "./read/reader.ts";
import { type Corrected, spelled } from "./read/spelled.ts";
import { textOf } from "./read/tokenize.ts";
import { type Effort, limitOf, type Work, type Written, writeLine } from "./write-line.ts";

/** A line that was said anew may be said better once more; what comes out must not change when it goes in again. */
const ROUNDS = 4;
const MARK_WITHIN = /(?:[,;]\s+|(?<![\s,;])\s+)([•▪]\s)/g;
const MARK = /^\s*(?:[-*•–·▪]|\d{1,2}[.)])\s+/;

export interface WrittenText {
  readonly text: string;
  readonly corrected: readonly Corrected[];
  /** Every line was strong as it stood. */
  readonly isStrong: boolean;
  /** No line had more done to it than its spelling, casing and punctuation. */
  readonly isOnlyMended: boolean;
}

/** A text of bullets, line by line. */
export function writeText(request: ImproveRequest, effort: Effort = "write"): WrittenText {
  const work: Work = { limit: limitOf(request), effort, read: createReader() };
  const settled = new Map<string, Written>();
  const given = bulletLines(request.text).map((line) => line.replace(MARK, "").trim());
  const written = given.flatMap(inPieces).map((line) => settle(line, request, work, settled));
  return {
    text: written.flatMap(({ lines }) => lines).join("\n"),
    corrected: written.flatMap(({ corrected }) => corrected),
    isStrong:
      given.length > 0 && given.every((line) => isStrong(line, work.limit, request.context, work.read)),
    isOnlyMended: written.every(({ isOnlyMended }) => isOnlyMended),
  };
}

/** The lines of a text of bullets; a mark within a line begins another one. */
export function bulletLines(text: string): string[] {
  return linesOf(text).flatMap((line) => linesOf(line.replace(MARK_WITHIN, "\n$1")));
}

/** The person's own text, spelled well. */
export function spelledText(text: string): string {
  return linesOf(text)
    .map((line) => textOf(spelled(line).words))
    .join("\n");
}

/** Words that one line is read with; what is longer is no bullet, and reading it whole would cost more than it tells. */
const LONGEST_LINE = 80;

function inPieces(line: string): string[] {
  const words = line.split(/\s+/);
  if (words.length <= LONGEST_LINE) return [line];
  const pieces: string[] = [];
  let piece: string[] = [];
  for (const word of words) {
    piece.push(word);
    if (piece.length < LONGEST_LINE && !(piece.length > LONGEST_LINE / 4 && /[.!?]$/.test(word))) continue;
    pieces.push(piece.join(" "));
    piece = [];
  }
  return piece.length === 0 ? pieces : [...pieces, piece.join(" ")];
}

/** What a line comes to in the end. Lines that were seen before are not written again: a text may repeat one a thousand times. */
function settle(line: string, request: ImproveRequest, work: Work, settled: Map<string, Written>): Written {
  const known = settled.get(line);
  if (known) return known;
  // Whoever wrote all in capitals gets no line that is half in them.
  const isShouted = !/\p{Ll}/u.test(line);
  const result = (isShouted
    ? null
    : (stable(line, request, work, ROUNDS) ?? stable(line, request, { ...work, effort: "spell" }, 2))) ?? {
    lines: [line],
    corrected: [],
    isOnlyMended: true,
  };
  settled.set(line, result);
  return result;
}

function stable(line: string, request: ImproveRequest, work: Work, rounds: number): Written | null {
  if (isStrong(line, work.limit, request.context, work.read))
    return { lines: [line], corrected: [], isOnlyMended: true };
  if (rounds === 0) return null;
  const written = writeLine(line, request, work);
  if (written.lines.length === 1 && written.lines[0] === line) return written;
  const again = written.lines.map((one) => stable(one, request, work, rounds - 1));
  if (again.includes(null)) return null;
  return {
    lines: again.flatMap((one) => one?.lines ?? []),
    corrected: written.corrected,
    isOnlyMended: written.isOnlyMended && again.every((one) => one?.isOnlyMended !== false),
  };
}
