import { randomUUID } from "node:crypto";
import { AppError } from "../../domain/errors.ts";
import type { User, UserRepository } from "../account/user-repository.ts";
import type { AttemptLimit, AttemptRule } from "../security/attempt-limit.ts";
import type { PasswordDesk } from "../security/password-desk.ts";

const QUARTER_HOUR = 15 * 60_000;
const HOUR = 60 * 60_000;

export interface AuthLimits {
  signInPerAccount: AttemptRule;
  signInPerAddress: AttemptRule;
  registerPerAddress: AttemptRule;
  resetPerAccount: AttemptRule;
  resetPerAddress: AttemptRule;
}

export const AUTH_LIMITS: AuthLimits = {
  signInPerAccount: { name: "sign-in account", most: 10, windowMs: QUARTER_HOUR },
  signInPerAddress: { name: "sign-in address", most: 60, windowMs: QUARTER_HOUR },
  registerPerAddress: { name: "register address", most: 30, windowMs: HOUR },
  resetPerAccount: { name: "reset account", most: 5, windowMs: HOUR },
  resetPerAddress: { name: "reset address", most: 30, windowMs: HOUR },
};

export interface AuthService {
  register(person: { name: string; email: string; password: string }, address: string): Promise<User>;
  signIn(credentials: { email: string; password: string }, address: string): Promise<User>;
}

export function authService(parts: {
  users: UserRepository;
  passwords: PasswordDesk;
  attempts: AttemptLimit;
  limits: AuthLimits;
  now: () => Date;
}): AuthService {
  const { users, passwords, attempts, limits, now } = parts;
  return {
    async register({ name, email, password }, address) {
      await attempts.count(limits.registerPerAddress, address);
      const passwordHash = await passwords.hash(password);
      const created = await users.create({
        id: randomUUID(),
        name,
        email,
        passwordHash,
        role: "user",
        plan: "free",
        emailVerified: false,
        createdAt: now().toISOString(),
      });
      if (!created) throw new AppError("email_taken");
      return created;
    },

    async signIn({ email, password }, address) {
      await attempts.count(limits.signInPerAddress, address);
      await attempts.count(limits.signInPerAccount, email);
      const user = await users.findByEmail(email);
      const matches = await passwords.matches(password, user?.passwordHash);
      if (!user || !matches) throw new AppError("wrong_credentials");
      await attempts.forget(limits.signInPerAccount, email);
      // Only to whoever knows the password: a stranger must not learn that there is such an account.
      if (user.suspendedAt !== null) throw new AppError("account_suspended");
      return user;
    },
  };
}
