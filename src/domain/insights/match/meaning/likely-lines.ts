import type { RequirementKind } from "../job-match.ts";
import type { MatchModel } from "./match-model.ts";
import { nextTo, type OwnLine, seenIn } from "./own-lines.ts";

/** Lines that the model is asked about for one requirement. */
const MOST = 2;
/** What each sign of kinship is worth; words' vectors alone decide between lines that share nothing. */
const WORTH = { skill: 2, neighbour: 0.6, roots: 1.5, nearness: 1.5, paper: 0.5 };
const PAPERS: ReadonlySet<RequirementKind> = new Set(["licence", "degree", "authorisation"]);

/** The lines that most likely show a requirement, the likeliest first: the model is asked about these alone. */
export function likelyLines(
  requirement: string,
  kind: RequirementKind,
  lines: readonly OwnLine[],
  model: MatchModel,
): OwnLine[] {
  const { roots, skills } = seenIn(requirement);
  const near = nextTo(skills);
  const nearness = model.nearness(
    requirement,
    lines.map(({ text }) => text),
  );
  return lines
    .map((line, nth) => {
      const shared = [...roots].filter((root) => line.roots.has(root)).length / Math.max(1, roots.size);
      const likeness =
        (meet(skills, line.skills) ? WORTH.skill : 0) +
        (meet(near, line.skills) ? WORTH.neighbour : 0) +
        WORTH.roots * shared +
        WORTH.nearness * (nearness[nth] ?? 0) +
        (PAPERS.has(kind) && line.pointer?.startsWith("/certifications/") ? WORTH.paper : 0);
      return { line, likeness };
    })
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, MOST)
    .map(({ line }) => line);
}

function meet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const name of one) if (other.has(name)) return true;
  return false;
}
