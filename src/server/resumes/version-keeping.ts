import { randomUUID } from "node:crypto";
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
  now: Date,
): Promise<void> {
  const kept = await versions.list(stored.id);
  if (kept.some(({ revision }) => revision === stored.revision)) return;
  const last = Math.max(...[stored.createdAt, ...kept.map(({ keptAt }) => keptAt)].map(Date.parse));
  if (now.getTime() - last < APART_MS) return;
  await keep(versions, stored, "automatic", now);
}

/** Keeps what a restore or a decided conflict is about to replace. */
export async function keepReplaced(
  versions: VersionRepository,
  stored: ResumeSummary,
  now: Date,
): Promise<void> {
  await keep(versions, stored, "replaced", now);
}

async function keep(
  versions: VersionRepository,
  { id: resumeId }: ResumeSummary,
  kind: "automatic" | "replaced",
  now: Date,
): Promise<void> {
  await versions.keep({ id: randomUUID(), resumeId, kind, name: null, keptAt: now.toISOString() });
  await versions.remove(resumeId, versionsToDrop(await versions.list(resumeId), now));
}
