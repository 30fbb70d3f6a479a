import { KEEPING } from "../../../domain/limits.ts";
import type { Database } from "../../db/database.ts";
import { statement } from "../../db/statement.ts";
import { storedNumber, storedTitle } from "../stored-values.ts";

/** A source of a variant, the nearest first. */
export interface ChainLink {
  id: string;
  title: string;
  revision: number;
}

interface Linked {
  id: string;
  owner_id: string;
  source_id: string | null;
}

const findLink = statement<{ id: string; ownerId: string }>()((query, given) =>
  query
    .selectFrom("resumes")
    .select(["id", "title", "revision", "source_id"])
    .where("id", "=", given("id"))
    .where("owner_id", "=", given("ownerId")),
);

/**
 * The sources above a resume, the nearest first; none where it is no variant, or where its source is not there any more. It ends after as many as
 * a chain may have: somebody may have written a ring into the database.
 */
export async function chainAbove(
  { query }: Pick<Database, "query">,
  { owner_id, source_id }: Omit<Linked, "id">,
): Promise<ChainLink[]> {
  const links: ChainLink[] = [];
  let next = source_id;
  while (next !== null && links.length < KEEPING.chain - 1) {
    const [row] = await findLink(query, { id: next, ownerId: owner_id });
    if (!row) break;
    links.push({ id: row.id, title: storedTitle(row.title), revision: storedNumber(row.revision) });
    next = row.source_id;
  }
  return links;
}

/** What the sources above add to a revision. */
export function revisionOf(links: readonly ChainLink[]): number {
  return links.reduce((sum, { revision }) => sum + revision, 0);
}

/** The same for all resumes of an owner at once, by their ids. */
export async function revisionsOf(
  { query }: Pick<Database, "query">,
  ownerId: string,
): Promise<(id: string) => number> {
  const rows = await query
    .selectFrom("resumes")
    .select(["id", "revision", "source_id"])
    .where("owner_id", "=", ownerId)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    let sum = 0;
    let row = byId.get(id);
    for (let depth = 0; row && depth < KEEPING.chain; depth += 1) {
      sum += storedNumber(row.revision);
      row = row.source_id === null ? undefined : byId.get(row.source_id);
    }
    return sum;
  };
}
