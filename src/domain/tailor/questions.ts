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

/**
 * A question for each must-have that the career does not prove and that the person has neither answered nor put aside; knock-outs
 * first, and what is missing before what is near. An answer is known by the statement that it became.
 */
export function questionsFor(
  requirements: readonly Requirement[],
  answers: readonly JobAnswer[],
  statements: readonly string[],
): TailorQuestion[] {
  return groupsOf(requirements)
    .filter((group) => group.every((one) => isOpen(one, answers)))
    .toSorted((one, other) => urgencyOf(other) - urgencyOf(one))
    .flatMap((group): TailorQuestion[] => {
      const [first] = group;
      if (!first) return [];
      const { kind, asked } = first;
      const words = group.map(({ skill }) => skill);
      const question = questionWords({ kind, words, asked });
      return [{ requirements: words, kind, asked, question, place: ANSWER_PLACES[kind] }];
    })
    .filter(({ question }) => !statements.some((statement) => statement.startsWith(`${question} `)))
    .slice(0, MOST);
}

function isOpen({ level, status, skill }: Requirement, answers: readonly JobAnswer[]): boolean {
  return level === "must" && status !== "proven" && jobAnswerTo(answers, skill) === null;
}

function urgencyOf(group: readonly Requirement[]): number {
  return 2 * Number(group.some(isKnockOut)) + Number(group.every(({ status }) => status === "missing"));
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
