import type { Transaction } from "kysely";
import type { Engine } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";

/**
 * The administrators who can act, held until the transaction ends: of two who leave at once, the second would otherwise
 * still count the first. One who is suspended cannot act and does not count.
 */
export async function lockAdmins(transaction: Transaction<Schema>, engine: Engine): Promise<string[]> {
  const admins = transaction
    .selectFrom("users")
    .select("id")
    .where("role", "=", "admin")
    .where("suspended_at", "is", null)
    .orderBy("id");
  // SQLite knows no row locks and needs none: there, one transaction writes at a time.
  const held = await (engine === "postgres" ? admins.forUpdate() : admins).execute();
  return held.map(({ id }) => id);
}

/** Whether nobody could administer any more without this person. */
export async function isLastAdmin(
  transaction: Transaction<Schema>,
  engine: Engine,
  userId: string,
): Promise<boolean> {
  const held = await lockAdmins(transaction, engine);
  return held.length === 1 && held[0] === userId;
}
