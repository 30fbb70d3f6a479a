import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { AuditAction } from "../../contract/audit-actions.ts";
import type { Schema } from "../db/schema.ts";

interface Person {
  id: string;
  email: string;
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
export async function forgetPerson(transaction: Kysely<Schema>, userId: string): Promise<void> {
  await transaction
    .updateTable("audit_log")
    .set({ subject_email: null })
    .where("subject_id", "=", userId)
    .execute();
}
