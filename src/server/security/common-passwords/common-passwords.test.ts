import { randomInt } from "node:crypto";
import { describe, expect, test } from "vitest";
import { passwordProblem } from "../../../domain/account/credentials.ts";
import { sampleResume } from "../../../domain/resume/sample-resume.ts";
import { packList } from "./common-passwords.ts";
import { commonPasswordProblem } from "./refuse-common-password.ts";

const ada = { name: "Ada Lovelace", email: "countess.king@engine-works.example" };
const SIGNS = "@$!%*?&";
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const ALL = `${LETTERS}${LETTERS.toUpperCase()}0123456789${SIGNS}`;
const pick = <Item>(items: ArrayLike<Item>): Item => {
  const item = items[randomInt(items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
};

describe("common passwords", () => {
  test.each([
    "P@ssw0rd1",
    "P@ssw0rd1!",
    "Password1!",
    "Qwerty123!",
    "Welcome1!",
    "Admin@123",
    "Pass@123",
    "$ummer2024",
    "Iloveyou1!",
    "123Qwerty!",
    "1Qaz2wsx!",
    "Aaaaaaa1!",
    "!Dragon99",
  ])("%s is one", (password) => {
    expect(commonPasswordProblem(password, ada)).toMatch(/^Password is too common/);
  });

  test.each([
    "Lovelace1815!",
    "AdaLovelace1!",
    "Countess.King1!",
    "Engine-Works1!",
    "L0vel@ce1!",
    "Candor2026!",
  ])("%s is of the person's own words", (password) => {
    expect(commonPasswordProblem(password, ada)).not.toBeNull();
  });

  test.each(["Correct-Horse-7!", "Lovelace&the-Analytical-Engine1", "Love8273194420!771"])(
    "%s is none",
    (password) => {
      expect(commonPasswordProblem(password, ada)).toBeNull();
    },
  );
});

const WORDS =
  JSON.stringify(sampleResume)
    .toLowerCase()
    .match(/[a-z]{4,}/g) ?? [];
const word = () => pick(WORDS);
const title = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const random = (length: number) => Array.from({ length }, () => pick(ALL)).join("");
const GOOD: Record<string, () => string> = {
  "eight random signs": () => random(8),
  "twelve random signs": () => random(12),
  "words with dashes": () => `${title(word())}-${word()}-${word()}-${randomInt(10)}!`,
  "four words": () => `${title(word())}${title(word())}${title(word())}${title(word())}${randomInt(100)}!`,
  "two words and a sign": () => `${title(word())}${pick(SIGNS)}${word()}${randomInt(1000)}`,
  "first letters of a sentence": () =>
    `${title(Array.from({ length: 9 }, () => word().charAt(0)).join(""))}${randomInt(100)}!`,
};

test.each(Object.entries(GOOD))("good passwords are not refused: %s", (_kind, make) => {
  const made = Array.from({ length: 3000 }, make).filter((password) => passwordProblem(password) === null);
  const refused = made.filter((password) => commonPasswordProblem(password, ada) !== null);
  expect(made.length).toBeGreaterThan(500);
  expect(refused.length / made.length, refused.slice(0, 10).join(" ")).toBeLessThan(0.005);
});

test("a look-up costs a fraction of a millisecond", () => {
  const passwords = Array.from({ length: 500 }, () => random(14));
  const before = process.threadCpuUsage();
  for (const password of passwords) commonPasswordProblem(password, ada);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000 / passwords.length).toBeLessThan(1);
});

test("the file has each password once, in one order", () => {
  expect(packList(["dragon", "monkey", "dragon"])).toEqual(packList(["monkey", "dragon"]));
  expect(packList(["dragon", "monkey"])).toHaveLength(65_536 + 2 * 3);
});
