import { AppError } from "../../domain/errors.ts";
import type { Database } from "../db/database.ts";
import type { AttemptLimit, AttemptRule } from "../security/attempt-limit.ts";
import { refuseCommonPassword } from "../security/common-passwords/refuse-common-password.ts";
import type { PasswordDesk } from "../security/password-desk.ts";
import { isLastAdmin } from "./admin-hold.ts";
import { forgetPerson } from "./audit.ts";
import { replacePassword } from "./replace-password.ts";
import { type User, type UserRepository, userRepository } from "./user-repository.ts";

const PASSWORD_CHECKS: AttemptRule = { name: "password check", most: 10, windowMs: 15 * 60_000 };

export interface AccountService {
  rename(user: User, name: string): Promise<User>;
  /** Ends every session of the user, the present one too. */
  changePassword(user: User, change: { currentPassword: string; newPassword: string }): Promise<User>;
  remove(user: User, password: string): Promise<void>;
}

export function accountService(parts: {
  database: Database;
  users: UserRepository;
  passwords: PasswordDesk;
  attempts: AttemptLimit;
}): AccountService {
  const { database, users, passwords, attempts } = parts;

  // A borrowed session must not be a way to guess the password.
  async function confirm(user: User, password: string): Promise<void> {
    await attempts.count(PASSWORD_CHECKS, user.id);
    if (!(await passwords.matches(password, user.passwordHash))) throw new AppError("wrong_password");
    await attempts.forget(PASSWORD_CHECKS, user.id);
  }

  return {
    async rename(user, name) {
      await users.rename(user.id, name);
      return { ...user, name };
    },

    async changePassword(user, { currentPassword, newPassword }) {
      await confirm(user, currentPassword);
      refuseCommonPassword(newPassword, user, "/newPassword");
      const passwordHash = await passwords.hash(newPassword);
      const change = { userId: user.id, verifiedHash: user.passwordHash, newHash: passwordHash };
      const changed = await database.query
        .transaction()
        .execute((transaction) => replacePassword(transaction, change));
      if (!changed) throw new AppError("wrong_password");
      return { ...user, passwordHash };
    },

    async remove(user, password) {
      await confirm(user, password);
      await database.query.transaction().execute(async (transaction) => {
        // Asked of the database, not of the request: the role may have changed while the password was checked.
        if (await isLastAdmin(transaction, database.engine, user.id)) throw new AppError("last_admin");
        const removed = await userRepository({ query: transaction }).remove(user);
        if (!removed) throw new AppError("wrong_password");
        await forgetPerson(transaction, user.id);
      });
    },
  };
}
