import { expect, test } from "vitest";
import { fitting, pastedEntries, pastedLines } from "./pasted-text.ts";

test("what fits is taken, without half a character", () => {
  expect(fitting("abcdef", 3, "one")).toBe("abc");
  expect(fitting("ab👩", 3, "one")).toBe("ab");
  expect(fitting("a\nb", 9, "one")).toBe("a b");
  expect(fitting("a\r\nb", 9, "many")).toBe("a\nb");
  expect(fitting("x".repeat(5_000_000), 200, "one")).toHaveLength(200);
});

test("a pasted list loses its marks and its empty lines", () => {
  const { lines, total } = pastedLines("• one\n\n- two\n 3. three\n* four\r\nfive – six", 100, 4);
  expect(lines).toEqual(["one", "two", "three", "four"]);
  expect(total).toBe(5);
});

test("chips part at commas only where commas part them", () => {
  expect(pastedEntries("Go, Rust; C", 50, 9, true).lines).toEqual(["Go", "Rust", "C"]);
  expect(pastedEntries("CKA, issued by CNCF\nFirst Aid", 50, 9, false).lines).toEqual([
    "CKA, issued by CNCF",
    "First Aid",
  ]);
});
