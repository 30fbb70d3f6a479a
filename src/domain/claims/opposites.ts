import type { Claim, ClaimKind } from "./claim.ts";
import { EITHER_WAY, ONE_WAY } from "./lexicon/contraries.ts";
import { DEGREES } from "./lexicon/degrees.ts";
import type { Reading } from "./support.ts";

/** What a source says, and what cannot stand for it in a suggestion. */
interface Contrary {
  readonly kind: ClaimKind;
  readonly stated: RegExp;
  readonly said: RegExp;
}

const CONTRARIES: readonly Contrary[] = [
  ...EITHER_WAY.flatMap(([kind, one, other]): Contrary[] => [
    { kind, stated: one, said: other },
    { kind, stated: other, said: one },
  ]),
  ...[...ONE_WAY, ...DEGREES].map(([kind, stated, said]): Contrary => ({ kind, stated, said })),
];

/** Another clause of the source may tell of something that is done every week. */
const OFTEN =
  /\b(?:every|each) (?!other\b|second\b)\w+|\b(?:daily|weekly|monthly|days? (?:a|per) week|per week)\b|\/(?:day|week|wk)\b/i;

const DENIED = /\b(?:not?|never|none|nobody|without|\w+n't)(?: \w+){0,3} $/i;

/** Where a text says something that it does not deny: "never late" is not late. */
function affirmed(text: string, pattern: RegExp): RegExpExecArray[] {
  return [...text.matchAll(pattern)].filter(
    ({ index }) => !DENIED.test(text.slice(Math.max(0, index - 32), index)),
  );
}

/** "on time" for what was late, "permanent" for what was temporary, "won" for who was shortlisted. */
export function turnedRound({ text }: Reading, support: Reading): Claim[] {
  return CONTRARIES.flatMap(({ kind, stated, said }) => {
    if (affirmed(support.text, stated).length === 0 || support.text.search(said) >= 0) return [];
    if (affirmed(text, stated).length > 0 || (kind === "time" && OFTEN.test(support.text))) return [];
    return affirmed(text, said).map(
      (found): Claim => ({ kind, text: found[0], start: found.index, end: found.index + found[0].length }),
    );
  });
}
