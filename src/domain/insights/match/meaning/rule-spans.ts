import { readAd } from "../ad/read-ad.ts";
import type { RequirementKind, RequirementLevel } from "../job-match.ts";
import { skillNamed } from "../skills/skill-index.ts";
import { KIND_OF_SKILL } from "../skills/skill-kinds.ts";

/** A skill that rules see in an ad, and where. */
export interface RuleSpan {
  /** The usual name of the skill, or the ad's own words for it. */
  readonly name: string;
  readonly kind: RequirementKind;
  readonly level: RequirementLevel;
  /** The ad's own sentence. */
  readonly asked: string;
  readonly start: number;
  readonly end: number;
}

/** The skills that rules see in an ad, those whose words stand in it to the letter. */
export function ruleSpans(job: string): RuleSpan[] {
  let from = 0;
  return readAd(job).requirements.flatMap(({ skill, level, asked, said }) => {
    const sentence = job.indexOf(asked, from) >= 0 ? job.indexOf(asked, from) : job.indexOf(asked);
    const start = job.indexOf(said, Math.max(0, sentence));
    if (start < 0) return [];
    if (sentence >= 0) from = sentence;
    const kind = KIND_OF_SKILL[skillNamed(skill)?.kind ?? "practice"];
    return [{ name: skill, kind, level, asked, start, end: start + said.length }];
  });
}
