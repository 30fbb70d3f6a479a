import type { Kysely } from "kysely";
import { AppError } from "../../domain/errors.ts";
import type { MailLinks } from "../auth/mail-links.ts";
import type { Database } from "../db/database.ts";
import { isDuplicate } from "../db/failure.ts";
import type { Schema } from "../db/schema.ts";
import type { Notices } from "../mail/notices.ts";
import type { AttemptLimit, AttemptRule } from "../security/attempt-limit.ts";
import { type User, userRepository } from "./user-repository.ts";

// A mail goes to an address that may be a stranger's, and without mail the answer tells whether it has an account.
const CHANGES: AttemptRule = { name: "email change", most: 5, windowMs: 60 * 60_000 };

/** Whoever asks: many accounts must not fill one stranger's mailbox. */
const TO_ONE_ADDRESS: AttemptRule = { name: "email change target", most: 5, windowMs: 60 * 60_000 };

export interface EmailChange {
  /** With mail, the address waits until whoever reads it has opened the link; without, it counts at once. */
  ask(user: User, email: string, sessionId: string): Promise<{ user: User; pending: boolean }>;
  /** Opens the link. Null when it was used, is over, or never was, and when the address has got an account meanwhile. */
  confirm(token: string, sessionId: string): Promise<User | null>;
}

export function emailChange(parts: {
  database: Database;
  links: MailLinks | null;
  notices: Notices;
  attempts: AttemptLimit;
}): EmailChange {
  const { database, links, notices, attempts } = parts;

  return {
    async ask(user, email, sessionId) {
      if (email === user.email) throw sameAddress();
      await attempts.count(CHANGES, user.id);
      if (links) {
        await attempts.count(TO_ONE_ADDRESS, email);
        links.sendEmailChange(user, email);
        notices.tell(user, "email-asked");
        return { user, pending: true };
      }
      const change = { id: user.id, email, verified: false, verifiedHash: user.passwordHash, sessionId };
      const changed = await database.query
        .transaction()
        .execute((transaction) => changeEmail(transaction, change))
        .catch(orTaken);
      if (!changed) throw new AppError("not_signed_in");
      return { user: changed, pending: false };
    },

    async confirm(token, sessionId) {
      const redeemed = await links
        ?.redeem(token, "email", async (transaction, id, email) => {
          const before = await userRepository({ query: transaction }).findById(id);
          const after = email && (await changeEmail(transaction, { id, email, verified: true, sessionId }));
          return before && after ? { before, after } : null;
        })
        .catch((error: unknown) => {
          if (isDuplicate(error)) return false as const;
          throw error;
        });
      const changed = redeemed ? redeemed.result : null;
      if (changed) notices.tell(changed.before, "email-changed");
      return changed?.after ?? null;
    },
  };
}

/** The address, and the end of every way in that the old one opened: other sessions and all mailed links. */
async function changeEmail(
  transaction: Kysely<Schema>,
  change: { id: string; email: string; verified: boolean; verifiedHash?: string; sessionId: string },
): Promise<User | null> {
  const { sessionId, ...values } = change;
  const changed = await userRepository({ query: transaction }).changeEmail(values);
  if (!changed) return null;
  await transaction
    .deleteFrom("sessions")
    .where("user_id", "=", change.id)
    .where("id", "!=", sessionId)
    .execute();
  // A link that confirms the old address would confirm the new one unread.
  await transaction.deleteFrom("mail_tokens").where("user_id", "=", change.id).execute();
  return changed;
}

function orTaken(error: unknown): never {
  throw isDuplicate(error) ? new AppError("email_taken", { cause: error }) : error;
}

function sameAddress(): AppError {
  const message = "This is the address of your account already.";
  return new AppError("invalid_input", { issues: [{ code: "wrong-type", pointer: "/email", message }] });
}
