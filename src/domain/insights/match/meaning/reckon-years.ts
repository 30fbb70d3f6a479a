import type { Requirement } from "../job-match.ts";
import { askedYears } from "./asked-years.ts";
import type { MatchModel } from "./match-model.ts";
import { monthsTogether } from "./months.ts";
import { type OwnLine, seenIn } from "./own-lines.ts";
import type { Position } from "./positions.ts";

type Shown = Pick<Requirement, "status" | "evidence" | "pointer">;

/** A month is lost between two jobs without anybody being less experienced. */
const TOLERANCE = 1;
const MOST_POSITIONS = 12;
/** Roots of what is asked for that a position has to share, where nobody asks the model. */
const MOST_SHARED = 0.5;

/** What dates show of so many years of something; null where no position is about it. */
export function reckonYears(asked: string, positions: readonly Position[], model: MatchModel): Shown | null {
  const wanted = askedYears(asked);
  if (!wanted) return null;
  const fitting = positions
    .slice(0, MOST_POSITIONS)
    .filter((position) => isAbout(position, wanted.of, model));
  if (fitting.length === 0) return null;
  const months = monthsTogether(fitting.map((position) => position.months));
  const [longest] = fitting.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  if (!longest) return null;
  return {
    status: months + TOLERANCE >= wanted.years * 12 ? "proven" : "adjacent",
    evidence: longest.head.text,
    pointer: longest.head.pointer,
  };
}

function lengthOf({ months }: Position): number {
  return months.to - months.from;
}

function isAbout({ head, lines }: Position, of: string, model: MatchModel): boolean {
  const { roots, skills } = seenIn(of);
  if (roots.size === 0) return true;
  const shares = ({ roots: own, skills: named }: OwnLine): boolean =>
    [...skills].some((name) => named.has(name)) ||
    [...roots].filter((root) => own.has(root)).length >= MOST_SHARED * roots.size;
  return lines.some(shares) || isShown(head.text, of, model);
}

function isShown(line: string, of: string, model: MatchModel): boolean {
  const { shown, seeming } = model.proof(line, of);
  return shown > model.bounds.partly && seeming <= model.bounds.seeming;
}
