import { compareContents } from "../merging/compare-contents.ts";
import type { Question } from "../merging/merge.ts";
import type { Resume } from "../resume.ts";
import { copyPlaces } from "./copy-place.ts";
import { withOwnParts } from "./own-parts.ts";
import { placeName, type Steps, stepsTo } from "./place.ts";

/** One place where a variant says something else than its source does now. */
export interface Departure {
  readonly steps: Steps;
  readonly place: string;
  readonly kind: Question["kind"];
  readonly mine: unknown;
  readonly source: unknown;
}

interface WithResume {
  readonly resume: Resume;
}

export function departuresOf(content: WithResume, source: WithResume): Departure[] {
  const beside = withOwnParts(source, content);
  return compareContents(content, beside).map((question) => {
    const { kind, mine, theirs } = question;
    const steps = stepsTo(question, content, beside);
    return { steps, place: placeName(steps), kind, mine, source: theirs };
  });
}

/** The source with what its variant says at one place; not yet checked. */
export function promote(source: WithResume, content: WithResume, departure: Departure): unknown {
  return copyPlaces(source, content, [departure]);
}
