import { compareContents } from "../../../../domain/resume/merging/compare-contents.ts";
import { titleAfter } from "../../../../domain/resume/resume-title.ts";
import { type CopiedPlace, copyPlaces } from "../../../../domain/resume/variant/copy-place.ts";
import { withOwnParts } from "../../../../domain/resume/variant/own-parts.ts";
import { pathTo, placeName, stepsOfPlace, stepsTo } from "../../../../domain/resume/variant/place.ts";
import { type ComparedPlace, comparedPlaces } from "../../../differences/compared-places.ts";
import { type DraftContent, keepingStyle, readContent } from "../../../drafts/draft-content.ts";
import type { VariantClash } from "../saving/variant-state.ts";

/** A place where a variant says something else than its source, in words and as the server names it. */
export interface Departure extends ComparedPlace {
  readonly copied: CopiedPlace;
  readonly place: string;
}

/** Title, letter and ad are a resume's own: they are no differences. */
const beside = (mine: DraftContent, source: DraftContent): DraftContent => ({
  ...withOwnParts(keepingStyle(source, mine), mine),
  title: mine.title,
});

export function departuresOf(mine: DraftContent, source: DraftContent): Departure[] {
  const theirs = beside(mine, source);
  return comparedPlaces(compareContents(mine, theirs), mine, theirs).map((compared) => {
    const { question } = compared;
    const steps = stepsTo(question, mine, theirs);
    return { ...compared, copied: { steps, kind: question.kind }, place: placeName(steps) };
  });
}

/** The variant with what its source says at one place; null where that is more than a resume can hold. */
export function followSource(
  mine: DraftContent,
  source: DraftContent,
  { copied }: Pick<Departure, "copied">,
): DraftContent | null {
  const made = readContent(copyPlaces(mine, beside(mine, source), [copied]));
  return made && { ...made, title: titleAfter(mine.title, mine.resume, made.resume) };
}

/** Clashes in the words of the screen that chooses between two sides. */
export function describeClashes(
  clashes: readonly VariantClash[],
  mine: DraftContent,
  source: DraftContent,
): ComparedPlace[] {
  const theirs = beside(mine, source);
  const questions = clashes.flatMap(({ place, kind, mine: own, source: other }) => {
    const steps = stepsOfPlace(place);
    return steps ? [{ key: place, path: pathTo(steps, mine, theirs), kind, mine: own, theirs: other }] : [];
  });
  return comparedPlaces(questions, mine, theirs);
}
