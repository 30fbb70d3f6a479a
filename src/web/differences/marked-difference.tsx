import { Fragment } from "react";
import { diffWords } from "../suggestions/word-diff.ts";

/** Words against words: a page of either would take a moment that is felt. */
const MOST_LETTERS = 2500;
const LEAST_KEPT = 0.3;

interface MarkedDifferenceProps {
  text: string;
  other: string;
}

/** A text with the words marked that the other one does not have, so that nobody has to look for them. */
export function MarkedDifference({ text, other }: MarkedDifferenceProps) {
  if (other === "" || text.length > MOST_LETTERS || other.length > MOST_LETTERS) return text;
  const { source } = diffWords(text, other);
  const kept = source.reduce((sum, { kind, text: piece }) => sum + (kind === "kept" ? piece.length : 0), 0);
  // Hardly anything in common: nearly every word would be marked.
  if (kept < LEAST_KEPT * text.length) return text;
  return source.map((piece, at) => {
    const words = piece.text.trimEnd();
    const key = `${at} ${piece.kind}`;
    if (piece.kind === "kept") return <Fragment key={key}>{piece.text}</Fragment>;
    return (
      <Fragment key={key}>
        <mark className="rounded-[3px] bg-new-words box-decoration-clone px-0.5 text-ink underline decoration-ink-soft/60 decoration-dotted underline-offset-4">
          {words}
        </mark>
        {piece.text.slice(words.length)}
      </Fragment>
    );
  });
}
