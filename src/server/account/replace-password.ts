import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";

/**
 * A new password, and the end of every way in that the old one opened: sessions, mailed links, known devices and an address that
 * waits to become the account's. One that somebody else set has to be changed by the owner. For use within a
 * transaction: a password that changed while a thief's session stays would be worse than none.
 * False when the password is no longer the one that the caller verified, or the person is gone.
 */
export async function replacePassword(
  transaction: Kysely<Schema>,
  change: {
    userId: string;
    verifiedHash?: string;
    newHash: string;
    mustChange?: boolean;
    /** False where the hash is of none: the old password is only taken away. */
    hasPassword?: boolean;
  },
): Promise<boolean> {
  const { userId, verifiedHash, newHash, mustChange = false, hasPassword = true } = change;
  // The user's row first: whoever opens a session at the same moment waits for it, and then finds another password.
  const update = transaction
    .updateTable("users")
    .set({
      password_hash: newHash,
      must_change_password: mustChange ? 1 : 0,
      has_password: hasPassword ? 1 : 0,
    })
    .where("id", "=", userId)
    .returning("id");
  const verified = verifiedHash === undefined ? update : update.where("password_hash", "=", verifiedHash);
  const changed = await verified.executeTakeFirst();
  if (!changed) return false;
  await transaction.deleteFrom("sessions").where("user_id", "=", userId).execute();
  await transaction.deleteFrom("known_devices").where("user_id", "=", userId).execute();
  await transaction
    .deleteFrom("mail_tokens")
    .where("user_id", "=", userId)
    .where("purpose", "in", ["reset", "email", "link"])
    .execute();
  return true;
}
