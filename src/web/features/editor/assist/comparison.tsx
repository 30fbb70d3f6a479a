import { type ReactNode, type Ref, useId, useMemo } from "react";
import { MarkedResult, MarkedSource, MarksLegend } from "../../../suggestions/marked-words.tsx";
import { diffWords } from "../../../suggestions/word-diff.ts";

interface ComparisonProps {
  label: string;
  source: string;
  /** Further words of the person, such as the name of the employer. */
  around: string;
  result: string | null;
  refused: boolean;
  /** Gets the focus when a result comes. */
  resultPane: Ref<HTMLElement>;
}

/** The person's text and the suggestion, side by side, with what changed between them. */
export function Comparison({ label, source, around, result, refused, resultPane }: ComparisonProps) {
  const diff = useMemo(
    () => (result === null ? null : diffWords(source, result, around)),
    [source, result, around],
  );
  return (
    <div className="grid gap-2">
      <div className="grid gap-3 md:grid-cols-2">
        <Pane label={label}>
          {source.trim() === "" ? (
            <p className="text-ink-soft">Empty</p>
          ) : (
            <p className="whitespace-pre-line text-ink-soft wrap-anywhere">
              {diff ? <MarkedSource diff={diff} /> : source}
            </p>
          )}
        </Pane>
        <Pane label="Suggestion" paneRef={resultPane} strong={diff !== null}>
          {diff ? (
            <p data-suggestion className="leading-relaxed whitespace-pre-line text-ink wrap-anywhere">
              <MarkedResult diff={diff} />
            </p>
          ) : (
            <p className="text-ink-soft">
              {refused ? "No suggestion." : "Choose a tone and a seniority, then press Improve."}
            </p>
          )}
        </Pane>
      </div>
      {diff && <MarksLegend diff={diff} />}
    </div>
  );
}

interface PaneProps {
  label: string;
  paneRef?: Ref<HTMLElement>;
  strong?: boolean;
  children: ReactNode;
}

function Pane({ label, paneRef, strong = false, children }: PaneProps) {
  const id = useId();
  return (
    <section
      ref={paneRef}
      tabIndex={paneRef ? -1 : undefined}
      aria-labelledby={id}
      className={`min-w-0 rounded-control border p-4 ${strong ? "border-proof bg-surface" : "border-line bg-paper"}`}
    >
      <h3 id={id} className="mb-1.5 text-12 font-medium text-ink-soft">
        {label}
      </h3>
      <div className="max-h-64 overflow-y-auto text-16">{children}</div>
    </section>
  );
}
