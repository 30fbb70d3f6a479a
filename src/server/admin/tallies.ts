import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";

export interface Tallies {
  users: number;
  verified: number;
  subscribed: number;
  resumes: number;
}

export function readTallies(query: Kysely<Schema>): Promise<Tallies> {
  return query
    .selectFrom("tallies")
    .select(["users", "verified", "subscribed", "resumes"])
    .executeTakeFirstOrThrow();
}
