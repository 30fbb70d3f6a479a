import type { AttemptLimit } from "../security/attempt-limit.ts";
import type { AuthLimits } from "./auth-limits.ts";
import type { Origin } from "./device-visits.ts";
import type { KnownDevices } from "./known-devices.ts";

interface AdmittedAttempt {
  /** How long no password opens the account from here, for others tried too many; 0 where one may be tried. */
  heldMs: number;
  /** The password was right: this attempt was no guess. */
  succeeded(): Promise<void>;
}

/**
 * Counts attempts to sign in before a password is looked at. A known device has a count of its own, so that no stranger, however
 * many addresses they have, keeps the owner out of it. Addresses without an account are counted like those with one.
 */
export interface SignInGuard {
  /** Refuses what comes too often from one place. */
  admit(account: { email: string; userId: string | undefined }, origin: Origin): Promise<AdmittedAttempt>;
}

export function signInGuard(parts: {
  devices: KnownDevices;
  attempts: AttemptLimit;
  limits: AuthLimits;
}): SignInGuard {
  const { devices, attempts, limits } = parts;

  return {
    async admit({ email, userId }, { address, deviceTokens }) {
      const device = await devices.find(userId, deviceTokens);
      if (device) {
        await attempts.count(limits.signInPerDevice, device);
        return { heldMs: 0, succeeded: () => attempts.forget(limits.signInPerDevice, device) };
      }
      await attempts.count(limits.signInPerAddress, address);
      const origin = `${email} ${address}`;
      await attempts.count(limits.signInPerOrigin, origin);
      return {
        heldMs: await attempts.take(limits.signInPerAccount, email),
        async succeeded() {
          await attempts.forget(limits.signInPerOrigin, origin);
          await attempts.uncount(limits.signInPerAccount, email);
        },
      };
    },
  };
}
