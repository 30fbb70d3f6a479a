import { type MouseEvent, memo, useEffect, useMemo, useRef } from "react";
import type { SourceSpan, TracedWords } from "../../../../../domain/resume/feature-import/trace-words.ts";
import { type Segment, SourceLine } from "./source-line.tsx";
import { useSlices } from "./use-slices.ts";

/** Lines beyond these are of no resume: to draw them would only hold up the page. */
const MOST_LINES = 400;

/** By where they stand, and not by their number: a move of words would give all others behind them another name. */
export function unplacedPlace({ line, start }: SourceSpan): string {
  return `unplaced ${line} ${start}`;
}

function segmentsOf({ source, fields, unplaced }: TracedWords): Segment[][] {
  const spans = [
    ...fields.flatMap(({ pointer, spans: all }) => all.map((span) => ({ ...span, place: pointer }))),
    ...unplaced.map(({ span }) => ({ ...span, place: unplacedPlace(span) })),
  ].sort((a, b) => a.start - b.start);
  const byLine = new Map<number, typeof spans>();
  for (const span of spans) byLine.set(span.line, [...(byLine.get(span.line) ?? []), span]);
  return source.slice(0, MOST_LINES).map((line, number) => {
    const segments: Segment[] = [];
    let from = 0;
    const add = (start: number, end: number, place: string | null) => {
      if (end > start) segments.push({ text: line.slice(start, end), start, place });
    };
    for (const { start, end, place } of byLine.get(number) ?? []) {
      // Words that two fields share are marked for the first.
      if (start < from) continue;
      add(from, start, null);
      add(start, end, place);
      from = end;
    }
    add(from, line.length, null);
    return segments;
  });
}

function linesOf(lines: readonly (readonly Segment[])[], marked: string | null): ReadonlySet<number> {
  if (marked === null) return new Set();
  return new Set(
    lines.flatMap((segments, number) => (segments.some(({ place }) => place === marked) ? [number] : [])),
  );
}

interface SourcePaneProps {
  words: TracedWords;
  /** The field whose words are marked. */
  marked: string | null;
  onChoose: (place: string) => void;
}

/** The words of the file as they came out of it, those of the chosen field marked. */
export const SourcePane = memo(function SourcePane({ words, marked, onChoose }: SourcePaneProps) {
  const pane = useRef<HTMLElement>(null);
  const lines = useMemo(() => segmentsOf(words), [words]);
  const drawn = useSlices(lines.length);
  const markedLines = useMemo(() => linesOf(lines, marked), [lines, marked]);
  useEffect(() => {
    const found = marked === null ? null : pane.current?.querySelector<HTMLElement>("mark");
    if (!found || !pane.current) return;
    const { clientHeight, scrollTop } = pane.current;
    const isSeen = found.offsetTop > scrollTop && found.offsetTop < scrollTop + clientHeight - 24;
    if (!isSeen) pane.current.scrollTop = found.offsetTop - clientHeight / 3;
  }, [marked]);
  const choose = ({ target }: MouseEvent) => {
    const place =
      target instanceof Element ? target.closest<HTMLElement>("[data-place]")?.dataset.place : undefined;
    if (place !== undefined) onChoose(place);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: whoever uses keys chooses the same in the result, field by field.
    <section
      ref={pane}
      aria-label="Words of the file"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys.
      tabIndex={0}
      onClick={choose}
      className="relative max-h-[26vh] overflow-y-auto rounded-control border border-line bg-paper p-3 text-14 text-ink md:max-h-[54vh]"
    >
      {lines.slice(0, drawn).map((segments, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file keep their places.
        <SourceLine key={number} segments={segments} marked={markedLines.has(number) ? marked : null} />
      ))}
      {words.source.length > MOST_LINES && <p>{`And ${words.source.length - MOST_LINES} more lines.`}</p>}
    </section>
  );
});
