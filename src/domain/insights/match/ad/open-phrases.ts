import type { SkillUse } from "../skills/skill.ts";
import type { AdSentence } from "./sentences.ts";

export interface OpenPhrase {
  readonly skill: string;
  readonly start: number;
  readonly end: number;
}

/** Skills in the ad's own words, where no lexicon knows them. */
export function openPhrases(_sentence: AdSentence, _uses: readonly SkillUse[]): OpenPhrase[] {
  return [];
}
