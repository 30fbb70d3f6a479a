import { expect, test } from "vitest";
import { addressed } from "./page-address.ts";

test("an address leads to its own page, with or without a slash at its end", () => {
  expect(addressed("/")).toEqual({ path: "/", params: {} });
  expect(addressed("/ai/")).toEqual({ path: "/ai", params: {} });
  expect(addressed("/admin/users/all")).toEqual({ path: "/admin/users/all", params: {} });
});

test("what an address names is handed to its page, and a page of its own comes before it", () => {
  expect(addressed("/ai/a%20b")).toEqual({ path: "/ai/:resumeId", params: { resumeId: "a b" } });
  expect(addressed("/ai/new")).toEqual({ path: "/ai/new", params: {} });
});

test("an address that nobody knows, or knows in other letters, shows the home page", () => {
  for (const unknown of ["/nowhere", "/AI", "/ai/a/b", "/%", "//"]) expect(addressed(unknown).path).toBe("/");
});
