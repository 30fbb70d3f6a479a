import { AppError } from "../../domain/errors.ts";
import type { Proofs } from "../auth/proofs.ts";
import type { Database } from "../db/database.ts";
import type { RequestOrigin } from "../http/request-origin.ts";
import { refuseCommonPassword } from "../security/common-passwords/refuse-common-password.ts";
import type { PasswordQueue } from "../security/password-queue.ts";
import { isLastAdmin } from "./admin-lock.ts";
import { forgetPerson } from "./audit.ts";
import { forgetSignIns } from "./forget-sign-ins.ts";
import { hideUser, removeHidden } from "./remove-user.ts";
import { replacePassword } from "./replace-password.ts";
import type { User, UserRepository } from "./user-repository.ts";

export interface AccountService {
  rename(user: User, name: string): Promise<User>;
  /** Ends every session of the user, the present one too. */
  changePassword(
    user: User,
    change: { currentPassword?: string | undefined; newPassword: string },
    origin: RequestOrigin,
  ): Promise<User>;
  remove(user: User, password: string | undefined, origin: RequestOrigin): Promise<void>;
}

export function accountService(parts: {
  database: Database;
  users: UserRepository;
  passwords: PasswordQueue;
  proofs: Proofs;
}): AccountService {
  const { database, users, passwords, proofs } = parts;

  /** Who has no password has shown otherwise who they are: see the routes. */
  async function checkPassword(
    user: User,
    password: string | undefined,
    pointer: string,
    origin: RequestOrigin,
  ) {
    if (!user.hasPassword) return;
    if (password === undefined) throw missing(pointer);
    await proofs.check(user, { password }, origin);
  }

  return {
    async rename(user, name) {
      await users.rename(user.id, name);
      return { ...user, name };
    },

    async changePassword(user, { currentPassword, newPassword }, origin) {
      await checkPassword(user, currentPassword, "/currentPassword", origin);
      refuseCommonPassword(newPassword, user, "/newPassword");
      if (user.mustChangePassword && newPassword === currentPassword) throw notOwn();
      const passwordHash = await passwords.hash(newPassword);
      const change = { userId: user.id, verifiedHash: user.passwordHash, newHash: passwordHash };
      const changed = await database.query
        .transaction()
        .execute((transaction) => replacePassword(transaction, change));
      if (!changed) throw new AppError("wrong_password");
      return { ...user, passwordHash, hasPassword: true, mustChangePassword: false };
    },

    async remove(user, password, origin) {
      await checkPassword(user, password, "/password", origin);
      await database.query.transaction().execute(async (transaction) => {
        // Asked of the database, not of the request: the role may have changed while the password was checked.
        if (await isLastAdmin(transaction, database.engine, user.id)) throw new AppError("last_admin");
        // Before the person is gone: who joined by which invitation is known as long.
        await forgetPerson(transaction, user);
        await forgetSignIns(transaction, user);
        if (!(await hideUser(transaction, user))) throw new AppError("wrong_password");
      });
      // The account is gone; where this fails, the purge does it.
      await removeHidden(database, user.id).catch(() => {});
    },
  };
}

function missing(pointer: string): AppError {
  const message = "Password is required";
  return new AppError("invalid_input", { issues: [{ code: "wrong-type", pointer, message }] });
}

function notOwn(): AppError {
  const message = "Choose another password than the one you were given";
  return new AppError("invalid_input", {
    issues: [{ code: "wrong-type", pointer: "/newPassword", message }],
  });
}
