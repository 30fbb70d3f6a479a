import type { Transaction } from "kysely";
import type { Engine } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";

/**
 * Whether this person is the only administrator. The administrators are held until the transaction ends: of two who
 * leave at once, the second would otherwise still count the first.
 */
export async function isLastAdmin(
  transaction: Transaction<Schema>,
  engine: Engine,
  userId: string,
): Promise<boolean> {
  const admins = transaction.selectFrom("users").select("id").where("role", "=", "admin").orderBy("id");
  // SQLite knows no row locks and needs none: there, one transaction writes at a time.
  const held = await (engine === "postgres" ? admins.forUpdate() : admins).execute();
  return held.length === 1 && held[0]?.id === userId;
}
