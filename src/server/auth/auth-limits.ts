import type { AttemptRule } from "../security/attempt-limit.ts";

const MINUTE = 60_000;
const QUARTER_HOUR = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface AuthLimits {
  /** Of one account, from one address that is no known device: forgotten after a day without a try. */
  signInPerOrigin: AttemptRule;
  /** Of one account, on one of its known devices. */
  signInPerDevice: AttemptRule;
  /** Of one account, from everywhere but its known devices: what a guesser with many addresses meets. */
  signInPerAccount: AttemptRule;
  /** From one address, over all accounts. */
  signInPerAddress: AttemptRule;
  /** Codes of the second step: the same model, with fewer of them, since each is one of a million. */
  codePerOrigin: AttemptRule;
  codePerDevice: AttemptRule;
  codePerAccount: AttemptRule;
  registerPerAddress: AttemptRule;
  resetPerOrigin: AttemptRule;
  /** Mails, whoever asks. Every link that was sent still works, so that a stranger cannot use the owner's up. */
  resetPerAccount: AttemptRule;
  resetPerAddress: AttemptRule;
  /** Made-up links, apart from asking for mails: who tries some must not shut "Forgot password" for a whole network. */
  redeemPerAddress: AttemptRule;
  /** Mails that say that a sign-in was held back, or that a new device signed in. */
  noticesPerAccount: AttemptRule;
}

const growing = [1, 2, 4, 8, 16, 32, 60].map((minutes) => minutes * MINUTE);

/** Decision 18 has the arithmetic. */
export const AUTH_LIMITS: AuthLimits = {
  signInPerOrigin: { name: "sign-in origin", most: 10, windowMs: DAY, delaysMs: growing },
  signInPerDevice: { name: "sign-in device", most: 10, windowMs: DAY, delaysMs: growing },
  signInPerAccount: {
    name: "sign-in account",
    most: 100,
    windowMs: DAY,
    delaysMs: [1, 2, 4, 8, 16, 30].map((minutes) => minutes * MINUTE),
  },
  signInPerAddress: { name: "sign-in address", most: 60, windowMs: QUARTER_HOUR },
  codePerOrigin: { name: "code origin", most: 5, windowMs: DAY, delaysMs: growing },
  codePerDevice: { name: "code device", most: 5, windowMs: DAY, delaysMs: growing },
  codePerAccount: { name: "code account", most: 20, windowMs: DAY, delaysMs: growing },
  registerPerAddress: { name: "register address", most: 30, windowMs: HOUR },
  resetPerOrigin: { name: "reset origin", most: 5, windowMs: HOUR },
  resetPerAccount: { name: "reset account", most: 20, windowMs: HOUR },
  resetPerAddress: { name: "reset address", most: 30, windowMs: HOUR },
  redeemPerAddress: { name: "redeem address", most: 30, windowMs: HOUR },
  noticesPerAccount: { name: "notice account", most: 10, windowMs: HOUR },
};
