import { isHeadingLine } from "./heading-line.ts";

/** A stretch of an ad that is read at once, with what stands before it. */
export interface AdPiece {
  /** As long as what it was made of: a line break is a stroke, since the tokenizer does not see breaks. */
  readonly text: string;
  /** Where it begins in the ad. */
  readonly start: number;
  /** The heading above it and the end of what was read before. */
  readonly context: string;
}

/** Some hundred tokens: the reader takes 150 at once. */
const LONGEST = 440;
const MOST_BEFORE = 40;
const MOST_HEADING = 40;
const BETWEEN = " | ";

interface Unit {
  readonly start: number;
  readonly end: number;
}

/** An ad in stretches of lines or sentences, each read beside its heading. */
export function adPieces(job: string): AdPiece[] {
  const pieces: AdPiece[] = [];
  let open: Unit | null = null;
  let heading = "";
  let headingOfOpen = "";
  const close = (): void => {
    if (open) pieces.push(pieceOf(job, open, headingOfOpen));
    open = null;
  };
  for (const line of linesOf(job)) {
    const text = job.slice(line.start, line.end);
    // A heading begins a piece, so that what it says of the lines below is read with them.
    if (isHeadingLine(text)) {
      close();
      heading = text.slice(0, MOST_HEADING);
    }
    for (const unit of unitsOf(job, line)) {
      const whole: Unit | null = open;
      if (whole && unit.end - (whole as Unit).start <= LONGEST)
        open = { start: (whole as Unit).start, end: unit.end };
      else {
        close();
        headingOfOpen = heading === text.slice(0, MOST_HEADING) ? "" : heading;
        open = unit;
      }
    }
  }
  close();
  return pieces;
}

function pieceOf(job: string, { start, end }: Unit, heading: string): AdPiece {
  const before = job
    .slice(Math.max(0, start - MOST_BEFORE), start)
    .replace(/\s+/g, " ")
    .trim();
  const context = [heading.trim(), before].filter((part) => part !== "").join(BETWEEN);
  const text = job.slice(start, end).replace(/[\n\r\v\f\u0085\u2028\u2029]/g, "|");
  // A cut may go through a sign of two halves; what stands for one is as long.
  return { text: text.toWellFormed(), start, context: context.toWellFormed() };
}

/** Lines that have something in them. */
function linesOf(job: string): Unit[] {
  return [...job.matchAll(/[^\n\r\v\f\u0085\u2028\u2029]+/g)]
    .map(({ 0: text, index }) => ({ start: index, end: index + text.length }))
    .filter(({ start, end }) => job.slice(start, end).trim() !== "");
}

/** A line, or its sentences where it is long; what is longer still is parted at spaces. */
function unitsOf(job: string, line: Unit): Unit[] {
  if (line.end - line.start <= LONGEST) return [line];
  const units: Unit[] = [];
  let { start } = line;
  while (line.end - start > LONGEST) {
    const window = job.slice(start, start + LONGEST);
    const cut = lastSentenceEnd(window) ?? lastSpace(window) ?? LONGEST;
    units.push({ start, end: start + cut });
    start += cut;
  }
  units.push({ start, end: line.end });
  return units;
}

function lastSentenceEnd(text: string): number | null {
  const ends = [...text.matchAll(/[.!?;]\s+(?=\S)/g)];
  const last = ends.at(-1);
  return last && last.index > 0 ? last.index + last[0].length : null;
}

function lastSpace(text: string): number | null {
  const at = text.lastIndexOf(" ");
  return at > 0 ? at + 1 : null;
}
