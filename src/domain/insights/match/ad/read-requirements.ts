import { tokens } from "../../../language/tokens.ts";
import type { RequirementLevel } from "../job-match.ts";
import { skillsIn } from "../skills/skill-index.ts";
import { levelAt } from "./levels.ts";
import { isNegated } from "./negation.ts";
import { type AdSentence, sentencesOfAd } from "./sentences.ts";

export interface Asked {
  readonly skill: string;
  readonly level: RequirementLevel;
  /** The ad's own sentence. */
  readonly asked: string;
}

/** What an ad asks for, each skill once, in the order in which it comes. */
export function readRequirements(job: string): Asked[] {
  const found = new Map<string, Asked>();
  for (const sentence of sentencesOfAd(job)) {
    for (const asked of askedIn(sentence)) {
      const known = found.get(asked.skill);
      if (!known || (known.level === "nice" && asked.level === "must")) found.set(asked.skill, asked);
    }
  }
  return [...found.values()];
}

function askedIn({ text, level }: AdSentence): Asked[] {
  const words = tokens(text);
  return skillsIn(text, words).flatMap(({ skill, first, last }) => {
    const start = words[first]?.start ?? 0;
    const end = words[last]?.end ?? start;
    if (isNegated(text, start, end)) return [];
    return [{ skill: skill.name, level: levelAt(text, start, end, level), asked: text }];
  });
}
