import { randomUUID } from "node:crypto";
import type { Clock } from "../clock/clock.ts";
import type { ResumeSummary } from "./stored-resume.ts";
import type { VersionRepository } from "./version-repository.ts";
import { versionsToDrop } from "./version-thinning.ts";

const APART_MS = 10 * 60_000;

/**
 * Called before a save replaces what is stored: keeps it where ten minutes have passed since the last version, be it
 * in a pause or at work.
 */
export async function keepWhereDue(
  versions: VersionRepository,
  stored: ResumeSummary,
  clock: Clock,
): Promise<void> {
  const kept = await versions.list(stored.id);
  if (kept.some(({ revision }) => revision === stored.revision)) return;
  const present = clock.latest().getTime();
  // On either side: a version that was kept while the clock was ahead must not hold up all others until that time comes.
  const isNear = (at: string) => Math.abs(present - Date.parse(at)) < APART_MS;
  if ([stored.createdAt, ...kept.map(({ keptAt }) => keptAt)].some(isNear)) return;
  await keep(versions, stored, "automatic", clock);
}

/** Keeps what a restore or a decided conflict is about to replace. */
export async function keepReplaced(
  versions: VersionRepository,
  stored: ResumeSummary,
  clock: Clock,
): Promise<void> {
  await keep(versions, stored, "replaced", clock);
}

async function keep(
  versions: VersionRepository,
  { id: resumeId, revision }: ResumeSummary,
  kind: "automatic" | "replaced",
  clock: Clock,
): Promise<void> {
  const keptAt = clock.latest().toISOString();
  await versions.keep({ id: randomUUID(), resumeId, kind, name: null, revision, keptAt });
  await versions.remove(resumeId, versionsToDrop(await versions.list(resumeId), clock.earliest()));
}
