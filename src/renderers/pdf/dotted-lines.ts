import type { Design, TextStyle } from "../../domain/document/design.ts";
import { DOT } from "../flow/plan-rows.ts";
import { type Row, type Run, textWidth } from "../flow/rows.ts";
import { setWidth } from "./set-width.ts";
import { widestRun } from "./settled.ts";
import { plainWidth } from "./widest.ts";

/** The room of a dot between two runs and of the blank on either side of it, in pixels. */
export type Dots = {
  room: number;
  blank: number;
  /** Which runs begin a line; null where only the engine can tell, which takes it longer. */
  breaks: number[] | null;
};

// In pixels. The engine reckons in points: what fits by less is left to it.
const SLACK = 0.01;
// What kerning may take away from the width of a letter, as a share of the type size.
const KERNING = 0.08;

export function dotsOf(row: Row, design: Design): Dots | null {
  if (row.separator !== DOT) return null;
  const style = design.styles[row.style];
  const room = (plainWidth(" ", style) ?? 0) + row.spread;
  const blank = (room - (plainWidth(DOT.trim(), style) ?? 0)) / 2;
  return { room, blank, breaks: breaksIn(row.runs, room, textWidth(row, design), style) };
}

function breaksIn(runs: readonly Run[], room: number, width: number, style: TextStyle): number[] | null {
  const breaks: number[] = [];
  let used = { least: 0, most: 0 };
  for (const [index, run] of runs.entries()) {
    const own = widthsOf(run, style);
    const ends = { least: used.least + room + own.least, most: used.most + room + own.most };
    const mayEnd = ends.most > width;
    if (index > 0 && mayEnd && ends.least <= width) return null;
    if (index > 0 && mayEnd) breaks.push(index);
    used = index === 0 || mayEnd ? own : ends;
    // One that may be wider than a line takes lines of its own, and the engine says whether it is.
    if (own.most > width) return null;
  }
  return breaks;
}

function widthsOf(run: Run, style: TextStyle): { least: number; most: number } {
  const width = run.pieces ? null : setWidth(run.text, style);
  if (width === null) return { least: leastWidth(run, style), most: widestRun(run, style) };
  return { least: width - SLACK, most: width + SLACK };
}

function leastWidth({ text, pieces }: Run, style: TextStyle): number {
  const isMarked = pieces?.some(({ parts }) => parts) ?? false;
  const plain = isMarked ? null : plainWidth(text, style);
  return plain === null ? 0 : plain - text.length * KERNING * style.size;
}
