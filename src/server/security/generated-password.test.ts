import { expect, test } from "vitest";
import { passwordProblem } from "../../domain/account/credentials.ts";
import { generatePassword } from "./generated-password.ts";

test("a generated password follows the rules, comes once, and takes 128 bits to guess", () => {
  const made = Array.from({ length: 500 }, generatePassword);
  expect(made.map(passwordProblem).filter(Boolean)).toEqual([]);
  expect(new Set(made).size).toBe(made.length);
  // The sign at the end is always the same.
  const random = made.map((password) => password.slice(0, -1));
  const letters = new Set(random.join(""));
  const shortest = Math.min(...random.map((password) => password.length));
  expect(shortest * Math.log2(letters.size)).toBeGreaterThanOrEqual(128);
});
