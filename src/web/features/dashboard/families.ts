import type { ResumeSummaryAnswer } from "../../../contract/resumes.ts";

/** A resume with what was made of it: each variant stands behind its source, and its own variants behind it. */
export interface Family {
  readonly first: ResumeSummaryAnswer;
  readonly variants: readonly ResumeSummaryAnswer[];
}

/** In the order of the list, by whichever of a family comes first there: work on a variant brings its family to the front. */
export function familiesOf(resumes: readonly ResumeSummaryAnswer[]): Family[] {
  const byId = new Map(resumes.map((resume) => [resume.id, resume]));
  const seen = new Set<string>();
  return resumes.flatMap((resume) => {
    const first = firstOf(resume, byId);
    if (seen.has(first.id)) return [];
    const variants = variantsBelow(first.id, resumes);
    for (const { id } of [first, ...variants]) seen.add(id);
    return [{ first, variants }];
  });
}

/** All that inherits from a resume, each behind its source. */
export function variantsBelow(
  id: string,
  resumes: readonly ResumeSummaryAnswer[],
  above: readonly string[] = [],
): ResumeSummaryAnswer[] {
  const chain = [...above, id];
  return resumes
    .filter((resume) => resume.sourceId === id && !chain.includes(resume.id))
    .flatMap((variant) => [variant, ...variantsBelow(variant.id, resumes, chain)]);
}

function firstOf(
  resume: ResumeSummaryAnswer,
  byId: ReadonlyMap<string, ResumeSummaryAnswer>,
): ResumeSummaryAnswer {
  const passed = new Set<string>();
  let here = resume;
  // No server makes a ring of sources; in one, this would never end.
  while (here.sourceId !== null && !passed.has(here.id)) {
    passed.add(here.id);
    const source = byId.get(here.sourceId);
    if (!source) return here;
    here = source;
  }
  return here;
}
