import type { JobMatch, Requirement } from "../../domain/insights/match/job-match.ts";
import type { Resume } from "../../domain/resume/resume.ts";
import { allStatements } from "../../domain/resume/statements.ts";
import { applySteps } from "../../domain/tailor/apply-steps.ts";
import type { Plan, Step } from "../../domain/tailor/plan.ts";
import { bestOf, provenPlaces, STRENGTH } from "../../domain/tailor/proven-places.ts";
import { questionsFor } from "../../domain/tailor/questions.ts";
import type { selectAndOrder } from "../../domain/tailor/select-and-order.ts";
import { hiddenPlaces, wholeCareer } from "../../domain/tailor/whole-career.ts";
import { unsupportedPlaces } from "./guard-variant.ts";
import { rewordSteps, type WritingTools } from "./reword-steps.ts";
import { summaryStep } from "./summary-step.ts";

export interface TailorTools extends WritingTools {
  /** Holds a resume against the ad. */
  readonly match: (resume: Resume) => JobMatch;
  readonly select: typeof selectAndOrder;
}

export interface TailorWish {
  /** Whether the result is a variant, whose source keeps what is left out. */
  readonly isVariant: boolean;
}

/** What could be changed in a resume for a job, step by step, each with the person's own words that prove it. */
export function planTailoring(career: Resume, tools: TailorTools, wish: TailorWish): Plan {
  const page = tools.match(career);
  const whole = hiddenPlaces(career).length > 0 ? tools.match(wholeCareer(career)) : page;
  const requirements = bestOf(page, whole);
  const proven = provenPlaces(career, requirements);
  const wanted = [
    ...tools.select(career, requirements, wish),
    ...rewordSteps(career, proven, tools),
    ...summaryStep(career, proven, tools),
  ];
  const supported = withoutUnsupported(career, wanted, tools);
  const { steps, score } = withoutLosses(career, supported, requirements, tools);
  return {
    requirements,
    steps: inOrder(steps, requirements),
    questions: questionsFor(requirements, career.jobAnswers ?? [], allStatements(career)),
    scores: { now: page.score, tailored: score },
  };
}

/** The same guard over the finished variant. */
function withoutUnsupported(career: Resume, steps: readonly Step[], { judge, now }: WritingTools): Step[] {
  const places = new Set(unsupportedPlaces(career, applySteps(career, steps), judge, now));
  return steps.filter(({ edits }) => edits.every((edit) => edit.type !== "text" || !places.has(edit.place)));
}

/** Other words must not prove less than the person's own did. */
function withoutLosses(
  career: Resume,
  steps: readonly Step[],
  requirements: readonly Requirement[],
  { match }: Pick<TailorTools, "match">,
): { steps: Step[]; score: number } {
  const tailored = match(applySteps(career, steps));
  const lost = new Set(
    requirements
      .filter(
        ({ status }, nth) => STRENGTH[tailored.requirements[nth]?.status ?? "missing"] < STRENGTH[status],
      )
      .map(({ skill }) => skill),
  );
  if (lost.size === 0) return { steps: [...steps], score: tailored.score };
  // A summary or a line that was hidden may have been what proved it beside the line that is quoted.
  const kept = steps.filter(
    ({ kind, proofs }) =>
      (kind !== "reword" || !proofs.some(({ requirement }) => lost.has(requirement ?? ""))) &&
      kind !== "summary" &&
      kind !== "hide",
  );
  return { steps: kept, score: match(applySteps(career, kept)).score };
}

/** What the ad asks for first comes first; what only makes room comes last. */
function inOrder(steps: readonly Step[], requirements: readonly Requirement[]): Step[] {
  const ranks = new Map(requirements.map(({ skill }, nth) => [skill, nth]));
  const rankOf = ({ proofs }: Step) =>
    Math.min(...proofs.map(({ requirement }) => ranks.get(requirement ?? "") ?? requirements.length));
  return steps.toSorted((one, other) => rankOf(one) - rankOf(other));
}
