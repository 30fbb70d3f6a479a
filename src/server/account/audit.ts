import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { AuditAction } from "../../contract/audit-actions.ts";
import type { Schema } from "../db/schema.ts";

interface Person {
  /** Null for somebody who has no account yet. */
  id: string | null;
  email: string | null;
}

/** Writes down who did what to whom, in the transaction that does it: neither stands without the other. */
export async function recordAction(
  transaction: Kysely<Schema>,
  entry: { actor: Person | null; action: AuditAction; subject: Person | null; at?: Date },
): Promise<void> {
  const { actor, action, subject, at = new Date() } = entry;
  await transaction
    .insertInto("audit_log")
    .values({
      id: randomUUID(),
      at: at.toISOString(),
      actor_id: actor?.id ?? null,
      actor_email: actor?.email ?? null,
      action,
      subject_id: subject?.id ?? null,
      subject_email: subject?.email ?? null,
    })
    .execute();
}

/**
 * Of a person who deletes the account, no address stays for what was done to it. What the person did as administrator stays told
 * with the address until it is a year old: else who abused the role could take the own name off the log.
 */
export async function forgetPerson(
  transaction: Kysely<Schema>,
  person: { id: string; email: string },
): Promise<void> {
  await transaction
    .updateTable("audit_log")
    .set({ subject_email: null })
    .where((entry) =>
      entry.or([
        entry("subject_id", "=", person.id),
        // Who invited them was written down before they had an account.
        entry.and([entry("subject_id", "is", null), entry("subject_email", "=", person.email)]),
      ]),
    )
    .execute();
  await transaction
    .updateTable("invitations")
    .set({ email: null })
    .where("used_by", "=", person.id)
    .execute();
  // Without its address an open one would let in whoever has the link.
  await transaction.deleteFrom("invitations").where("email", "=", person.email).execute();
}
