import type { Resume } from "../../../resume/resume.ts";
import { isKnockOut, type JobMatch, type Requirement } from "../job-match.ts";
import { ownSkills } from "../own/own-skills.ts";
import type { MatchModel } from "./match-model.ts";
import { ownLines } from "./own-lines.ts";
import { positionsOf } from "./positions.ts";
import { type Own, prove } from "./prove.ts";
import { readStatements, type Statement } from "./read-statements.ts";
import { weighed } from "./weigh.ts";

/**
 * What a job ad asks for as statements, and what a resume has to show for each; knock-outs first. `today` is a day in ISO 8601. Where the
 * model throws, the work can be asked for again, and goes on at the statement where it ended.
 */
export function matchInParts(
  resume: Resume | string,
  job: string,
  model: MatchModel,
  today: string,
): () => JobMatch {
  let own: Own | null = null;
  let statements: readonly Statement[] | null = null;
  const requirements: Requirement[] = [];
  return () => {
    statements ??= readStatements(job, model);
    own ??= ownOf(resume, today);
    for (const { known, ...statement } of statements.slice(requirements.length))
      requirements.push({ ...statement, ...prove({ ...statement, known }, own, model) });
    return {
      ...weighed(requirements),
      requirements: requirements.toSorted((one, other) => rank(one) - rank(other)),
    };
  };
}

export function matchTexts(resume: Resume | string, job: string, model: MatchModel, today: string): JobMatch {
  return matchInParts(resume, job, model, today)();
}

function ownOf(resume: Resume | string, today: string): Own {
  const lines = ownLines(resume);
  return {
    lines,
    skills: ownSkills(resume),
    positions: positionsOf(resume, lines, today),
    home: typeof resume === "string" || resume.location.trim() === "" ? null : resume.location.trim(),
  };
}

function rank(requirement: Requirement): number {
  if (isKnockOut(requirement)) return 0;
  return requirement.level === "must" ? 1 : 2;
}
