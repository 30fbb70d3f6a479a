import { keywordsOf, wordsOf } from "../../demo/keywords.ts";
import { compareWords } from "../../demo/match-keywords.ts";
import type { Resume } from "../../resume/resume.ts";
import { type ReadAd, readAd } from "./ad/read-ad.ts";
import type { JobMatch, RequirementKind } from "./job-match.ts";
import { fragmentsOf } from "./own/fragments.ts";
import { ownSkills } from "./own/own-skills.ts";
import { statusOf } from "./own/status.ts";
import { skillNamed } from "./skills/skill-index.ts";
import { KIND_OF_SKILL } from "./skills/skill-kinds.ts";

/** What a job ad asks for and what a resume, as data or as text, has to show for it. It reads; it never adds a skill. */
export function matchJob(resume: Resume | string, job: string): JobMatch {
  return matchAd(resume, readAd(job));
}

/** The same for an ad that was read before: while somebody types a resume, its ad stays as it is. */
export function matchAd(resume: Resume | string, ad: ReadAd): JobMatch {
  const own = ownSkills(resume);
  const requirements = ad.requirements.map(({ skill, level, asked }) => ({
    skill,
    level,
    ...statusOf(skill, own),
    asked,
    kind: kindOf(skill),
    anyOf: null,
    years: null,
  }));
  const words = wordsOf(typeof resume === "string" ? resume : textOf(resume));
  // A resume that says "k8s" has the word "Kubernetes".
  for (const { skill, status } of requirements)
    if (status === "proven")
      for (const phrase of skillNamed(skill)?.phrases ?? [])
        for (const word of wordsOf(phrase)) words.add(word);
  const wanted = keywordsOf(ad.text);
  for (const skill of ad.refused) wanted.delete(skill);
  return { ...compareWords(words, wanted), requirements };
}

function kindOf(skill: string): RequirementKind {
  return KIND_OF_SKILL[skillNamed(skill)?.kind ?? "practice"];
}

function textOf(resume: Resume): string {
  return fragmentsOf(resume)
    .map(({ text }) => text)
    .join("\n");
}
