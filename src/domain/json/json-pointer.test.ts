import { describe, expect, test } from "vitest";
import { formatPointer, parsePointer, replaceAt, valueAt } from "./json-pointer.ts";

describe("JSON pointers", () => {
  test("escape and unescape the two special characters", () => {
    expect(formatPointer(["a/b", "m~n", 0])).toBe("/a~1b/m~0n/0");
    expect(parsePointer("/a~1b/m~0n/0")).toEqual(["a/b", "m~n", "0"]);
    expect(parsePointer("/~01")).toEqual(["~1"]);
  });

  test("name the whole document by nothing", () => {
    expect(parsePointer("")).toEqual([]);
    expect(formatPointer([])).toBe("");
  });

  test.each(["name", "/a~2", "/a~"])("%s is not a pointer", (text) => {
    expect(parsePointer(text)).toBeNull();
  });

  test.each(["/list/3", "/list/-1", "/list/01", "/list/length", "/constructor", "/__proto__/x", "/name/0"])(
    "%s leads nowhere",
    (pointer) => {
      expect(valueAt({ name: "Ada", list: ["a", "b", "c"] }, parsePointer(pointer) ?? [])).toBeUndefined();
    },
  );

  test("replacing copies the path and shares the rest", () => {
    const document = { left: { a: [1, 2] }, right: { b: 3 } };
    const replaced = replaceAt(document, ["left", "a", "1"], 9);
    expect(replaced).toEqual({ left: { a: [1, 9] }, right: { b: 3 } });
    expect(valueAt(replaced, ["right"])).toBe(document.right);
    expect(document.left.a).toEqual([1, 2]);
  });

  test("replacing by the same value gives the same document", () => {
    const document = { a: ["x"] };
    expect(replaceAt(document, ["a", "0"], "x")).toBe(document);
  });
});
