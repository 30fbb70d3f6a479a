import type { Resume } from "../../../resume/resume.ts";
import { isKnockOut, type JobMatch, type Requirement } from "../job-match.ts";
import { ownSkills } from "../own/own-skills.ts";
import type { MatchModel } from "./match-model.ts";
import { ownLines } from "./own-lines.ts";
import { positionsOf } from "./positions.ts";
import { prove } from "./prove.ts";
import { readStatements, type Statement } from "./read-statements.ts";
import { weighed } from "./weigh.ts";

/** What a job ad asks for as statements, and what a resume has to show for each; knock-outs first. `today` is a day in ISO 8601. */
function matchByMeaning(
  resume: Resume | string,
  statements: readonly Statement[],
  model: MatchModel,
  today: string,
): JobMatch {
  const lines = ownLines(resume);
  const own = { lines, skills: ownSkills(resume), positions: positionsOf(resume, lines, today) };
  const requirements = statements.map(
    ({ known, ...statement }): Requirement => ({
      ...statement,
      ...prove({ ...statement, known }, own, model),
    }),
  );
  return {
    ...weighed(requirements),
    requirements: requirements.toSorted((one, other) => rank(one) - rank(other)),
  };
}

/** The same for an ad that nobody has read yet. */
export function matchTexts(resume: Resume | string, job: string, model: MatchModel, today: string): JobMatch {
  return matchByMeaning(resume, readStatements(job, model), model, today);
}

function rank(requirement: Requirement): number {
  if (isKnockOut(requirement)) return 0;
  return requirement.level === "must" ? 1 : 2;
}
