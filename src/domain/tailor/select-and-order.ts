import type { Requirement } from "../insights/match/job-match.ts";
import type { Resume } from "../resume/resume.ts";
import { hideSteps } from "./hide-steps.ts";
import { moveSteps, sectionStep } from "./move-steps.ts";
import type { Step } from "./plan.ts";
import { provenPlaces } from "./proven-places.ts";
import { showSteps } from "./show-steps.ts";
import { skillsStep } from "./skills-step.ts";
import { textsByPlace } from "./texts-by-place.ts";

/** What can be done for an ad with the person's words as they stand. Its requirements are as the whole career shows them. */
export function selectAndOrder(
  resume: Resume,
  requirements: readonly Requirement[],
  { isVariant }: { isVariant: boolean },
): Step[] {
  const proven = provenPlaces(resume, requirements);
  const textsIn = textsByPlace(resume);
  return [
    ...showSteps(resume, proven, textsIn),
    ...moveSteps(resume, proven, textsIn),
    ...sectionStep(resume, proven, textsIn),
    ...skillsStep(resume, requirements),
    ...hideSteps({ resume, requirements, proven, textsIn, isVariant }),
  ];
}
