import type { Requirement } from "../job-match.ts";
import { likelyLines } from "./likely-lines.ts";
import type { MatchModel } from "./match-model.ts";
import type { OwnLine } from "./own-lines.ts";
import type { Position } from "./positions.ts";
import type { Statement } from "./read-statements.ts";
import { reckonYears } from "./reckon-years.ts";
import { isVetoed } from "./veto.ts";

export type Shown = Pick<Requirement, "status" | "evidence" | "pointer" | "via">;

const NOTHING: Shown = { status: "missing", evidence: null, pointer: null, via: null };

/** What a resume has to show for what an ad asks for: the best of its likeliest lines, in its own words. */
export function prove(
  { skill, kind }: Statement,
  { lines, positions }: { readonly lines: readonly OwnLine[]; readonly positions: readonly Position[] },
  model: MatchModel,
): Shown {
  if (kind === "years") {
    const reckoned = reckonYears(skill, positions, model);
    if (reckoned) return { ...reckoned, via: null };
  }
  const { partly, proven } = model.bounds;
  let best: { line: OwnLine; proof: number } | null = null;
  for (const line of likelyLines(skill, kind, lines, model)) {
    if (isVetoed(line.text, skill)) continue;
    const proof = model.proof(line.text, skill);
    if (!best || proof > best.proof) best = { line, proof };
    if (proof > proven) break;
  }
  if (!best || best.proof <= partly) return NOTHING;
  const { text: evidence, pointer } = best.line;
  return { status: best.proof > proven ? "proven" : "adjacent", evidence, pointer, via: null };
}
