import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef } from "react";
import type { TracedWords } from "../../../../../domain/resume/feature-import/trace-words.ts";

/** Lines beyond these are of no resume: to draw them would only hold up the page. */
const MOST_LINES = 400;

/** A part of a line: words of a field, words without a place, or what stands between them. */
interface Segment {
  readonly text: string;
  readonly start: number;
  /** The field, or the number of the words without a place. */
  readonly place: string | null;
}

export function unplacedPlace(nth: number): string {
  return `unplaced ${nth}`;
}

function segmentsOf({ source, fields, unplaced }: TracedWords): Segment[][] {
  const spans = [
    ...fields.flatMap(({ pointer, spans: all }) => all.map((span) => ({ ...span, place: pointer }))),
    ...unplaced.map(({ span }, nth) => ({ ...span, place: unplacedPlace(nth) })),
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

interface SourcePaneProps {
  words: TracedWords;
  /** The field whose words are marked. */
  marked: string | null;
  onChoose: (place: string) => void;
}

/** The words of the file as they came out of it, those of the chosen field marked. */
export function SourcePane({ words, marked, onChoose }: SourcePaneProps) {
  const pane = useRef<HTMLElement>(null);
  const lines = useMemo(() => segmentsOf(words), [words]);
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
      {lines.map((segments, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file keep their places.
        <p key={number} className="min-h-[1lh] wrap-anywhere whitespace-pre-wrap">
          {segments.map((segment) => (
            <Words key={segment.start} {...segment} marked={marked} />
          ))}
        </p>
      ))}
      {words.source.length > MOST_LINES && <p>{`And ${words.source.length - MOST_LINES} more lines.`}</p>}
    </section>
  );
}

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
