import { expect, test } from "vitest";
import { toBase32 } from "./base32.ts";
import { codeOf, stepAt, stepBeyond, stepsOfCode } from "./totp.ts";

const secret = Buffer.from("12345678901234567890");

// RFC 6238, appendix B, SHA-1; the last six of eight digits.
test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at second %d the code is %s", (seconds, code) => {
  expect(codeOf(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
});

// RFC 4226, appendix D.
test("the first ten codes by counter", () => {
  expect(Array.from({ length: 10 }, (_, counter) => codeOf(secret, counter))).toEqual(
    "755224 287082 359152 969429 338314 254676 287922 162583 399871 520489".split(" "),
  );
});

test("a code counts one step either way, and no further", () => {
  const time = new Date("2026-11-16T09:00:10Z");
  const step = stepAt(time);
  for (const near of [step - 1, step, step + 1])
    expect(stepsOfCode(secret, codeOf(secret, near), time)).toEqual([near]);
  for (const far of [step - 2, step + 2]) expect(stepsOfCode(secret, codeOf(secret, far), time)).toEqual([]);
  expect(stepsOfCode(secret, "12345", time)).toEqual([]);
  expect(stepBeyond(time)).toBe(step + 2);
});

// RFC 4648, section 10.
test.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("%j in base 32 is %s", (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded);
});
