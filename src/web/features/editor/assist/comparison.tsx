import { type ReactNode, type Ref, useId, useMemo } from "react";
import { MarkedResult, MarkedSource, MarksLegend } from "../../../suggestions/marked-text.tsx";
import {
  diffWords,
  markDoubt,
  type Piece,
  piecesByLine,
  type Span,
  type WordDiff,
} from "../../../suggestions/word-diff.ts";

interface ComparisonProps {
  label: string;
  resultLabel?: string;
  source: string;
  /** Further words of the person, such as the name of the employer. */
  around: string;
  result: string | null;
  /** The words of the result that the person is asked about. */
  doubt: Span | null;
  /** Whether several lines stand as several entries of a list, as bullets do. */
  listed: boolean;
  /** What stands in the place of a result. */
  instead: string;
  /** What the result turns the text into, as "Becomes 2 bullets". */
  becomes: string | null;
  /** Which choices the result was made for, where others are chosen since. */
  earlier: string | null;
  /** Gets the focus when a result comes. */
  resultPane: Ref<HTMLElement>;
}

/** The person's text and the suggestion, side by side, with what changed between them. */
export function Comparison(props: ComparisonProps) {
  const { label, source, around, result, doubt, listed, instead, becomes, earlier, resultPane } = props;
  const diff = useMemo(
    () => (result === null ? null : markDoubt(diffWords(source, result, around), doubt)),
    [source, result, around, doubt],
  );
  const before: WordDiff["source"] = diff?.source ?? [{ kind: "kept", text: source }];
  return (
    <div className="grid gap-2">
      <div className="grid gap-3 md:grid-cols-2">
        <Pane label={label}>
          {source.trim() === "" ? (
            <p className="text-ink-soft">Empty</p>
          ) : (
            <div className="text-ink-soft">
              <Lines
                of={before}
                listed={listed}
                draw={(pieces) => <MarkedSource diff={{ source: pieces }} />}
              />
            </div>
          )}
        </Pane>
        <Pane
          label={props.resultLabel ?? "Suggestion"}
          notes={[earlier, becomes]}
          paneRef={resultPane}
          strong={diff !== null && earlier === null}
        >
          {diff ? (
            <div data-suggestion className="leading-relaxed text-ink">
              <Lines
                of={diff.result}
                listed={listed}
                draw={(pieces) => <MarkedResult diff={{ result: pieces }} />}
              />
            </div>
          ) : (
            <p className="text-ink-soft">{instead}</p>
          )}
        </Pane>
      </div>
      {diff && <MarksLegend diff={diff} />}
    </div>
  );
}

interface LinesProps<Kind extends string> {
  of: readonly Piece<Kind>[];
  listed: boolean;
  draw: (pieces: readonly Piece<Kind>[]) => ReactNode;
}

/** A text as it will stand in the resume: several lines of bullets are several bullets. It runs the way its script does. */
function Lines<Kind extends string>({ of: pieces, listed, draw }: LinesProps<Kind>) {
  const lines = listed ? piecesByLine(pieces) : [];
  if (lines.length < 2)
    return (
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {draw(pieces)}
      </p>
    );
  return (
    <ul dir="auto" className="grid list-disc gap-1 ps-5 wrap-anywhere">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place; two may read the same.
        <li key={index}>{draw(line)}</li>
      ))}
    </ul>
  );
}

interface PaneProps {
  label: string;
  notes?: readonly (string | null)[];
  paneRef?: Ref<HTMLElement>;
  strong?: boolean;
  children: ReactNode;
}

function Pane({ label, notes = [], paneRef, strong = false, children }: PaneProps) {
  const id = useId();
  return (
    <section
      ref={paneRef}
      tabIndex={paneRef ? -1 : undefined}
      aria-labelledby={id}
      className={`min-w-0 rounded-control border p-4 max-sm:p-3 ${strong ? "border-proof bg-surface" : "border-line bg-paper"}`}
    >
      <div className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-12 font-medium">
        <h3 id={id} className="text-ink-soft">
          {label}
        </h3>
        <div className="flex flex-wrap gap-x-4 text-ink">
          {notes.map((note) => note !== null && <p key={note}>{note}</p>)}
        </div>
      </div>
      <div className="max-h-64 overflow-y-auto text-16">{children}</div>
    </section>
  );
}
