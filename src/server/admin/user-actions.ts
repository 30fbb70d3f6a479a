import type { Transaction } from "kysely";
import type { AdminReset, AdminUser } from "../../contract/admin.ts";
import type { AuditAction, UserChange } from "../../contract/audit-actions.ts";
import { AppError } from "../../domain/errors.ts";
import { lockAdmins } from "../account/admin-lock.ts";
import { recordAction } from "../account/audit.ts";
import { disconnectProviders } from "../account/disconnect-providers.ts";
import { forgetSignIns } from "../account/forget-sign-ins.ts";
import { hideUser, removeHidden } from "../account/remove-user.ts";
import { replacePassword } from "../account/replace-password.ts";
import type { User } from "../account/user-repository.ts";
import type { MailLinks } from "../auth/mail-links.ts";
import type { Database } from "../db/database.ts";
import type { Schema, UserUpdate } from "../db/schema.ts";
import { generatePassword } from "../security/generated-password.ts";
import type { PasswordQueue } from "../security/password-queue.ts";
import { findUser } from "./user-list.ts";

export interface UserActions {
  /** Doing what is done already changes nothing and is not written down again. */
  change(actor: User, userId: string, change: UserChange): Promise<{ user: AdminUser; changed: boolean }>;
  resetPassword(actor: User, userId: string): Promise<AdminReset>;
  remove(actor: User, userId: string): Promise<void>;
}

/** After these, somebody who administered does so no more. */
const LEAVING: readonly AuditAction[] = ["demote", "suspend", "delete"];
/** These would take the floor from under the one who acts, without the password that the dashboard asks for. */
const NOT_ON_ONESELF: readonly AuditAction[] = ["suspend", "delete", "reset-password"];

const CHANGES: Record<
  UserChange,
  { isDone: (user: AdminUser) => boolean; values: (at: string) => UserUpdate }
> = {
  promote: { isDone: ({ role }) => role === "admin", values: () => ({ role: "admin", admin_by: null }) },
  demote: { isDone: ({ role }) => role === "user", values: () => ({ role: "user", admin_by: null }) },
  suspend: { isDone: ({ suspendedAt }) => suspendedAt !== null, values: (at) => ({ suspended_at: at }) },
  unsuspend: { isDone: ({ suspendedAt }) => suspendedAt === null, values: () => ({ suspended_at: null }) },
  verify: { isDone: ({ emailVerified }) => emailVerified, values: () => ({ email_verified: 1 }) },
};

export function userActions(parts: {
  database: Database;
  passwords: PasswordQueue;
  links: MailLinks | null;
  now: () => Date;
}): UserActions {
  const { database, passwords, links, now } = parts;

  /** One at a time, with all administrators held: who acts is one at this very moment, and somebody stays. */
  function act<Result>(
    actor: User,
    userId: string,
    action: AuditAction,
    work: (transaction: Transaction<Schema>, subject: AdminUser) => Promise<Result>,
  ): Promise<Result> {
    return database.query.transaction().execute(async (transaction) => {
      const admins = await lockAdmins(transaction, database.engine);
      if (!admins.includes(actor.id)) throw new AppError("admins_only");
      const subject = await findUser(transaction, userId);
      if (!subject) throw new AppError("not_found");
      if (LEAVING.includes(action) && admins.length === 1 && admins[0] === subject.id)
        throw new AppError("last_admin");
      if (NOT_ON_ONESELF.includes(action) && subject.id === actor.id) throw new AppError("own_account");
      return work(transaction, subject);
    });
  }

  return {
    change: (actor, userId, change) =>
      act(actor, userId, change, async (transaction, subject) => {
        const { isDone, values } = CHANGES[change];
        if (isDone(subject)) return { user: subject, changed: false };
        await recordAction(transaction, { actor, action: change, subject, at: now() });
        const changed = values(now().toISOString());
        // The user's row first: whoever opens a session at the same moment waits for it, and then finds the account suspended.
        await transaction.updateTable("users").set(changed).where("id", "=", userId).execute();
        if (change === "suspend")
          await transaction.deleteFrom("sessions").where("user_id", "=", userId).execute();
        return { user: (await findUser(transaction, userId)) ?? subject, changed: true };
      }),

    async resetPassword(actor, userId) {
      const password = generatePassword();
      // Before the transaction: while it runs, nobody else can write to an embedded database.
      const newHash = await passwords.hash(password);
      const user = await act(actor, userId, "reset-password", async (transaction, subject) => {
        await replacePassword(transaction, { userId, newHash, mustChange: true });
        await disconnectProviders(transaction, userId);
        await recordAction(transaction, { actor, action: "reset-password", subject, at: now() });
        return subject;
      });
      // Where no mail goes out nobody could get in any more: the administrator hands the password over.
      const mailed = links !== null && (await links.sendNewStart(user));
      return { user, mailed, password: mailed ? null : password };
    },

    async remove(actor, userId) {
      await act(actor, userId, "delete", async (transaction, subject) => {
        await recordAction(transaction, { actor, action: "delete", subject, at: now() });
        await forgetSignIns(transaction, subject);
        await hideUser(transaction, { id: userId });
      });
      // The account is gone; where this fails, the purge does it.
      await removeHidden(database, userId).catch(() => {});
    },
  };
}
