import type { JobMatch, Requirement, RequirementStatus } from "../insights/match/job-match.ts";
import type { Resume } from "../resume/resume.ts";
import { placeAt } from "./places.ts";
import type { Proof, Quote } from "./plan.ts";

/** A requirement of which the career holds a proof. */
export interface Proven {
  readonly requirement: Requirement;
  /** Its place among all that the ad asks for, knock-outs first. */
  readonly rank: number;
  readonly quote: Quote;
}

export const STRENGTH: Record<RequirementStatus, number> = { missing: 0, adjacent: 1, proven: 2 };

/** What the page shows where that is enough, else what the whole career does. Both are of one ad, so they have one order. */
export function bestOf(page: JobMatch, career: JobMatch): Requirement[] {
  return page.requirements.map((shown, nth) => {
    const held = career.requirements[nth];
    return held && STRENGTH[held.status] > STRENGTH[shown.status] ? held : shown;
  });
}

/** Where the career proves what the ad asks for, in the person's own words. */
export function provenPlaces(resume: Resume, requirements: readonly Requirement[]): Proven[] {
  return requirements.flatMap((requirement, rank) => {
    const { status, evidence, pointer } = requirement;
    const place = pointer === null ? null : placeAt(resume, pointer);
    if (status !== "proven" || evidence === null || place === null) return [];
    return [{ requirement, rank, quote: { place, text: evidence } }];
  });
}

/** Those that stand at one place or inside it, as a step names them; null where none does. */
export function proofsIn(proven: readonly Proven[], place: string): readonly [Proof, ...Proof[]] | null {
  const [first, ...others] = proven
    .filter(({ quote }) => quote.place === place || quote.place.startsWith(`${place}/`))
    .map(proofOf);
  return first ? [first, ...others] : null;
}

export function proofOf({ requirement, quote }: Proven): Proof {
  return { requirement: requirement.skill, quote };
}
