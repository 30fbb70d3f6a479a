import { CircleQuestionMark } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { Icon } from "../ui/icon.tsx";
import { Fact, ScreenReaderText } from "../ui/proof-marks.tsx";
import type { Piece, WordDiff } from "./word-diff.ts";

/** The person's text, with what the suggestion leaves out or says otherwise. */
export function MarkedSource({ diff }: { diff: Pick<WordDiff, "source"> }) {
  return diff.source.map(drawSource);
}

/** The suggestion: the person's own words underlined, new wording highlighted. */
export function MarkedResult({ diff }: { diff: Pick<WordDiff, "result"> }) {
  return diff.result.map(drawResult);
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
      <del className="decoration-ink-soft/70">
        <ScreenReaderText>removed: </ScreenReaderText>
        {words}
      </del>
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
      {piece.kind === "own" && <Fact lead="yours: ">{words}</Fact>}
      {piece.kind === "new" && <NewWords>{words}</NewWords>}
      {piece.kind === "doubt" && <InQuestion>{words}</InQuestion>}
      {space}
    </Fragment>
  );
}

function NewWords({ children }: { children: ReactNode }) {
  return (
    <ins className="rounded-[3px] bg-new-words box-decoration-clone px-0.5 text-ink no-underline">
      <ScreenReaderText>new: </ScreenReaderText>
      {children}
    </ins>
  );
}

/** Told apart from new wording by line and sign, not by colour alone. */
function InQuestion({ children }: { children: ReactNode }) {
  return (
    <mark className="rounded-[3px] border border-dashed border-info bg-transparent box-decoration-clone px-0.5 text-ink">
      <ScreenReaderText>in question: </ScreenReaderText>
      <Icon of={CircleQuestionMark} className="me-0.5 inline size-4 align-[-0.15em] text-info" />
      {children}
    </mark>
  );
}

/** What the marks mean; nothing where nothing changed. */
export function MarksLegend({ diff }: { diff: WordDiff }) {
  const has = (kind: string) => [...diff.source, ...diff.result].some((piece) => piece.kind === kind);
  if (!has("new") && !has("dropped") && !has("doubt")) return null;
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
          <span aria-hidden="true" className="h-3 w-5 rounded-[3px] bg-new-words" />
          New wording
        </li>
      )}
      {has("doubt") && (
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="h-3.5 w-5 rounded-[3px] border border-dashed border-info" />
          In question
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
