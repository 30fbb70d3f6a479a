import { baseOf } from "../../../language/inflect.ts";
import { stem } from "../../../language/stem.ts";
import type { Skill, SkillUse } from "./skill.ts";
import { allSkills } from "./skill-index.ts";
import type { SkillWord } from "./skill-words.ts";

const SHORTEST = 3;
const SHORTEST_OF_TRADE = 4;
const DEED = /[a-z]{3}(?:ed|ing)$/;
const TRADE = /(?:er|or|ist)s?$/;
const BY_ROOT = new Map<string, Skill>();

for (const skill of allSkills()) {
  if (skill.kind !== "practice") continue;
  for (const phrase of skill.phrases)
    if (!phrase.includes(" ") && stem(phrase).length >= SHORTEST && !BY_ROOT.has(stem(phrase)))
      BY_ROOT.set(stem(phrase), skill);
}

/** Practices of one word that somebody tells as a deed or as a trade: "triaged", "negotiated", "plumber". */
export function deedUses(words: readonly SkillWord[]): SkillUse[] {
  return words.flatMap(({ lower, start, end }) => {
    const root = stem(lower);
    const trade = TRADE.test(lower) && root.length >= SHORTEST_OF_TRADE;
    const told = trade || DEED.test(lower) || baseOf(lower, "past", "participle", "gerund") !== null;
    const skill = told ? BY_ROOT.get(root) : undefined;
    return skill ? [{ skill, start, end }] : [];
  });
}
