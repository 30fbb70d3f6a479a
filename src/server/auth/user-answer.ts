import type { AuthResult } from "../../contract/auth.ts";
import type { User } from "../account/user-repository.ts";

export function authResultOf(user: User): AuthResult {
  const { id, name, email, role, plan, emailVerified, createdAt, mustChangePassword } = user;
  const shown = { id, name, email, role, plan, emailVerified, registrationDate: createdAt };
  return { user: mustChangePassword ? { ...shown, mustChangePassword } : shown };
}
