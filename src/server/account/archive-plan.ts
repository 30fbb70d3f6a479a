import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import { FIRST_DELETION } from "../resumes/expiry.ts";
import { VERSIONS_KEPT } from "../resumes/keeping-limits.ts";
import type { VersionSummary } from "../resumes/version-repository.ts";

const DEAREST_FIRST: readonly VersionSummary["kind"][] = ["named", "replaced", "automatic"];
/** Title, template, theme and times beside the content and the style. */
const HEAD_BYTES = 600;

export interface PlannedRow {
  id: string;
  bytes: number;
}

export interface PlannedResume extends PlannedRow {
  versions: PlannedRow[];
}

export interface ArchivePlan {
  present: PlannedResume[];
  deleted: PlannedResume[];
  leftOut: { deleted: number; versions: number };
  bytes: number;
}

/** What the present resumes take of an archive. */
export async function presentBytes({ query }: Pick<Database, "query">, ownerId: string): Promise<number> {
  const { count, bytes } = await query
    .selectFrom("resumes")
    .select(({ fn }) => [
      fn.countAll<number | string>().as("count"),
      sql<number | string | null>`sum(size + octet_length(style) + octet_length(differences))`.as("bytes"),
    ])
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0) + HEAD_BYTES * Number(count);
}

interface VersionSize extends PlannedRow {
  kind: string;
}

/**
 * Every resume, then as many deleted ones and versions as leave the file small enough to be imported again. By sizes alone: no
 * content is read, so that a file of many megabytes can be sent row by row.
 */
export async function planArchive(
  { query }: Pick<Database, "query">,
  ownerId: string,
  mostBytes: number,
): Promise<ArchivePlan> {
  const leftOut = { deleted: 0, versions: 0 };
  let bytes = 0;
  const fits = (row: PlannedRow) => {
    if (bytes + row.bytes > mostBytes) return false;
    bytes += row.bytes;
    return true;
  };

  const sizes = query
    .selectFrom("resumes")
    .select(["id", sql<number>`size + octet_length(style) + octet_length(differences)`.as("size")])
    .where("owner_id", "=", ownerId)
    .orderBy("id");
  const listed = async (rows: typeof sizes): Promise<PlannedResume[]> =>
    (await rows.execute()).map(({ id, size }) => ({ id, bytes: size + HEAD_BYTES, versions: [] }));

  const present = await listed(
    sizes.where("deleted_at", "is", null).clearOrderBy().orderBy("updated_at", "desc").orderBy("id"),
  );
  for (const row of present) bytes += row.bytes;
  const allDeleted = await listed(
    sizes.where("deleted_at", ">", FIRST_DELETION).clearOrderBy().orderBy("deleted_at", "desc").orderBy("id"),
  );
  const deleted = allDeleted.filter(fits);
  leftOut.deleted = allDeleted.length - deleted.length;

  const found: { resume: PlannedResume; versions: VersionSize[] }[] = [];
  for (const resume of [...present, ...deleted]) {
    found.push({ resume, versions: await versionSizes(query, resume.id) });
    // SQLite answers without giving up the thread: two hundred answers in a row would hold up everybody else.
    await nextTurn();
  }
  for (const kind of DEAREST_FIRST)
    for (const { resume, versions } of found) {
      const ofKind = versions.filter((version) => version.kind === kind);
      const kept = ofKind.slice(0, VERSIONS_KEPT[kind]).filter(fits);
      resume.versions.push(...kept);
      leftOut.versions += ofKind.length - kept.length;
    }
  return { present, deleted, leftOut, bytes };
}

async function versionSizes(query: Database["query"], resumeId: string): Promise<VersionSize[]> {
  const rows = await query
    .selectFrom("resume_versions")
    .select(["id", "kind", sql<number>`octet_length(content) + octet_length(style)`.as("size")])
    .where("resume_id", "=", resumeId)
    .orderBy("saved_at", "desc")
    .orderBy("revision", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ id, kind, size }) => ({ id, kind, bytes: size + HEAD_BYTES }));
}
