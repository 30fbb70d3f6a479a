import type { Transaction } from "kysely";
import { differencesOf } from "../../../domain/resume/variant/difference.ts";
import type { Schema } from "../../db/schema.ts";
import { type Inherits, resumeRepository } from "../resume-repository.ts";
import type { ResumeKey } from "../stored-resume.ts";
import { chainAbove, revisionOf } from "./chain.ts";
import { CONTENT_COLUMNS, type Kinship, kinshipOf } from "./inherited.ts";
import type { InheritedContent } from "./read-made.ts";

/** A variant beside its source; null for what is none. Asked within the owner's turn, like everything here. */
export async function findKinship(query: Transaction<Schema>, key: ResumeKey): Promise<Kinship | null> {
  const row = await ofKey(query, key).select(CONTENT_COLUMNS).executeTakeFirst();
  return row && row.source_id !== null ? kinshipOf({ query }, row) : null;
}

function ofKey(query: Transaction<Schema>, { id, ownerId }: ResumeKey) {
  return query.selectFrom("resumes").where("id", "=", id).where("owner_id", "=", ownerId);
}

/** What the row of a variant says of its source. */
export function inheritsOf(
  { links, clashes }: Pick<Kinship, "links" | "clashes">,
  base: InheritedContent,
  content: InheritedContent,
): Inherits | null {
  const [next] = links;
  return next
    ? {
        sourceId: next.id,
        sourceRevision: clashes.length > 0 ? 0 : revisionOf(links),
        differences: differencesOf(contentAlone(base), contentAlone(content)),
      }
    : null;
}

function contentAlone({ template, theme, page, fit, style, resume }: InheritedContent): InheritedContent {
  return { template, theme, page, fit, style, resume };
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
  const inherits = kin && inheritsOf(kin, kin.base, kin.content);
  if (!kin || !inherits) return;
  await resumeRepository({ query }).refresh(key, kin.content, inherits);
}

/** Makes a plain resume of a variant, with what it says now, as a revision that comes after all that were seen of it. */
export async function detach(query: Transaction<Schema>, key: ResumeKey): Promise<void> {
  await bringUpToDate(query, key);
  await resumeRepository({ query }).detach(key);
}

interface Child {
  id: string;
  title: string;
  isDeleted: boolean;
}

/** The variants of a resume, those among the deleted ones too. */
export async function variantsOf(query: Transaction<Schema>, { id, ownerId }: ResumeKey): Promise<Child[]> {
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
