import { randomUUID } from "node:crypto";
import type { SessionRepository } from "../auth/session-repository.ts";
import type { PasswordDesk } from "../security/password-desk.ts";
import type { UserRepository } from "./user-repository.ts";

/** Makes the configured person the first administrator; once there is one, the configuration changes nothing. */
export async function ensureFirstAdmin(
  person: { email: string; password: string },
  parts: { users: UserRepository; passwords: PasswordDesk; sessions: SessionRepository; now: () => Date },
): Promise<void> {
  const { users, passwords, sessions, now } = parts;
  if ((await users.countAdmins()) > 0) return;
  const existing = await users.findByEmail(person.email);
  if (existing) {
    // Whoever registered the address before must not become administrator with a password of their own.
    await users.setPassword(existing.id, await passwords.hash(person.password));
    await sessions.removeAll(existing.id);
    return users.setRole(existing.id, "admin");
  }
  await users.create({
    id: randomUUID(),
    name: "Administrator",
    email: person.email,
    passwordHash: await passwords.hash(person.password),
    role: "admin",
    plan: "free",
    emailVerified: true,
    createdAt: now().toISOString(),
  });
}
