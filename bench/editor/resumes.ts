import type { Resume } from "../../src/domain/resume/resume.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { resumeOf } from "../../tests/factories/given-resume.ts";

/** Nine tenths of a page, as most people send it. */
export const onePage: Resume = {
  ...sampleResume,
  experience: sampleResume.experience.slice(0, 2),
  projects: sampleResume.projects.slice(0, 1),
};

/** Three pages: a long working life. */
export const threePages: Resume = withPositions(11);

/** Ten pages: about as much as the preview shows. */
export const tenPages: Resume = withPositions(72);

function withPositions(length: number): Resume {
  const experience = Array.from({ length }, (_, index) => {
    const position = sampleResume.experience[index % sampleResume.experience.length];
    if (!position) throw new Error("the sample has no position");
    return { ...position, company: `${position.company} ${index + 1}`, bullets: [...position.bullets] };
  });
  return resumeOf({ ...sampleResume, experience });
}
