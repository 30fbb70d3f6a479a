import { expect, test } from "vitest";
import { askedPath, decodedPath } from "./asked-path.ts";

test.each([
  ["/pricing?a=1?b", "/pricing", "?a=1?b"],
  ["http://example.org/pricing?a", "/pricing", "?a"],
  ["HTTPS://example.org:8080", "/", ""],
  ["//example.org/x", "//example.org/x", ""],
  ["/http://x", "/http://x", ""],
])("%s asks for %s", (url, path, query) => {
  expect(askedPath(url)).toEqual({ path, query });
});

test("escapes are taken off, and what is no escape has no path", () => {
  expect(decodedPath("/%61pi/x%2fy")).toBe("/api/x/y");
  expect(decodedPath("/%E0%A4%A")).toBeNull();
});
