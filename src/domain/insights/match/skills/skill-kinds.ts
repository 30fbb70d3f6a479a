import type { RequirementKind } from "../job-match.ts";
import type { SkillKind } from "./skill.ts";

/** What a skill of the lexicon is as a requirement. */
export const KIND_OF_SKILL: Record<SkillKind, RequirementKind> = {
  name: "tool",
  credential: "licence",
  language: "language",
  practice: "skill",
};
