import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import type { PasswordDesk } from "../security/password-desk.ts";
import { replacePassword } from "./replace-password.ts";
import { userRepository } from "./user-repository.ts";

/** Makes the configured person the first administrator; once there is one, the configuration changes nothing. */
export async function ensureFirstAdmin(
  person: { email: string; password: string },
  parts: { database: Database; passwords: PasswordDesk; now: () => Date },
): Promise<void> {
  const { database, passwords, now } = parts;
  if ((await userRepository(database).countAdmins()) > 0) return;
  const passwordHash = await passwords.hash(person.password);
  await database.query.transaction().execute(async (transaction) => {
    const users = userRepository({ query: transaction });
    const existing = await users.findByEmail(person.email);
    if (existing) {
      // Whoever registered the address before must not become administrator with a password of their own.
      await replacePassword(transaction, { userId: existing.id, newHash: passwordHash });
      return users.setRole(existing.id, "admin");
    }
    await users.create({
      id: randomUUID(),
      name: "Administrator",
      email: person.email,
      passwordHash,
      role: "admin",
      plan: "free",
      emailVerified: true,
      createdAt: now().toISOString(),
    });
  });
}
