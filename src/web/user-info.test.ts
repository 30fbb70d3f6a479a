import { describe, expect, test } from "vitest";
import { parseUserInfo } from "./user-info.ts";

const user = {
  name: "Ada",
  email: "ada@example.com",
  role: "user",
  registrationDate: "2026-03-05T10:00:00.000Z",
};

describe("the saved auth result", () => {
  test("is read back", () => {
    expect(parseUserInfo(JSON.stringify({ user }))).toEqual({ user });
  });

  test("keeps what newer records know of the person", () => {
    const newer = { user: { ...user, id: "a1", plan: "free", emailVerified: false } };
    expect(parseUserInfo(JSON.stringify(newer))).toEqual(newer);
    const odd = { user: { ...user, id: 7, plan: null, emailVerified: "yes" } };
    expect(parseUserInfo(JSON.stringify(odd))).toEqual({ user });
  });

  test("keeps only the known fields, so that nothing else of a response stays in the page", () => {
    const saved = JSON.stringify({ token: "secret", user: { ...user, passwordHash: "secret" } });
    expect(parseUserInfo(saved)).toEqual({ user });
  });

  test.each([
    ["nothing saved", null],
    ["an empty text", ""],
    ["broken JSON", '{"user":'],
    ["null", "null"],
    ["a list", "[]"],
    ["a text", '"ada"'],
    ["no user", "{}"],
    ["a user that is a text", '{"user":"ada"}'],
    ["an unknown role", JSON.stringify({ user: { ...user, role: "root" } })],
    ["a name that is no text", JSON.stringify({ user: { ...user, name: 7 } })],
    ["a missing email", JSON.stringify({ user: { ...user, email: undefined } })],
    ["a date that is no text", JSON.stringify({ user: { ...user, registrationDate: 0 } })],
  ])("counts as signed out when it is %s", (_what, saved) => {
    expect(parseUserInfo(saved)).toBeNull();
  });
});
