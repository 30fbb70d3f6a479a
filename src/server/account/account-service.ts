import { AppError } from "../../domain/errors.ts";
import type { Database } from "../db/database.ts";
import type { AttemptLimit, AttemptRule } from "../security/attempt-limit.ts";
import type { PasswordDesk } from "../security/password-desk.ts";
import { type User, type UserRepository, userRepository } from "./user-repository.ts";

const PASSWORD_CHECKS: AttemptRule = { name: "password check", most: 10, windowMs: 15 * 60_000 };

export interface AccountService {
  rename(user: User, name: string): Promise<User>;
  changePassword(user: User, change: { currentPassword: string; newPassword: string }): Promise<void>;
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
      await users.setPassword(user.id, await passwords.hash(newPassword));
    },

    async remove(user, password) {
      await confirm(user, password);
      await database.query.transaction().execute(async (transaction) => {
        const repository = userRepository({ query: transaction });
        await repository.remove(user.id);
        // Counted after the removal and in the same transaction, so that two last admins cannot both leave.
        if (user.role === "admin" && (await repository.countAdmins()) === 0) throw new AppError("last_admin");
      });
    },
  };
}
