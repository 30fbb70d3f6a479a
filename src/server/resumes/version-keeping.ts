import { randomUUID } from "node:crypto";
import type { ResumeSummary } from "./stored-resume.ts";
import type { VersionRepository } from "./version-repository.ts";
import { versionsToDrop } from "./version-thinning.ts";

const PAUSE_MS = 10 * 60_000;

/**
 * Called before a save replaces what is stored: keeps it where the person came back from a pause, or has worked
 * for ten minutes since the last version.
 */
export async function keepWhereDue(
  versions: VersionRepository,
  stored: ResumeSummary,
  now: Date,
): Promise<void> {
  const kept = await versions.list(stored.id);
  if (kept.some(({ revision }) => revision === stored.revision)) return;
  const savedAt = Date.parse(stored.updatedAt);
  const before = Date.parse(kept[0]?.savedAt ?? stored.createdAt);
  if (now.getTime() - savedAt < PAUSE_MS && savedAt - before < PAUSE_MS) return;
  await versions.keep({ id: randomUUID(), resumeId: stored.id, kind: "automatic", name: null });
  await thin(versions, stored.id, now);
}

/** Keeps what a restore or a decided conflict is about to replace. */
export async function keepReplaced(
  versions: VersionRepository,
  stored: ResumeSummary,
  now: Date,
): Promise<void> {
  await versions.keep({ id: randomUUID(), resumeId: stored.id, kind: "replaced", name: null });
  await thin(versions, stored.id, now);
}

async function thin(versions: VersionRepository, resumeId: string, now: Date): Promise<void> {
  await versions.remove(resumeId, versionsToDrop(await versions.list(resumeId), now));
}
