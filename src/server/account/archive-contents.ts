import {
  ARCHIVE_BYTES,
  type Archive,
  type ArchivedResume,
  type ArchivedVersion,
} from "../../contract/archive.ts";
import type { Database } from "../db/database.ts";
import { resumeRepository } from "../resumes/resume-repository.ts";
import type { StoredResume } from "../resumes/stored-resume.ts";
import { type VersionSummary, versionRepository } from "../resumes/version-repository.ts";

const ROOM_FOR_THE_REST = 64 * 1024;
const DEAREST_FIRST: readonly VersionSummary["kind"][] = ["named", "replaced", "automatic"];

/**
 * Every resume, then as many deleted ones and versions as leave the file small enough to be imported again.
 * What had no room is counted.
 */
export async function archiveContents(
  database: Pick<Database, "query">,
  ownerId: string,
  mostBytes = ARCHIVE_BYTES,
): Promise<Pick<Archive, "resumes" | "deleted" | "leftOut">> {
  const resumes = resumeRepository(database);
  const versions = versionRepository(database);
  const leftOut = { deleted: 0, versions: 0 };
  let room = mostBytes - ROOM_FOR_THE_REST;
  const spend = (entry: unknown) => {
    const bytes = Buffer.byteLength(JSON.stringify(entry)) + 1;
    if (bytes > room) return false;
    room -= bytes;
    return true;
  };

  async function addVersions(
    kind: VersionSummary["kind"],
    resumeId: string,
    to: ArchivedVersion[],
  ): Promise<void> {
    for (const { id } of (await versions.list(resumeId)).filter((version) => version.kind === kind)) {
      const stored = await versions.find(resumeId, id);
      if (!stored) continue;
      const { name, template, theme, page, fit, savedAt, resume } = stored;
      const entry = { kind, name, template, theme, page, fit, savedAt, resume };
      if (spend(entry)) to.push(entry);
      else leftOut.versions += 1;
    }
  }

  const packed: (ArchivedResume & { id: string })[] = [];
  for (const { id } of await resumes.list(ownerId)) {
    const stored = await resumes.find({ id, ownerId });
    if (!stored) continue;
    packed.push({ id, ...toEntry(stored) });
    spend(packed.at(-1));
  }
  const deleted: Archive["deleted"] = [];
  for (const { id, deletedAt } of await resumes.listDeleted(ownerId)) {
    const stored = await resumes.find({ id, ownerId });
    if (!stored || deletedAt === null) continue;
    const entry = { ...toEntry(stored), deletedAt };
    if (spend(entry)) deleted.push(entry);
    else leftOut.deleted += 1;
  }
  for (const kind of DEAREST_FIRST)
    for (const { id, versions } of packed) await addVersions(kind, id, versions);
  return { resumes: packed.map(({ id: _, ...entry }) => entry), deleted, leftOut };
}

function toEntry(stored: StoredResume): ArchivedResume {
  const { title, template, theme, page, fit, createdAt, updatedAt, resume } = stored;
  return { title, template, theme, page, fit, createdAt, updatedAt, resume, versions: [] };
}
