import { randomUUID } from "node:crypto";
import { AppError } from "../../domain/errors.ts";
import type { User, UserRepository } from "../account/user-repository.ts";
import type { JoinGate } from "../joining/join-gate.ts";
import type { AttemptLimit } from "../security/attempt-limit.ts";
import { refuseCommonPassword } from "../security/common-passwords/refuse-common-password.ts";
import type { PasswordQueue } from "../security/password-queue.ts";
import type { AuthLimits } from "./auth-limits.ts";
import type { Origin } from "./device-visits.ts";
import type { GuessGuard } from "./guess-guard.ts";
import type { MailLinks } from "./mail-links.ts";

export interface AuthService {
  register(
    person: { name: string; email: string; password: string; invitation?: string | undefined },
    address: string,
  ): Promise<User>;
  signIn(
    credentials: { email: string; password: string },
    origin: Origin,
    /** Hears of a wrong password for an account that there is. */
    onWrong: (userId: string) => void,
  ): Promise<User>;
}

export function authService(parts: {
  users: UserRepository;
  gate: Pick<JoinGate, "admit" | "join">;
  passwords: PasswordQueue;
  attempts: AttemptLimit;
  guard: GuessGuard;
  links: MailLinks | null;
  limits: AuthLimits;
  now: () => Date;
}): AuthService {
  const { users, gate, passwords, attempts, guard, links, limits, now } = parts;
  return {
    async register({ name, email, password, invitation }, address) {
      await attempts.count(limits.registerPerAddress, address);
      await gate.admit(email, invitation);
      refuseCommonPassword(password, { name, email }, "/password");
      const passwordHash = await passwords.hash(password);
      const person = {
        id: randomUUID(),
        name,
        email,
        passwordHash,
        role: "user" as const,
        plan: "free",
        emailVerified: false,
        createdAt: now().toISOString(),
      };
      return gate.join(person, invitation);
    },

    async signIn({ email, password }, origin, onWrong) {
      const user = await users.findByEmail(email);
      const attempt = await guard.admit({ name: email, userId: user?.id }, origin);
      const heldMs = attempt.heldMs;
      const retryAfter = Math.ceil(heldMs / 1000);
      // Without mail nobody could prove more than the password, so that there is no use in looking at it.
      if (heldMs > 0 && !links) throw new AppError("too_many_attempts", { retryAfter });
      const matches = await passwords.matches(password, user?.passwordHash);
      if (heldMs > 0) {
        // The answer is the same for a right password: else it would tell a guesser that this one is it.
        if (user && matches && user.suspendedAt === null) links?.sendHeldSignIn(user);
        throw new AppError("sign_in_held", { retryAfter });
      }
      if (!user || !matches) {
        if (user) onWrong(user.id);
        throw new AppError("wrong_credentials");
      }
      await attempt.succeeded();
      // Only to whoever knows the password: a stranger must not learn that there is such an account.
      if (user.suspendedAt !== null) throw new AppError("account_suspended");
      return user;
    },
  };
}
