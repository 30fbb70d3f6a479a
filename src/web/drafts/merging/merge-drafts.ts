import { isOwnTitle, titleOf } from "../../../domain/resume/resume-title.ts";
import { type DraftContent, keepingStyle, readContent } from "../draft-content.ts";
import { withIdsApart } from "./ids-apart.ts";
import type { Choices, Question } from "./merge.ts";
import { mergeValues } from "./merge-values.ts";
import { shapeOf } from "./resume-shape.ts";

export interface DraftMerge {
  /** Everything that need not be asked, merged; what is asked, as it was chosen, else as it stands here. */
  readonly content: DraftContent;
  readonly questions: readonly Question[];
}

const NO_CHOICES: Choices = new Map();

/**
 * Two versions of a draft as one. `base` is what both began with; where it is not known, everything that differs is asked.
 */
export function mergeDrafts(
  base: DraftContent | null,
  given: DraftContent,
  other: DraftContent,
  choices: Choices = NO_CHOICES,
): DraftMerge {
  const [mine, theirs] = [keepingStyle(given, base ?? other), keepingStyle(other, base ?? given)];
  const titled = [mine, theirs].filter(({ title, resume }) => isOwnTitle(title, resume));
  if (titled.length === 2) return mergeContents(base, mine, theirs, choices);
  // A title that only follows the name and the role is nobody's change: to ask about it would ask about them twice.
  const title = titled[0]?.title ?? mine.title;
  const { content, questions } = mergeContents(
    base,
    withTitle(mine, title),
    withTitle(theirs, title),
    choices,
  );
  return {
    content: titled.length === 0 ? withTitle(content, titleOf(content.resume)) : content,
    questions,
  };
}

function withTitle(content: DraftContent, title: string): DraftContent {
  return title === content.title ? content : { ...content, title };
}

function mergeContents(
  base: DraftContent | null,
  mine: DraftContent,
  theirs: DraftContent,
  choices: Choices,
): DraftMerge {
  const merge = { shape: shapeOf(mine), choices, hasBase: base !== null, questions: [] as Question[] };
  const apart = base && withIdsApart(base.resume, mine.resume, theirs.resume);
  const others = apart ? { ...theirs, resume: apart } : theirs;
  const merged = mergeValues(merge, { path: [], key: "" }, { base, mine, theirs: others });
  const content = readContent(merged);
  if (content !== null) return { content, questions: merge.questions };
  // Together they are more than a resume can hold.
  if (base !== null) return mergeContents(null, mine, theirs, choices);
  return { content: mine, questions: merge.questions };
}
