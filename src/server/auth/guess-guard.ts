import type { AttemptLimit, AttemptRule } from "../security/attempt-limit.ts";
import type { Origin } from "./device-visits.ts";
import type { KnownDevices } from "./known-devices.ts";

/** How often something that can be guessed may be tried, by who tries. Decision 18 has the model. */
export interface GuessRules {
  /** On one known device of the person. */
  perDevice: AttemptRule;
  /** For one account, from one address that is no known device. */
  perOrigin: AttemptRule;
  /** For one account, from everywhere but its known devices; left out for what is too long to be guessed from many addresses. */
  perAccount?: AttemptRule;
  /** From one address, over all accounts. */
  perAddress?: AttemptRule;
}

interface AdmittedGuess {
  /** How long nothing opens the account from here, for others tried too many; 0 where one may try. */
  heldMs: number;
  /** It was right: this attempt was no guess. */
  succeeded(): Promise<void>;
}

/**
 * Counts attempts before what was given is looked at. A known device has a count of its own, so that no stranger, however
 * many addresses they have, keeps the owner out of it. Names without an account are counted like those with one.
 */
export interface GuessGuard {
  /** Refuses what comes too often from one place. `name` is what attempts are counted under. */
  admit(account: { name: string; userId: string | undefined }, origin: Origin): Promise<AdmittedGuess>;
}

export function guessGuard(
  { devices, attempts }: { devices: Pick<KnownDevices, "find">; attempts: AttemptLimit },
  { perDevice, perOrigin, perAccount, perAddress }: GuessRules,
): GuessGuard {
  return {
    async admit({ name, userId }, { address, deviceTokens }) {
      const device = await devices.find(userId, deviceTokens);
      if (device) {
        const here = `${name} ${device}`;
        await attempts.count(perDevice, here);
        return { heldMs: 0, succeeded: () => attempts.forget(perDevice, here) };
      }
      if (perAddress) await attempts.count(perAddress, address);
      const origin = `${name} ${address}`;
      await attempts.count(perOrigin, origin);
      return {
        heldMs: perAccount ? await attempts.take(perAccount, name) : 0,
        async succeeded() {
          await attempts.forget(perOrigin, origin);
          if (perAccount) await attempts.uncount(perAccount, name);
        },
      };
    },
  };
}
