import type { Pair } from "../rows.ts";
import { type Share, share } from "./wilson.ts";
import { isFunctionWord, sameWord, words } from "./words.ts";

export type Verdict = { supported: boolean; unsupported: { kind: string; text: string }[] };
export type Judged = { pair: Pair; verdict: Verdict };

export type ClassScore = {
  name: string;
  /** Of the unsupported pairs, how many were held back. */
  recall: Share;
  /** Of the pairs held back, how many were unsupported. */
  precision: Share;
  /** Of the labelled violations, how many a finding points at. */
  located: Share;
  /** Of the supported pairs, how many were held back. */
  refused: Share;
};

/** A finding points at a violation when they share a word and the finding is not the whole sentence. */
export function pointsAt(finding: string, violation: string): boolean {
  const found = words(finding);
  const wanted = words(violation);
  if (found.length > wanted.length + 6) return false;
  const telling = wanted.filter((word) => !isFunctionWord(word));
  const looked = telling.length > 0 ? telling : wanted;
  return looked.some((word) => found.some((other) => sameWord(word, other)));
}

function located({ pair, verdict }: Judged): number {
  return pair.violations.filter(({ text }) => verdict.unsupported.some((found) => pointsAt(found.text, text)))
    .length;
}

export function scoreClass(name: string, judged: readonly Judged[]): ClassScore {
  const bad = judged.filter(({ pair }) => !pair.supported);
  const good = judged.filter(({ pair }) => pair.supported);
  const held = ({ verdict }: Judged): boolean => !verdict.supported;
  const caught = bad.filter(held).length;
  const wronged = good.filter(held).length;
  const violations = bad.reduce((sum, { pair }) => sum + pair.violations.length, 0);
  return {
    name,
    recall: share(caught, bad.length),
    precision: share(caught, caught + wronged),
    located: share(
      bad.reduce((sum, each) => sum + located(each), 0),
      violations,
    ),
    refused: share(wronged, good.length),
  };
}

export function scorePairs(judged: readonly Judged[]): ClassScore[] {
  const classes = [...new Set(judged.map(({ pair }) => pair.class))];
  return [
    ...classes.map((name) =>
      scoreClass(
        name,
        judged.filter(({ pair }) => pair.class === name),
      ),
    ),
    scoreClass("all", judged),
  ];
}
