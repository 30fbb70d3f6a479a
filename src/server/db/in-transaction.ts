import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** Several statements that hold together: within the caller's transaction where there is one, else in one of their own. */
export function inTransaction<Result>(
  query: Kysely<Schema>,
  work: (query: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  return query.isTransaction ? work(query) : query.transaction().execute(work);
}
