import { describe, expect, test } from "vitest";
import {
  confirmationProblem,
  emailProblem,
  nameProblem,
  normalEmail,
  passwordProblem,
} from "./credentials.ts";

describe("email", () => {
  test.each(["", "   "])("%j is required", (email) => {
    expect(emailProblem(email)).toBe("Email is required");
  });
  test.each([
    "jane",
    "jane@",
    "@example.com",
    "jane@example",
    "ja ne@example.com",
    "jane@exa mple.com",
    "a@b@c.de",
    "jane@.com",
    `${"a".repeat(250)}@example.com`,
    "jane,eve@example.com",
    "jane@example.com,eve@example.com",
    "jane;eve@example.com",
    "jane<eve@example.com>",
    "jane@example.com>",
    '"jane"@example.com',
    "jane(eve)@example.com",
    "jane[1]@example.com",
    "jane:eve@example.com",
    "ja\\ne@example.com",
    "jane@[127.0.0.1]",
    "ja\u0000ne@example.com",
    "ja\u200bne@example.com",
    "ja\u202ene@example.com",
  ])("%s is not valid", (email) => {
    expect(emailProblem(email)).toBe("Please enter a valid email address");
  });
  test.each([
    "jane@example.com",
    " Jane.Doe+cv@mail.example.co.uk ",
    "jané@exämple.de",
    "o'neil_1%x@a-b.io",
    "用户@例子.中国",
  ])("%s is fine", (email) => {
    expect(emailProblem(email)).toBeNull();
  });
  test("two ways to write one letter do not make two accounts", () => {
    expect(normalEmail("jane\u0301@example.com")).toBe(normalEmail("jan\u00e9@example.com"));
  });
  test("case and outer spaces do not make another account", () => {
    expect(normalEmail(" Jane@Example.COM ")).toBe("jane@example.com");
  });
});

describe("password", () => {
  test.each([
    ["", "Password is required"],
    ["Aa1!", "Password must be at least 8 characters long"],
    ["AAAAAAA1!", "Password must contain at least one lowercase letter"],
    ["aaaaaaa1!", "Password must contain at least one uppercase letter"],
    ["Aaaaaaaa!", "Password must contain at least one number"],
    ["Aaaaaaaa1", "Password must contain at least one special character"],
    ["Aaaaaaaa1#", "Password must contain at least one special character"],
    [`Aa1!${"a".repeat(200)}`, "Password must be at most 200 characters long"],
  ])("%s: %s", (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });
  test.each([..."@$!%*?&"])("%s counts as a special character", (character) => {
    expect(passwordProblem(`Abcdefg1${character}`)).toBeNull();
  });
});

test("the confirmation is required and must match", () => {
  expect(confirmationProblem("Secret1!", "")).toBe("Please confirm your password");
  expect(confirmationProblem("Secret1!", "secret1!")).toBe("Passwords do not match");
  expect(confirmationProblem("Secret1!", "Secret1!")).toBeNull();
});

describe("name", () => {
  test.each([
    ["", "Full name is required"],
    ["  ", "Full name is required"],
    ["J", "Name must be at least 2 characters long"],
    ["Jane99", "Name can only contain letters and spaces"],
    ["Jane <b>", "Name can only contain letters and spaces"],
    ["a".repeat(101), "Name must be at most 100 characters long"],
    [`a${"\u0301\u0316".repeat(40_000)}`, "Name must be at most 100 characters long"],
  ])("%j: %s", (name, problem) => {
    expect(nameProblem(name)).toBe(problem);
  });
  test.each(["Jane Doe", "José María", "张伟", "Ли Сы", "  Jane   Doe "])("%s is fine", (name) => {
    expect(nameProblem(name)).toBeNull();
  });
});
