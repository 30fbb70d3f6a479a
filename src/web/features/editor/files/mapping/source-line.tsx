import { memo, type ReactNode } from "react";

/** A part of a line: words of a field, words without a place, or what stands between them. */
export interface Segment {
  readonly text: string;
  readonly start: number;
  /** The field, or where the words stand that found no place. */
  readonly place: string | null;
}

interface SourceLineProps {
  readonly segments: readonly Segment[];
  /** The field whose words are marked, where this line has some of them: else every line would be drawn again with each mark. */
  readonly marked: string | null;
}

/** A line of the file. */
export const SourceLine = memo(
  function SourceLine({ segments, marked }: SourceLineProps) {
    return (
      <p className="min-h-[1lh] wrap-anywhere whitespace-pre-wrap">
        {segments.map((segment) => (
          <Words key={segment.start} {...segment} marked={marked} />
        ))}
      </p>
    );
  },
  (before, after) =>
    before.marked === after.marked &&
    before.segments.length === after.segments.length &&
    before.segments.every(({ text, place }, at) => {
      const other = after.segments[at];
      return other?.text === text && other.place === place;
    }),
);

function Words({ text, place, marked }: Segment & { marked: string | null }): ReactNode {
  if (place === null) return text;
  if (place === marked)
    return (
      <mark data-place={place} className="rounded-xs bg-proof-tint text-ink outline-2 outline-proof">
        {text}
      </mark>
    );
  const isUnplaced = place.startsWith("unplaced");
  return (
    <span
      data-place={place}
      className={
        isUnplaced ? "cursor-pointer underline decoration-dotted underline-offset-2" : "cursor-pointer"
      }
    >
      {text}
    </span>
  );
}
