import type { ProofRequest } from "../../contract/proof.ts";
import { AppError, type ErrorCode } from "../../domain/errors.ts";
import type { User } from "../account/user-repository.ts";
import type { RequestOrigin } from "../http/request-origin.ts";
import type { AttemptLimit, AttemptRule } from "../security/attempt-limit.ts";
import type { PasswordQueue } from "../security/password-queue.ts";
import type { SecurityEvents } from "../security/security-events.ts";

/** One way to show who one is. */
export interface ProofKind {
  /** What is said to a wrong one. */
  refusal: ErrorCode;
  /** Null when the proof is of another kind. */
  check(user: User, proof: ProofRequest): Promise<boolean> | null;
}

export interface Proofs {
  /** Refuses a wrong proof, and every one after too many wrong ones. */
  check(user: User, proof: ProofRequest, origin: RequestOrigin): Promise<void>;
}

// Counted for the person, whatever the kind: a borrowed session must not be a way to guess, by none and by no mixture of them.
const CHECKS: AttemptRule = { name: "password check", most: 10, windowMs: 15 * 60_000 };

export function openProofs(
  kinds: readonly ProofKind[],
  attempts: AttemptLimit,
  events: Pick<SecurityEvents, "record">,
): Proofs {
  return {
    async check(user, proof, origin) {
      await attempts.count(CHECKS, user.id);
      for (const kind of kinds) {
        const checked = kind.check(user, proof);
        if (checked === null) continue;
        if (!(await checked)) {
          await events.record({ userId: user.id, what: "proof-failed", origin });
          throw new AppError(kind.refusal);
        }
        return attempts.forget(CHECKS, user.id);
      }
      throw new AppError("invalid_input");
    },
  };
}

export function passwordProof(passwords: PasswordQueue): ProofKind {
  return {
    refusal: "wrong_password",
    check: (user, proof) =>
      "password" in proof ? passwords.matches(proof.password, user.passwordHash) : null,
  };
}
