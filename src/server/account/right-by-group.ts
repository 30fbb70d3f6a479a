import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { User } from "./user-repository.ts";

/** How long a provider's word that somebody is in the group of administrators counts. */
const SEEN_FOR_MS = 24 * 3_600_000;

/**
 * The person as they may act now. Who administers by a provider's group does so for a day after that provider last said so, and
 * then not until it says so again: else who has left the group would keep the right by coming with a password or by another provider.
 */
export async function withRightByGroup(query: Kysely<Schema>, user: User, now: string): Promise<User> {
  if (user.role !== "admin" || user.adminBy === null) return user;
  const { seenAt } = await query
    .selectFrom("identities")
    .select((row) => row.fn.max("last_used_at").as("seenAt"))
    .where("user_id", "=", user.id)
    .where("provider", "=", user.adminBy)
    .executeTakeFirstOrThrow();
  // A time from the future was written under a wrong clock: how long ago it was, nobody knows.
  const isAwake = Math.abs(Date.parse(now) - Date.parse(seenAt ?? "")) < SEEN_FOR_MS;
  return isAwake ? user : { ...user, role: "user" };
}
