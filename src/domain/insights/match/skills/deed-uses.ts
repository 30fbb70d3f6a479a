import { baseOf } from "../../../language/inflect.ts";
import { stem } from "../../../language/stem.ts";
import type { Skill, SkillUse } from "./skill.ts";
import { allSkills } from "./skill-index.ts";
import type { SkillWord } from "./skill-words.ts";

const SHORTEST = 4;
const BY_ROOT = new Map<string, Skill>();

for (const skill of allSkills()) {
  if (skill.kind !== "practice") continue;
  for (const phrase of skill.phrases)
    if (!phrase.includes(" ") && stem(phrase).length >= SHORTEST && !BY_ROOT.has(stem(phrase)))
      BY_ROOT.set(stem(phrase), skill);
}

/** Practices of one word that somebody tells as a deed: "triaged", "negotiated". */
export function deedUses(words: readonly SkillWord[]): SkillUse[] {
  return words.flatMap(({ lower, start, end }) => {
    const skill =
      baseOf(lower, "past", "participle", "gerund") === null ? undefined : BY_ROOT.get(stem(lower));
    return skill ? [{ skill, start, end }] : [];
  });
}
