import path from "node:path";
import { describe, expect, test } from "vitest";
import { filesOf, TURN_GROUPS, turnOfCommit, waitingFiles, waitingPaths } from "./test-turns.ts";

const root = path.resolve(import.meta.dirname, "..");

describe("long tests take turns", () => {
  test.each(TURN_GROUPS)(
    "over the turns each file of $folder is taken, and what matters most every time",
    (group) => {
      const files = filesOf(root, group);
      const taken = Array.from({ length: group.turns }, (_, turn) => {
        const waiting = new Set(waitingFiles(group, files, turn));
        return files.filter((file) => !waiting.has(file));
      });
      for (const file of files) {
        const times = taken.filter((part) => part.includes(file)).length;
        expect([1, group.turns], file).toContain(times);
      }
      const isEveryTime = (file: string) => taken.every((part) => part.includes(file));
      const named = ("inTurns" in group ? group.inTurns : group.everyTime).map((name) => `${name}.test.ts`);
      for (const file of files)
        expect(isEveryTime(file), file).toBe(named.includes(file) !== "inTurns" in group);
      expect(new Set(taken.flat())).toEqual(new Set(files));
    },
  );

  test("a file that is no longer there is missed", () => {
    const [journeys = expect.fail()] = TURN_GROUPS;
    expect(() => waitingFiles(journeys, ["admin.test.ts"], 0)).toThrow(
      "no such tests in tests/e2e: accounts-sign-in",
    );
  });

  test("the same commit has the same turn, and a folder outside of a checkout the first", () => {
    expect(turnOfCommit(root)).toBe(turnOfCommit(root));
    expect(turnOfCommit("/")).toBe(0);
    const waiting = waitingPaths(root, 0);
    for (const { folder } of TURN_GROUPS)
      expect(waiting.some((file) => file.startsWith(`${folder}/`))).toBe(true);
  });
});
