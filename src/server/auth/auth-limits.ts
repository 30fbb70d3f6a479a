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
  registerPerAddress: AttemptRule;
  resetPerOrigin: AttemptRule;
  /** Mails, whoever asks. Every link that was sent still works, so that a stranger cannot use the owner's up. */
  resetPerAccount: AttemptRule;
  resetPerAddress: AttemptRule;
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
  registerPerAddress: { name: "register address", most: 30, windowMs: HOUR },
  resetPerOrigin: { name: "reset origin", most: 5, windowMs: HOUR },
  resetPerAccount: { name: "reset account", most: 20, windowMs: HOUR },
  resetPerAddress: { name: "reset address", most: 30, windowMs: HOUR },
  noticesPerAccount: { name: "notice account", most: 10, windowMs: HOUR },
};
