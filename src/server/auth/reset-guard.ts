import type { UserRepository } from "../account/user-repository.ts";
import type { AttemptLimit } from "../security/attempt-limit.ts";
import type { AuthLimits } from "./auth-limits.ts";
import type { Origin } from "./device-visits.ts";
import type { KnownDevices } from "./known-devices.ts";

export interface ResetGuard {
  /**
   * Whether one more mail goes out; it does not where many went out within the hour, each with a link that still works. Refuses who asks too
   * often from one place. Strangers do not use up what a known device of the owner may ask for.
   */
  admit(email: string, origin: Origin): Promise<boolean>;
}

export function resetGuard(parts: {
  users: UserRepository;
  devices: KnownDevices;
  attempts: AttemptLimit;
  limits: AuthLimits;
}): ResetGuard {
  const { users, devices, attempts, limits } = parts;

  async function knownDevice(email: string, tokens: readonly string[]): Promise<string | null> {
    if (tokens.length === 0) return null;
    const user = await users.findByEmail(email);
    return devices.find(user?.id, tokens);
  }

  return {
    async admit(email, { address, deviceTokens }) {
      const device = await knownDevice(email, deviceTokens);
      if (device) {
        await attempts.count(limits.resetPerOrigin, device);
        return true;
      }
      await attempts.count(limits.resetPerAddress, address);
      await attempts.count(limits.resetPerOrigin, `${email} ${address}`);
      return (await attempts.take(limits.resetPerAccount, email)) === 0;
    },
  };
}
