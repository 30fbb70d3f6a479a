import { useEffect, useState } from "react";

/** The person's words that a suggestion is held against. */
export interface Words {
  readonly source: string;
  readonly around: string;
}

function areSame(one: Words, other: Words): boolean {
  return one.source === other.source && one.around === other.around;
}

/**
 * What of a result the person's words no longer say; null while that is not known. A result stands as long as the words do
 * by which it was judged; once they changed, it is held against those that are there now.
 */
export function useUnsaid(result: string | null, judged: Words | null, now: Words): readonly string[] | null {
  const [checked, setChecked] = useState<{ result: string; words: Words; unsaid: string[] } | null>(null);
  const stands = result === null || judged === null || areSame(judged, now);
  const { source, around } = now;
  useEffect(() => {
    if (stands || result === null) return;
    let left = false;
    import("../../../../domain/claims/check-claims.ts").then(
      ({ unsupportedClaims }) => {
        const unsaid = unsupportedClaims(source, result, around).map(({ text }) => text);
        if (!left) setChecked({ result, words: { source, around }, unsaid: [...new Set(unsaid)] });
      },
      // Not to be had now: what is not known to be supported is not used.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [stands, result, source, around]);
  if (stands) return [];
  return checked !== null && checked.result === result && areSame(checked.words, now) ? checked.unsaid : null;
}
