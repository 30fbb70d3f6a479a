import { matchKeywords } from "../../demo/match-keywords.ts";
import type { Resume } from "../../resume/resume.ts";
import { readRequirements } from "./ad/read-requirements.ts";
import type { JobMatch } from "./job-match.ts";
import { fragmentsOf } from "./own/fragments.ts";
import { ownSkills } from "./own/own-skills.ts";
import { statusOf } from "./own/status.ts";

/** What a job ad asks for and what a resume, as data or as text, has to show for it. It reads; it never adds a skill. */
export function matchJob(resume: Resume | string, job: string): JobMatch {
  const own = ownSkills(resume);
  const text =
    typeof resume === "string"
      ? resume
      : fragmentsOf(resume)
          .map((fragment) => fragment.text)
          .join("\n");
  return {
    ...matchKeywords(text, job),
    requirements: readRequirements(job).map(({ skill, level, asked }) => ({
      skill,
      level,
      ...statusOf(skill, own),
      asked,
    })),
  };
}
