import type { Requirement } from "../job-match.ts";
import type { OwnSkills } from "../own/own-skills.ts";
import { statusOf } from "../own/status.ts";
import { likelyLines } from "./likely-lines.ts";
import type { LineProof, MatchModel } from "./match-model.ts";
import type { OwnLine } from "./own-lines.ts";
import { isPlainLine } from "./plain-line.ts";
import type { Position } from "./positions.ts";
import type { Statement } from "./read-statements.ts";
import { reckonYears } from "./reckon-years.ts";
import { isVetoed } from "./veto.ts";

export type Shown = Pick<Requirement, "status" | "evidence" | "pointer" | "via">;

/** A resume as the match looks at it. */
export interface Own {
  readonly lines: readonly OwnLine[];
  readonly skills: OwnSkills;
  readonly positions: readonly Position[];
}

const NOTHING: Shown = { status: "missing", evidence: null, pointer: null, via: null };

/** What a resume has to show for what an ad asks for: the best of its likeliest lines, in its own words. */
export function prove({ skill, known, kind }: Statement, own: Own, model: MatchModel): Shown {
  if (kind === "years") {
    const reckoned = reckonYears(skill, own.positions, model);
    if (reckoned) return { ...reckoned, via: null };
  }
  const { partly, proven, seeming, plain, clear, named } = model.bounds;
  const seen = statusOf(known ?? skill, own.skills);
  const bonus = seen.status === "proven" ? named : 0;
  let best: { line: OwnLine; worth: number; via: string | null } | null = null;
  for (const line of candidates(seen, likelyLines(skill, kind, own.lines, model), own.lines)) {
    if (isVetoed(line.text, skill)) continue;
    const proof = model.proof(line.text, skill);
    // Words that are there and do not count: a denial, somebody else's work, a wish.
    if (proof.seeming > seeming) continue;
    const isSeen = holds(line, seen);
    const isBelieved = isSeen && proof.seeming < (isPlainLine(line.text) ? plain : clear);
    // The more a line only seems to show it, the more it has to show.
    const worth = proof.shown - doubt(proof) + (isBelieved ? bonus : 0);
    if (!best || worth > best.worth) best = { line, worth, via: isSeen ? seen.via : null };
    if (worth > proven) break;
  }
  if (!best || best.worth <= partly) return neighbourIn(known, seen, own.lines) ?? NOTHING;
  const { text: evidence, pointer } = best.line;
  return best.worth > proven
    ? { status: "proven", evidence, pointer, via: null }
    : { status: "adjacent", evidence, pointer, via: best.via };
}

const DOUBT_BEGINS = -6;
const DOUBT = 0.5;

function doubt({ seeming }: LineProof): number {
  return DOUBT * Math.max(0, seeming - DOUBT_BEGINS);
}

/** A neighbour that the lexicon knows and no sentence can show: React where Vue is asked for. */
function neighbourIn(known: string | null, seen: Shown, lines: readonly OwnLine[]): Shown | null {
  if (seen.status !== "adjacent" || known === null) return null;
  const line = lines.find((own) => holds(own, seen));
  return line && !isVetoed(line.text, seen.via ?? known) ? seen : null;
}

/** The line that rules see it in comes first. */
function candidates(seen: Shown, likely: readonly OwnLine[], lines: readonly OwnLine[]): OwnLine[] {
  const first = lines.find((line) => holds(line, seen));
  return first ? [first, ...likely.filter((line) => line !== first)] : [...likely];
}

/** Rules quote a sentence of a line. */
function holds({ text }: OwnLine, { evidence }: Shown): boolean {
  return evidence !== null && text.includes(evidence);
}
