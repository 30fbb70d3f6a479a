import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { turnOfCommit, waitingFiles, waitingPaths } from "./browser-turns.ts";

const root = path.resolve(import.meta.dirname, "..");
const files = readdirSync(path.join(root, "tests/e2e")).filter((file) => file.endsWith(".test.ts"));

describe("browser tests take turns", () => {
  test("over the turns each file is taken, and the journeys every time", () => {
    const taken = [0, 1, 2, 3, 4].map((turn) => {
      const waiting = new Set(waitingFiles(files, turn));
      return files.filter((file) => !waiting.has(file));
    });
    for (const file of files) {
      const times = taken.filter((part) => part.includes(file)).length;
      expect([1, 5], file).toContain(times);
    }
    expect(taken.every((part) => part.includes("editor-saving.test.ts"))).toBe(true);
    expect(new Set(taken.flat())).toEqual(new Set(files));
  });

  test("a journey that is no longer there is missed", () => {
    expect(() => waitingFiles(["admin.test.ts"], 0)).toThrow("no such browser tests: accounts-sign-in");
  });

  test("the same commit has the same turn, and a folder outside of a checkout the first", () => {
    expect(turnOfCommit(root)).toBe(turnOfCommit(root));
    expect(turnOfCommit("/")).toBe(0);
    expect(waitingPaths(root, 0).every((file) => file.startsWith("tests/e2e/"))).toBe(true);
  });
});
