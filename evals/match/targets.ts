import { type ReadAd, scoreExtraction } from "./scoring/extraction.ts";
import { type JudgedStatus, quoteShare, scoreStatuses, type Wordings } from "./scoring/statuses.ts";

const TARGETS = { precision: 0.85, recall: 0.8, status: 0.9, quotes: 1 } as const;

export function targetWords(): string {
  return Object.entries(TARGETS)
    .map(([name, least]) => `${name} ${100 * least} %`)
    .join(", ");
}

/** The bounds that a set does not reach, in words; none where all is well. */
export function missedTargets(
  ads: readonly ReadAd[],
  statuses: readonly JudgedStatus[],
  wordings: Wordings,
): string[] {
  const [all] = scoreExtraction(ads);
  const [status] = scoreStatuses(statuses, wordings);
  const measured = {
    precision: all?.precision,
    recall: all?.recall,
    status: status?.right,
    quotes: quoteShare(statuses),
  };
  return (Object.keys(TARGETS) as (keyof typeof TARGETS)[]).flatMap((name) => {
    const { hits, of } = measured[name] ?? { hits: 0, of: 1 };
    const rate = of === 0 ? 0 : hits / of;
    return rate >= TARGETS[name]
      ? []
      : [`${name}: ${(100 * rate).toFixed(1)} %, at least ${100 * TARGETS[name]} % wanted`];
  });
}
