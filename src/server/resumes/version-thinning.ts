import { KEEPING } from "../../domain/limits.ts";
import type { VersionSummary } from "./version-repository.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Of the age up to `until`, the latest version of each stretch of time stays. */
const STRETCHES = [
  { until: 2 * HOUR, length: 1 },
  { until: DAY, length: HOUR },
  { until: 30 * DAY, length: DAY },
  { until: Number.POSITIVE_INFINITY, length: 30 * DAY },
];

type Aged = Pick<VersionSummary, "id" | "kind" | "savedAt">;

/**
 * Which versions, the latest first, have become one too many. What a person named stays until that person deletes it;
 * what a restore or a conflict replaced stays while it is among the latest of its kind.
 */
export function versionsToDrop(versions: readonly Aged[], now: Date): string[] {
  const replaced = versions.filter(({ kind }) => kind === "replaced").slice(KEEPING.replacedVersions);
  const taken = new Set<string>();
  const automatic = versions.filter(({ kind }) => kind === "automatic");
  const thinned = automatic.filter(({ savedAt }) => {
    const stretch = stretchOf(savedAt, now);
    if (taken.has(stretch) || taken.size >= KEEPING.automaticVersions) return true;
    taken.add(stretch);
    return false;
  });
  return [...replaced, ...thinned].map(({ id }) => id);
}

/** Stretches are counted on the clock, not back from now: else each call would draw them anew and thin without end. */
function stretchOf(savedAt: string, now: Date): string {
  const time = Date.parse(savedAt);
  const { length = 1 } = STRETCHES.find(({ until }) => now.getTime() - time <= until) ?? {};
  return `${length}:${Math.floor(time / length)}`;
}
