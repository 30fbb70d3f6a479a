import type { Kysely, Transaction } from "kysely";
import { sameValue } from "../../../domain/json/json-value.ts";
import type { Schema } from "../../db/schema.ts";
import { CheckedContent } from "../resume-gate.ts";
import { type Inherits, resumeRepository } from "../resume-repository.ts";
import type { ResumeKey } from "../stored-resume.ts";
import { type ChainLink, chainAbove, revisionOf } from "./chain.ts";
import { CONTENT_COLUMNS, type Kinship, kinshipOf, variantAfter } from "./inherited.ts";

/** A variant below its sources; null for what is none. */
export async function findKinship(query: Kysely<Schema>, key: ResumeKey): Promise<Kinship | null> {
  const row = await ofKey(query, key).select(CONTENT_COLUMNS).executeTakeFirst();
  return row && row.source_id !== null ? kinshipOf({ query }, row) : null;
}

function ofKey(query: Kysely<Schema>, { id, ownerId }: ResumeKey) {
  return query.selectFrom("resumes").where("id", "=", id).where("owner_id", "=", ownerId);
}

/** What the row of a variant says of its source. */
export function inheritsOf(
  links: readonly ChainLink[],
  { differences, hasClashes }: { differences: string; hasClashes: boolean },
): Inherits | null {
  const [next] = links;
  const sourceRevision = hasClashes ? 0 : revisionOf(links);
  return next ? { sourceId: next.id, sourceRevision, differences } : null;
}

/**
 * Writes what a variant says now into its row, so that whatever copies the row (a version, an archive) copies that. Nobody sees a
 * difference, so it is no revision.
 */
export async function bringUpToDate(query: Transaction<Schema>, key: ResumeKey): Promise<void> {
  const head = await ofKey(query, key)
    .select(["owner_id", "source_id", "source_revision"])
    .executeTakeFirst();
  if (!head || head.source_id === null) return;
  const links = await chainAbove({ query }, head);
  if (links.length > 0 && head.source_revision === revisionOf(links)) return;
  const kin = await findKinship(query, key);
  if (!kin) return;
  const now = await variantAfter({ query }, kin, { kind: "refresh" });
  const inherits = inheritsOf(links, now);
  const { text, ...design } = now.content;
  // A variant with clashes is looked at each time, and mostly is what its row says.
  const isSame = now.differences === kin.differences && sameValue(now.content, kin.content);
  if (!inherits || (isSame && inherits.sourceRevision === head.source_revision)) return;
  const content = { ...design, resume: new CheckedContent(text) };
  await resumeRepository({ query }).refresh(key, content, inherits);
}

/** Makes a plain resume of a variant, with what it says now, as a revision that comes after all that were seen of it. */
export async function detach(query: Transaction<Schema>, key: ResumeKey): Promise<void> {
  await bringUpToDate(query, key);
  await resumeRepository({ query }).detach(key);
}

export interface VariantHead {
  id: string;
  title: string;
  isDeleted: boolean;
}

/** The variants of a resume, those among the deleted ones too. */
export async function variantsOf(
  query: Transaction<Schema>,
  { id, ownerId }: ResumeKey,
): Promise<VariantHead[]> {
  const rows = await query
    .selectFrom("resumes")
    .select(["id", "title", "deleted_at"])
    .where("source_id", "=", id)
    .where("owner_id", "=", ownerId)
    .orderBy("id")
    .execute();
  return rows.map(({ id: child, title, deleted_at }) => ({
    ...{ id: child, title },
    isDeleted: deleted_at !== null,
  }));
}
