import type { Question } from "../merging/merge.ts";
import { mergeContents } from "../merging/merge-contents.ts";
import type { Resume } from "../resume.ts";
import { copyPlaces } from "./copy-place.ts";
import { withOwnParts } from "./own-parts.ts";
import { placeName, type Steps, stepsTo, valueAtPlace } from "./place.ts";
import { returnedEntries } from "./returned-entries.ts";

/** A place that a variant and its source both changed. The variant's own value stands until its owner has chosen. */
export interface Clash {
  readonly steps: Steps;
  readonly place: string;
  readonly kind: Question["kind"];
  /** What the source had when the variant departed from it. */
  readonly was: unknown;
  readonly mine: unknown;
  readonly source: unknown;
}

/** A variant beside its source as that is now. */
export interface Inheritance<Content> {
  readonly content: Content;
  readonly clashes: readonly Clash[];
  /** What the variant departs from: the source, but where they clash what the source had before. */
  readonly base: Content;
}

/** What was put together, held to every bound; null where it cannot be kept. */
export type ReadContent<Content> = (made: unknown) => Content | null;

interface Family<Content> {
  readonly source: Content;
  readonly content: Content;
  readonly base: Content;
}

/**
 * What a variant says now: where it does not depart from its base the source's present value, elsewhere its own. The walk is that
 * of the editor's merge, with the source as the other side.
 */
export function inherit<Content extends { readonly resume: Resume }>(
  given: Family<Content>,
  read: ReadContent<Content>,
): Inheritance<Content> {
  const { content } = given;
  const [source, base] = [withOwnParts(given.source, content), withOwnParts(given.base, content)];
  const family = { source, content, base };
  const returned = returnedEntries({ base, mine: content, theirs: source }).map((steps) =>
    returnedClash(steps, family),
  );
  const merged = mergeContents(withPlaces(base, source, returned), content, source, { read });
  const clashes = [...merged.questions.map((question) => clashOf(question, family)), ...returned];
  // Where both together are too much for a resume, nothing of the source has arrived yet.
  const next = merged.hasBase ? withPlaces(source, base, clashes) : base;
  return { content: merged.content, clashes, base: next };
}

function clashOf<Content>(question: Question, { source, content, base }: Family<Content>): Clash {
  const { kind, mine, theirs } = question;
  const steps = stepsTo(question, content, source);
  return { steps, place: placeName(steps), kind, was: valueAtPlace(base, steps), mine, source: theirs };
}

/** The variant's own stands. */
function returnedClash<Content>(steps: Steps, { source, content }: Family<Content>): Clash {
  const [mine, theirs] = [valueAtPlace(content, steps), valueAtPlace(source, steps)];
  return { steps, place: placeName(steps), kind: "removal", was: undefined, mine, source: theirs };
}

/** The same kind of content: places of one were copied to the same places of another. */
function withPlaces<Content>(target: Content, from: Content, clashes: readonly Clash[]): Content {
  return copyPlaces(target, from, clashes) as Content;
}

/**
 * A variant as its owner saves it, over what it said before. What they wrote stands as it is; a clash that they did not choose on
 * stays one.
 */
export function saveOver<Content extends { readonly resume: Resume }>(
  source: Content,
  before: Inheritance<Content>,
  content: Content,
  read: ReadContent<Content>,
): Inheritance<Content> {
  return { ...inherit({ source, content, base: before.base }, read), content };
}

/** A variant after its owner chose: the clash is over, with the variant's own value or the source's. */
export function choose<Content extends { readonly resume: Resume }>(
  source: Content,
  { content, base }: Inheritance<Content>,
  taken: Readonly<Record<"mine" | "source", readonly Clash[]>>,
): { content: Content; base: Content } {
  return {
    content: withPlaces(content, source, taken.source),
    base: withPlaces(base, source, [...taken.mine, ...taken.source]),
  };
}
