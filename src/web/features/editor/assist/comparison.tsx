import { Fragment, type ReactNode, type Ref, useId, useMemo } from "react";
import { Fact } from "../../../ui/proof-marks.tsx";
import { diffWords, type Piece, type WordDiff } from "./word-diff.ts";

interface ComparisonProps {
  label: string;
  source: string;
  /** Further words of the person, such as the name of the employer. */
  around: string;
  result: string | null;
  /** Gets the focus when a result comes. */
  resultPane: Ref<HTMLElement>;
}

/** The person's text and the suggestion, side by side, with what changed between them. */
export function Comparison({ label, source, around, result, resultPane }: ComparisonProps) {
  const diff = useMemo(
    () => (result === null ? null : diffWords(source, result, around)),
    [source, result, around],
  );
  const changed =
    diff?.result.some(({ kind }) => kind === "new") || diff?.source.some(({ kind }) => kind === "dropped");
  return (
    <div className="grid gap-2">
      <div className="grid gap-3 md:grid-cols-2">
        <Pane label={label}>
          {source.trim() === "" ? (
            <p className="text-ink-soft">Empty</p>
          ) : (
            <p className="whitespace-pre-line text-ink-soft wrap-anywhere">
              {diff ? diff.source.map(drawSource) : source}
            </p>
          )}
        </Pane>
        <Pane label="Suggestion" paneRef={resultPane} strong={diff !== null}>
          {diff ? (
            <p data-suggestion className="leading-relaxed whitespace-pre-line text-ink wrap-anywhere">
              {diff.result.map(drawResult)}
            </p>
          ) : (
            <p className="text-ink-soft">Choose a tone and a seniority, then press Improve.</p>
          )}
        </Pane>
      </div>
      {diff && changed && <Legend diff={diff} />}
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

/** A mark must not run on under the space after its last word. */
function parted({ text }: Piece<string>): readonly [words: string, space: string] {
  const words = text.trimEnd();
  return [words, text.slice(words.length)];
}

function drawSource(piece: WordDiff["source"][number], index: number): ReactNode {
  const [words, space] = parted(piece);
  const key = `${index} ${piece.kind}`;
  if (piece.kind === "kept") return <Fragment key={key}>{piece.text}</Fragment>;
  return (
    <Fragment key={key}>
      <del className="decoration-ink-soft/70">{words}</del>
      {space}
    </Fragment>
  );
}

function drawResult(piece: WordDiff["result"][number], index: number): ReactNode {
  const [words, space] = parted(piece);
  const key = `${index} ${piece.kind}`;
  if (piece.kind === "plain") return <Fragment key={key}>{piece.text}</Fragment>;
  return (
    <Fragment key={key}>
      {piece.kind === "own" ? <Fact>{words}</Fact> : <NewWords>{words}</NewWords>}
      {space}
    </Fragment>
  );
}

function NewWords({ children }: { children: ReactNode }) {
  return (
    <ins className="rounded-[3px] bg-marker/60 box-decoration-clone px-0.5 text-ink no-underline">
      {children}
    </ins>
  );
}

function Legend({ diff }: { diff: WordDiff }) {
  const has = (kind: string) => [...diff.source, ...diff.result].some((piece) => piece.kind === kind);
  return (
    <ul aria-label="What the marks mean" className="flex flex-wrap gap-x-5 gap-y-1 text-12 text-ink-soft">
      {has("own") && (
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="w-5 border-b-2 border-proof" />
          From your words
        </li>
      )}
      {has("new") && (
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="h-3 w-5 rounded-[3px] bg-marker/60" />
          New wording
        </li>
      )}
      {has("dropped") && (
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="line-through">
            abc
          </span>
          Left out or reworded
        </li>
      )}
    </ul>
  );
}
