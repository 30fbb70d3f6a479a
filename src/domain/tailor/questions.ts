import { isKnockOut, type Requirement, type RequirementKind } from "../insights/match/job-match.ts";
import { jobAnswerTo } from "../resume/job-answers.ts";
import type { JobAnswer } from "../resume/resume.ts";
import type { TailorQuestion } from "./plan.ts";
import { questionWords } from "./question-words.ts";

/** Where somebody who has it would write it. */
const ANSWER_PLACES: Record<RequirementKind, string> = {
  skill: "/experience",
  tool: "/experience",
  duty: "/experience",
  years: "/experience",
  licence: "/certifications",
  degree: "/education",
  language: "/languages",
  place: "/location",
  authorisation: "/summary",
};

/** More would be an examination. */
const MOST = 12;

/** A question for each must-have that the career does not show and that the person has not put aside; knock-outs first. */
export function questionsFor(
  requirements: readonly Requirement[],
  answers: readonly JobAnswer[],
): TailorQuestion[] {
  return groupsOf(requirements)
    .filter((group) => group.every((one) => isOpen(one, answers)))
    .toSorted((one, other) => Number(other.some(isKnockOut)) - Number(one.some(isKnockOut)))
    .slice(0, MOST)
    .flatMap((group): TailorQuestion[] => {
      const [first] = group;
      if (!first) return [];
      const { kind, asked } = first;
      const words = group.map(({ skill }) => skill);
      const question = questionWords({ kind, words, asked });
      return [{ requirements: words, kind, asked, question, place: ANSWER_PLACES[kind] }];
    });
}

function isOpen({ level, status, skill }: Requirement, answers: readonly JobAnswer[]): boolean {
  return level === "must" && status === "missing" && jobAnswerTo(answers, skill) === null;
}

/** Of those of which one is enough, all together. */
function groupsOf(requirements: readonly Requirement[]): Requirement[][] {
  const groups = new Map<string, Requirement[]>();
  for (const [nth, requirement] of requirements.entries()) {
    const key = requirement.anyOf === null ? `one ${nth}` : `any ${requirement.anyOf}`;
    groups.set(key, [...(groups.get(key) ?? []), requirement]);
  }
  return [...groups.values()];
}
