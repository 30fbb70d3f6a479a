import type { Requirement, RequirementKind } from "../job-match.ts";
import type { OwnSkills } from "../own/own-skills.ts";
import { statusOf } from "../own/status.ts";
import { isAtHome } from "./home.ts";
import { languageAsked } from "./language-level.ts";
import { likelyLines } from "./likely-lines.ts";
import type { LineProof, MatchModel } from "./match-model.ts";
import { ableLines, mostShown } from "./most-shown.ts";
import type { OwnLine } from "./own-lines.ts";
import { isPlainLine } from "./plain-line.ts";
import type { Position } from "./positions.ts";
import type { Statement } from "./read-statements.ts";
import { reckonYears } from "./reckon-years.ts";
import { isSaidStraight } from "./said-straight.ts";
import { isVetoed } from "./veto.ts";

export type Shown = Pick<Requirement, "status" | "evidence" | "pointer" | "via">;

/** A resume as the match looks at it. */
export interface Own {
  readonly lines: readonly OwnLine[];
  readonly skills: OwnSkills;
  readonly positions: readonly Position[];
  /** Where the person lives, as the head of the resume says it. */
  readonly home: string | null;
}

const NOTHING: Shown = { status: "missing", evidence: null, pointer: null, via: null };

/** What a resume has to show for what an ad asks for: the best of its likeliest lines, in its own words. */
export function prove(statement: Statement, own: Own, model: MatchModel): Shown {
  const { skill, known, kind } = statement;
  if (kind === "years") {
    const reckoned = reckonYears(skill, own.positions, model);
    if (reckoned) return { ...reckoned, via: null };
  }
  if (kind === "place" && own.home && isAtHome(skill, own.home))
    return { status: "proven", evidence: own.home, pointer: "/location", via: null };
  const { partly, proven, seeming, plain, clear, named } = model.bounds;
  const lines = ableLines(statement, own.lines);
  // How well a language is spoken is no likeness of lines: the model is asked about the language alone.
  const asked = kind === "language" ? languageAsked(statement) : skill;
  const seen = statusOf(known ?? skill, own.skills);
  const bonus = seen.status === "proven" ? named : 0;
  let best: { line: OwnLine; worth: number; via: string | null } | null = null;
  for (const line of candidates(kind, seen, likelyLines(asked, kind, lines, model), lines)) {
    if (isVetoed(line.text, asked)) continue;
    const proof = model.proof(line.text, asked);
    // Words that are there and do not count: a denial, somebody else's work, a wish.
    if (proof.seeming > seeming) continue;
    const isSeen = holds(line, seen);
    const isBelieved = isSeen && proof.seeming < (isPlainLine(line.text) ? plain : clear);
    // The more a line only seems to show it, the more it has to show.
    const shown = proof.shown - doubt(proof) + (isBelieved ? bonus : 0);
    // In doubt a line is near and no proof: a denial taken for a proof is the one mistake that a person cannot forgive.
    const isProof = shown > proven && mostShown(statement, line) === "proven" && isSaidStraight(line.text);
    const worth = isProof ? shown : Math.min(shown, proven);
    if (!best || worth > best.worth) best = { line, worth, via: isSeen ? seen.via : null };
    if (worth > proven) break;
  }
  if (!best || best.worth <= partly) return neighbourIn(known, seen, lines) ?? NOTHING;
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

/** The line that rules see it in comes first; a licence is shown by its own line before a summary that speaks of it. */
function candidates(
  kind: RequirementKind,
  seen: Shown,
  likely: readonly OwnLine[],
  lines: readonly OwnLine[],
): OwnLine[] {
  const first = lines.find((line) => holds(line, seen));
  const all = first ? [first, ...likely.filter((line) => line !== first)] : [...likely];
  if (kind !== "licence") return all;
  const papers = all.filter(isPaper);
  return [...papers, ...all.filter((line) => !isPaper(line))];
}

function isPaper({ pointer }: OwnLine): boolean {
  return pointer?.startsWith("/certifications/") ?? false;
}

/** Rules quote a sentence of a line. */
function holds({ text }: OwnLine, { evidence }: Shown): boolean {
  return evidence !== null && text.includes(evidence);
}
