import { AppError } from "../../domain/errors.ts";
import { KEEPING } from "../../domain/limits.ts";
import type { ResumeRepository } from "./resume-repository.ts";
import type { VersionRepository, VersionSummary } from "./version-repository.ts";

/** How many versions of each kind a resume has. */
export const VERSIONS_KEPT: Record<VersionSummary["kind"], number> = {
  named: KEEPING.namedVersions,
  replaced: KEEPING.replacedVersions,
  automatic: KEEPING.automaticVersions,
};

/** Refuses resumes that would be too many. Asked within the owner's turn: else two requests would both find room. */
export async function refuseTooMany(
  resumes: Pick<ResumeRepository, "count">,
  ownerId: string,
  more: { present: number; deleted: number },
): Promise<void> {
  const { present, deleted } = await resumes.count(ownerId);
  if (more.present > 0 && present + more.present > KEEPING.resumes) throw new AppError("too_many_resumes");
  const all = present + deleted + more.present + more.deleted;
  if (all > KEEPING.resumesWithDeleted) throw new AppError("too_many_deleted");
}

export async function refuseTooManyNamed(
  versions: Pick<VersionRepository, "list">,
  resumeId: string,
): Promise<void> {
  const named = (await versions.list(resumeId)).filter(({ kind }) => kind === "named");
  if (named.length >= VERSIONS_KEPT.named) throw new AppError("too_many_versions");
}
