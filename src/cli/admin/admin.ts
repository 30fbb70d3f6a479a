import { randomUUID } from "node:crypto";
import { isLastAdmin } from "../../server/account/admin-lock.ts";
import { recordAction } from "../../server/account/audit.ts";
import { replacePassword } from "../../server/account/replace-password.ts";
import { type User, type UserRepository, userRepository } from "../../server/account/user-repository.ts";
import type { Database } from "../../server/db/database.ts";
import { removeFactors } from "../../server/factors/factor-repository.ts";
import { generatePassword } from "../../server/security/generated-password.ts";
import { hashPassword } from "../../server/security/password-hash.ts";
import { CliFailure, EXIT } from "../failure.ts";
import { readPassword } from "./new-password.ts";
import { openForAdmin } from "./open-for-admin.ts";
import type { AccountOptions } from "./options.ts";

interface AdminReport {
  email: string;
  role: User["role"];
  /** Only when it was made up here: nobody else knows it. */
  password?: string;
}

/** Works on the database itself, so that it helps when nobody can sign in. */
export async function administer(
  options: AccountOptions,
  env: NodeJS.ProcessEnv,
  input: NodeJS.ReadableStream,
): Promise<AdminReport> {
  const needsPassword = options.action === "create" || options.action === "reset-password";
  const password = needsPassword ? await choosePassword(options, input) : null;
  // Before the transaction: while it runs, nobody else can write to an embedded database.
  const passwordHash = password === null ? "" : await hashPassword(password);
  const { database } = await openForAdmin(env);
  try {
    const role = await act(database, options, passwordHash);
    return { email: options.email, role, ...(options.generate && password && { password }) };
  } finally {
    await database.close();
  }
}

async function choosePassword(options: AccountOptions, input: NodeJS.ReadableStream): Promise<string> {
  return options.generate ? generatePassword() : await readPassword(input, options);
}

/** In one transaction: of two admins who are demoted at once, one must stay. */
function act(database: Database, options: AccountOptions, passwordHash: string): Promise<User["role"]> {
  return database.query.transaction().execute(async (transaction) => {
    const users = userRepository({ query: transaction });
    if (options.action === "create") await create(users, options, passwordHash);
    const user = await users.findByEmail(options.email);
    if (!user) throw new CliFailure(EXIT.badInput, `There is no account with the address ${options.email}.`);
    const record = () => recordAction(transaction, { actor: null, action: options.action, subject: user });
    if (options.action === "create" || options.action === "reset-password") {
      await record();
      if (options.action === "reset-password")
        await replacePassword(transaction, {
          userId: user.id,
          newHash: passwordHash,
          // Whoever ran the command knows it.
          mustChange: true,
        });
      return user.role;
    }
    if (options.action === "reset-factors") {
      // What is so already is not written down again.
      if (!(await removeFactors(transaction, user.id))) return user.role;
      await record();
      await transaction.deleteFrom("sessions").where("user_id", "=", user.id).execute();
      return user.role;
    }
    const role = options.action === "promote" ? "admin" : "user";
    // By hand it stays, also where a provider's group gave it.
    if (user.role === role && user.adminBy === null) return role;
    if (role === "user" && (await isLastAdmin(transaction, database.engine, user.id))) {
      throw new CliFailure(EXIT.badInput, "This is the only administrator. Promote somebody else first.");
    }
    await record();
    await users.setRole(user.id, role);
    return role;
  });
}

async function create(users: UserRepository, options: AccountOptions, passwordHash: string): Promise<void> {
  const created = await users.create({
    id: randomUUID(),
    name: options.name,
    email: options.email,
    passwordHash,
    role: "admin",
    plan: "free",
    emailVerified: true,
    mustChangePassword: options.generate,
    createdAt: new Date().toISOString(),
  });
  if (!created) {
    throw new CliFailure(EXIT.badInput, `${options.email} has an account already. Use candor admin promote.`);
  }
}
