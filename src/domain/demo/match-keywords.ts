import { clipped } from "./clipped.ts";
import { DEMO } from "./demo-limits.ts";
import { keywordsOf, wordsOf } from "./keywords.ts";

export interface KeywordMatch {
  /** The share of the job description's words found in the resume, in percent. */
  readonly score: number;
  /** Words of the job description that the resume does not have, the most frequent first; at most twenty. */
  readonly missing: readonly string[];
  readonly hits: number;
  readonly total: number;
}

export function matchKeywords(resume: string, job: string): KeywordMatch {
  return compareWords(wordsOf(resume), keywordsOf(job));
}

/** The figures of a match, for words that were read elsewhere. */
export function compareWords(own: ReadonlySet<string>, wanted: ReadonlyMap<string, number>): KeywordMatch {
  const absent = [...wanted].filter(
    ([word]) => !own.has(word) && !word.split("-").every((part) => own.has(part)),
  );
  const total = wanted.size;
  const hits = total - absent.length;
  return {
    score: total === 0 ? 0 : Math.round((100 * hits) / total),
    missing: absent
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, DEMO.missing)
      .map(([word]) => clipped(word)),
    hits,
    total,
  };
}
