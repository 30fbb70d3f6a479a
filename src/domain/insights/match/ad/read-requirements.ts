import type { RequirementLevel } from "../job-match.ts";
import { findSkills } from "../skills/find-skills.ts";
import { skillWords } from "../skills/skill-words.ts";
import { levelsIn } from "./levels.ts";
import { isNegated } from "./negation.ts";
import { openPhrases } from "./open-phrases.ts";
import { type AdSentence, sentencesOfAd } from "./sentences.ts";

export interface Asked {
  readonly skill: string;
  readonly level: RequirementLevel;
  /** The ad's own sentence. */
  readonly asked: string;
}

/** "A frontend developer": the job's own name. */
const ROLE =
  /^\s+(?:developer|engineer|designer|analyst|scientist|manager|specialist|coordinator|assistant|associate|technician|teacher|nurse|officer|administrator|consultant|lead|agent|clerk|rep|representative|operator|driver|worker)s?\b/i;

/** What an ad asks for, each skill once, in the order in which it comes. */
export function readRequirements(job: string): Asked[] {
  const found = new Map<string, Asked>();
  for (const sentence of sentencesOfAd(job)) {
    for (const asked of askedIn(sentence)) {
      const key = asked.skill.toLowerCase();
      const known = found.get(key);
      if (!known) found.set(key, asked);
      else if (known.level === "nice" && asked.level === "must")
        found.set(key, { ...asked, skill: known.skill });
    }
  }
  return [...found.values()];
}

function askedIn(sentence: AdSentence): Asked[] {
  const { text, section, title } = sentence;
  const levelAt = levelsIn(text, section === "nice" ? "nice" : "must");
  const uses = findSkills(text, skillWords(text)).filter(
    ({ skill, end }) =>
      skill.kind !== "practice" || !(title || (section === "open" && ROLE.test(text.slice(end, end + 24)))),
  );
  const open = openPhrases(sentence, uses);
  const named = uses
    .filter((use) => !open.some(({ narrows }) => narrows === use))
    .map(({ skill, start, end }) => ({ skill: skill.name, start, end }));
  return [...named, ...open]
    .toSorted((one, other) => one.start - other.start)
    .filter(({ start, end }) => !isNegated(text, start, end))
    .map(({ skill, start, end }) => ({ skill, level: levelAt(start, end), asked: text }));
}
