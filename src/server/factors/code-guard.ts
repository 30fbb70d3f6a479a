import type { FastifyRequest } from "fastify";
import { AppError } from "../../domain/errors.ts";
import type { AuthLimits } from "../auth/auth-limits.ts";
import type { DeviceVisits } from "../auth/device-visits.ts";
import { guessGuard } from "../auth/guess-guard.ts";
import type { KnownDevices } from "../auth/known-devices.ts";
import type { AttemptLimit } from "../security/attempt-limit.ts";

interface GivenCode {
  userId: string;
  /** Each counted for itself: who knows the password and guesses at sign-in must not keep the owner, at an open session, from ending theirs. */
  purpose: "second-step" | "proof";
  kind: "code" | "recovery-code";
}

/** Counts codes as passwords are counted, by decision 18: who tries, from where, and have they been here before. */
export interface CodeGuard {
  /** Refuses a wrong code, and after too many every one, for a while that grows. */
  check(request: FastifyRequest, given: GivenCode, isRight: () => Promise<boolean>): Promise<void>;
}

export function codeGuard(
  parts: { devices: Pick<KnownDevices, "find">; attempts: AttemptLimit; limits: AuthLimits },
  visits: Pick<DeviceVisits, "originOf">,
): CodeGuard {
  const { codePerDevice: perDevice, codePerOrigin: perOrigin, codePerAccount: perAccount } = parts.limits;
  const guards = {
    code: guessGuard(parts, { perDevice, perOrigin, perAccount }),
    // Fifty bits are not found from any number of addresses. A bound for the account would only shut the owner's last way in.
    "recovery-code": guessGuard(parts, { perDevice, perOrigin }),
  };
  return {
    async check(request, { userId, purpose, kind }, isRight) {
      const account = { name: `${purpose} ${kind} ${userId}`, userId };
      const { heldMs, succeeded } = await guards[kind].admit(account, visits.originOf(request));
      if (heldMs > 0) throw new AppError("too_many_attempts", { retryAfter: Math.ceil(heldMs / 1000) });
      if (!(await isRight())) throw new AppError("wrong_code");
      await succeeded();
    },
  };
}
