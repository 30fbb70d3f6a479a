import { randomInt } from "node:crypto";
import { passwordProblem } from "../../domain/account/credentials.ts";

const LETTERS = "abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
// 128 bits and a little: some are turned away for want of a digit or a capital.
const LENGTH = 23;

export function generatePassword(): string {
  for (;;) {
    const password = `${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("")}!`;
    if (passwordProblem(password) === null) return password;
  }
}
