import { randomUUID } from "node:crypto";
import type { Clock } from "../clock/clock.ts";
import type { Near, SaveHead } from "./save-head.ts";
import type { ResumeSummary } from "./stored-resume.ts";
import type { VersionRepository } from "./version-repository.ts";
import { versionsToDrop } from "./version-thinning.ts";

const APART_MS = 10 * 60_000;

type Replaced = Pick<SaveHead, "stored" | "hasVersion">;

/** From ten minutes before to ten minutes after: a version that was kept while the clock was ahead must not hold up all others until that time comes. */
export function nearNow(clock: Clock): Near {
  const now = clock.latest().getTime();
  return { after: timeAt(now - APART_MS), before: timeAt(now + APART_MS) };
}

function timeAt(ms: number): string {
  return new Date(ms).toISOString();
}

/**
 * Called before a save replaces what is stored: keeps it where ten minutes have passed since the last version, be it
 * in a pause or at work.
 */
export async function keepWhereDue(
  versions: VersionRepository,
  { stored, hasVersion }: Replaced,
  clock: Clock,
): Promise<void> {
  if (hasVersion) return;
  const { after, before } = nearNow(clock);
  if (stored.createdAt > after && stored.createdAt < before) return;
  await keep(versions, stored, "automatic", clock);
}

/** Keeps what a restore or a decided conflict is about to replace. */
export async function keepReplaced(
  versions: VersionRepository,
  { stored }: Replaced,
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
