import { AppError } from "../../../domain/errors.ts";
import type { Difference } from "../../../domain/resume/variant/difference.ts";
import type { Database } from "../../db/database.ts";
import type { ResumeKey } from "../stored-resume.ts";
import { CONTENT_COLUMNS, kinshipOf, variantAfter } from "./inherited.ts";
import type { StoredContent } from "./variant-job.ts";

interface ArchivedVariant extends StoredContent {
  variantOf: { source: string; differences: readonly Difference[] };
}

/** A variant as an archive has it: what it says now, and what it departs from; null where its source is not there. */
async function archivedVariant(
  { query }: Pick<Database, "query">,
  { id, ownerId }: ResumeKey,
): Promise<ArchivedVariant | null> {
  const row = await query
    .selectFrom("resumes")
    .select(CONTENT_COLUMNS)
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
  const kin = row && (await kinshipOf({ query }, row));
  const [next] = kin?.links ?? [];
  if (!kin || !next) return null;
  const { content, differences } = await variantAfter({ query }, kin, { kind: "refresh" });
  return { ...content, variantOf: { source: next.id, differences: JSON.parse(differences) } };
}

/** The same; one that cannot be read, or whose source cannot, is null too. */
export async function readArchived(
  database: Pick<Database, "query">,
  key: ResumeKey,
): Promise<ArchivedVariant | null> {
  try {
    return await archivedVariant(database, key);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** The ids that variants name as their sources. */
export async function sourcesOf(
  { query }: Pick<Database, "query">,
  ownerId: string,
): Promise<ReadonlySet<string>> {
  const rows = await query
    .selectFrom("resumes")
    .select("source_id")
    .where("owner_id", "=", ownerId)
    .where("source_id", "is not", null)
    .execute();
  return new Set(rows.flatMap(({ source_id }) => source_id ?? []));
}
