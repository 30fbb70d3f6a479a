import { randomInt } from "node:crypto";
import { FACTORS } from "../../domain/account/second-factor.ts";

/** No letter that looks like a digit or another letter: people copy these from paper. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";
const HALF = 5;

/** Fifty bits each: with the few tries that an address has nobody finds one, however many addresses they have. */
export function makeRecoveryCodes(): string[] {
  const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  const codes = new Set<string>();
  while (codes.size < FACTORS.recoveryCodes) codes.add(`${half()}-${half()}`);
  return [...codes];
}
