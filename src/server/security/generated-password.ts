import { randomInt } from "node:crypto";
import { passwordProblem } from "../../domain/account/credentials.ts";

const LETTERS = "abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 20;

export function generatePassword(): string {
  for (;;) {
    const password = `${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("")}!`;
    if (passwordProblem(password) === null) return password;
  }
}
