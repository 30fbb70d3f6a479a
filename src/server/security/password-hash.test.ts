import { expect, test } from "vitest";
import { hashPassword, passwordMatches } from "./password-hash.ts";

test("a password is kept as argon2id at OWASP's cost, each time with another salt", async () => {
  const [one, other] = await Promise.all([
    hashPassword("Kettle-Amber-42!"),
    hashPassword("Kettle-Amber-42!"),
  ]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
  expect(await passwordMatches("Kettle-Amber-42!", one)).toBe(true);
  expect(await passwordMatches("kettle-amber-42!", one)).toBe(false);
});

test("a hash of another cost still opens the door", async () => {
  const cheap = await hashPassword("Kettle-Amber-42!", { memory: 64, passes: 1, parallelism: 1 });
  expect(cheap).toContain("m=64,t=1,p=1");
  expect(await passwordMatches("Kettle-Amber-42!", cheap)).toBe(true);
});
