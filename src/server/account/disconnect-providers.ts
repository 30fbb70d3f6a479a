import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";

/** All of them: an address that a provider's account shows may be written there by anybody. A right by a group sleeps with it. */
export async function disconnectProviders(transaction: Kysely<Schema>, userId: string): Promise<void> {
  await transaction.deleteFrom("identities").where("user_id", "=", userId).execute();
}
