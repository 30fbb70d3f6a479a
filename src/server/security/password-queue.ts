import { AppError } from "../../domain/errors.ts";
import { coreShare } from "../workers/core-share.ts";
import { decoyHash, hashPassword, PASSWORD_COST, passwordMatches } from "./password-hash.ts";

const MOST_WAITING = 200;

export interface PasswordQueue {
  hash(password: string): Promise<string>;
  /** A missing hash costs the same time and never matches, so that a stranger cannot tell whether an account exists. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
}

/** Hashing takes a core for tens of milliseconds: a few at a time, the rest in a queue, and no more than it can hold. */
export function openPasswordQueue(
  cost = PASSWORD_COST,
  atOnce: number = coreShare(1).passwordsAtOnce,
): PasswordQueue {
  const decoy = decoyHash(cost);
  const waiting: (() => void)[] = [];
  let busy = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (busy >= atOnce) {
      if (waiting.length >= MOST_WAITING) throw new AppError("unavailable");
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      busy += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed on, so that a newcomer cannot slip in before those who wait.
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  }

  return {
    hash: (password) => inTurn(() => hashPassword(password, cost)),
    matches: (password, hash) =>
      inTurn(async () => (await passwordMatches(password, hash ?? decoy)) && hash !== undefined),
  };
}
