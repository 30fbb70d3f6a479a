import type { StyledLine } from "../../domain/resume/feature-import/styled-line.ts";

/**
 * The lines of a document with what stands in its margins: the first page's header above it, as many people write their
 * name and how to reach them there; all else behind it, each line once, as no part of what stands last in the text.
 */
export function withMargins(
  body: readonly StyledLine[],
  header: readonly StyledLine[],
  others: readonly StyledLine[],
): StyledLine[] {
  const seen = new Set(body.map(({ text }) => text));
  const once = (lines: readonly StyledLine[]) =>
    lines.filter(({ text }) => {
      const isNew = !seen.has(text);
      seen.add(text);
      return isNew;
    });
  const start = body
    .slice(0, MOST_AT_TOP)
    .flatMap(({ text }) => (text.length < LEAST_NAME ? [] : [text.toLowerCase()]));
  // "Jane Doe, page 1" above a page that begins with her name is there to tell pages apart.
  const isRepeated = ({ text }: StyledLine) => start.some((line) => text.toLowerCase().includes(line));
  const above = once(header);
  return [
    ...above.filter((line) => !isRepeated(line)),
    ...body,
    ...[...above.filter(isRepeated), ...once(others)].map((line) => ({ ...line, isMargin: true })),
  ];
}

const MOST_AT_TOP = 3;
/** "CV" says nothing of whose it is. */
const LEAST_NAME = 5;
