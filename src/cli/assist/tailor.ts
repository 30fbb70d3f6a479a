import { answerHere } from "../../assist/answer-here.ts";
import { planTailoring } from "../../assist/tailor/plan-tailoring.ts";
import { matchJob } from "../../domain/insights/match/match-job.ts";
import { matchTexts } from "../../domain/insights/match/meaning/match-by-meaning.ts";
import { emptyMemory, rememberingModel } from "../../domain/insights/match/meaning/remembering-model.ts";
import type { Resume } from "../../domain/resume/resume.ts";
import { applySteps } from "../../domain/tailor/apply-steps.ts";
import type { Plan } from "../../domain/tailor/plan.ts";
import { selectAndOrder } from "../../domain/tailor/select-and-order.ts";
import { variantName } from "../../domain/tailor/variant-name.ts";
import type { Judge } from "../../judge/answer.ts";
import type { Matcher } from "../../judge/matcher.ts";
import type { TailorOrder } from "./tailor-line.ts";

interface Answer {
  plan: Plan;
  /** What a variant for this job would be called. */
  title: string;
  /** The resume with every step of the plan; no question is answered in it. */
  variant: Resume;
}

/** The embedded engine rewords, whatever endpoint is set: the plan is the same on every machine. */
export function answerTailor(
  { resume, job }: TailorOrder,
  matcher: Matcher | null,
  judge: Judge | null,
  now: Date,
): Answer {
  const memory = emptyMemory();
  const today = now.toISOString().slice(0, 10);
  const match = (one: Resume) =>
    matcher
      ? matchTexts(
          one,
          job,
          rememberingModel(matcher, memory, () => {}),
          today,
        )
      : matchJob(one, job);
  const tools = { match, select: selectAndOrder, improve: answerHere, judge, now };
  const plan = planTailoring(resume, tools, { isVariant: true });
  return { plan, title: variantName(job), variant: applySteps(resume, plan.steps) };
}
