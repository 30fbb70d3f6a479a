import type { Choices, Question } from "../../../domain/resume/merging/merge.ts";
import { mergeContents } from "../../../domain/resume/merging/merge-contents.ts";
import { isOwnTitle, titleOf } from "../../../domain/resume/resume-title.ts";
import { type DraftContent, keepingStyle, readContent } from "../draft-content.ts";

export interface DraftMerge {
  /** Everything that need not be asked, merged; what is asked, as it was chosen, else as it stands here. */
  readonly content: DraftContent;
  readonly questions: readonly Question[];
}

/**
 * Two versions of a draft as one. `base` is what both began with; where it is not known, everything that differs is asked.
 */
export function mergeDrafts(
  base: DraftContent | null,
  given: DraftContent,
  other: DraftContent,
  choices: Choices = new Map(),
): DraftMerge {
  const [mine, theirs] = [keepingStyle(given, base ?? other), keepingStyle(other, base ?? given)];
  const options = { choices, read: readContent };
  const titled = [mine, theirs].filter(({ title, resume }) => isOwnTitle(title, resume));
  if (titled.length === 2) return mergeContents(base, mine, theirs, options);
  // A title that only follows the name and the role is nobody's change: to ask about it would ask about them twice.
  const title = titled[0]?.title ?? mine.title;
  const { content, questions } = mergeContents(
    base,
    withTitle(mine, title),
    withTitle(theirs, title),
    options,
  );
  return {
    content: titled.length === 0 ? withTitle(content, titleOf(content.resume)) : content,
    questions,
  };
}

function withTitle(content: DraftContent, title: string): DraftContent {
  return title === content.title ? content : { ...content, title };
}
