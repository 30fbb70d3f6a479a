import { randomUUID } from "node:crypto";
import { ConfigError } from "../config-error.ts";
import type { Database } from "../db/database.ts";
import { commonPasswordProblem } from "../security/common-passwords/refuse-common-password.ts";
import type { PasswordQueue } from "../security/password-queue.ts";
import { recordAction } from "./audit.ts";
import { replacePassword } from "./replace-password.ts";
import { userRepository } from "./user-repository.ts";

/** Makes the configured person the first administrator; once there is one, the configuration changes nothing. */
export async function ensureFirstAdmin(
  person: { email: string; password: string },
  parts: { database: Database; passwords: PasswordQueue; now: () => Date },
): Promise<void> {
  const { database, passwords, now } = parts;
  if ((await userRepository(database).countAdmins()) > 0) return;
  const problem = commonPasswordProblem(person.password, { name: "Administrator", email: person.email });
  if (problem) throw new ConfigError(`ADMIN_PASSWORD is not usable: ${problem}`);
  const passwordHash = await passwords.hash(person.password);
  await database.query.transaction().execute(async (transaction) => {
    const users = userRepository({ query: transaction });
    const existing = await users.findByEmail(person.email);
    if (existing) {
      // Whoever registered the address before must not become administrator with a password of their own.
      await replacePassword(transaction, { userId: existing.id, newHash: passwordHash });
      await users.setRole(existing.id, "admin");
      for (const action of ["promote", "reset-password"] as const)
        await recordAction(transaction, { actor: null, action, subject: existing, at: now() });
      return;
    }
    const id = randomUUID();
    const created = await users.create({
      id,
      name: "Administrator",
      email: person.email,
      passwordHash,
      role: "admin",
      plan: "free",
      emailVerified: true,
      createdAt: now().toISOString(),
    });
    // Another machine that started at the same moment was first.
    if (!created) return;
    const subject = { id, email: person.email };
    await recordAction(transaction, { actor: null, action: "create", subject, at: now() });
  });
}
