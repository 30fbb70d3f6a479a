import type { Resume } from "../resume.ts";
import { withIdsApart } from "./ids-apart.ts";
import type { Choices, Question } from "./merge.ts";
import { mergeValues } from "./merge-values.ts";
import { shapeOf } from "./resume-shape.ts";

export interface MergeOptions<Content> {
  readonly choices?: Choices;
  /** What was put together, held to every bound; null where it cannot be kept. */
  read(merged: unknown): Content | null;
}

export interface ContentMerge<Content> {
  readonly content: Content;
  readonly questions: readonly Question[];
  /** False where both together are more than a resume can hold: then everything that differs is asked. */
  readonly hasBase: boolean;
}

const NO_CHOICES: Choices = new Map();

/** Two versions of a resume with all that belongs to it as one. `base` is what both began with; null where that is not known. */
export function mergeContents<Content extends { readonly resume: Resume }>(
  base: Content | null,
  mine: Content,
  theirs: Content,
  options: MergeOptions<Content>,
): ContentMerge<Content> {
  const { choices = NO_CHOICES, read } = options;
  const hasBase = base !== null;
  const merge = { shape: shapeOf(mine.resume), choices, hasBase, questions: [] as Question[] };
  const apart = base && withIdsApart(base.resume, mine.resume, theirs.resume);
  const others = apart ? { ...theirs, resume: apart } : theirs;
  const merged = mergeValues(merge, { path: [], key: "" }, { base, mine, theirs: others });
  const content = read(merged);
  if (content !== null) return { content, questions: merge.questions, hasBase };
  // Together they are more than a resume can hold.
  if (hasBase) return mergeContents(null, mine, theirs, options);
  return { content: mine, questions: merge.questions, hasBase };
}
