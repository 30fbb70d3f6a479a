import { describe, expect, test } from "vitest";
import {
  filesToRepeat,
  needsSite,
  readTestRun,
  saidOfRepeated,
  tallyAfterRepeat,
  tallyOf,
} from "./test-runs.ts";

const result = (name: string, failed: readonly string[], passed = 1) => ({
  name: `/house/${name}`,
  status: failed.length > 0 ? "failed" : "passed",
  assertionResults: [
    ...failed.map((fullName) => ({ status: "failed", fullName })),
    ...Array.from({ length: passed }, (_, nth) => ({ status: "passed", fullName: `fine ${nth}` })),
  ],
});

function run(files: ReturnType<typeof result>[], code: number | null = 1) {
  const all = files.flatMap((file) => file.assertionResults);
  const count = (status: string) => all.filter((each) => each.status === status).length;
  return readTestRun(
    { numPassedTests: count("passed"), numFailedTests: count("failed"), testResults: files },
    code,
    "/house",
  );
}

describe("what failed is run once more", () => {
  test("by its files, where they are few", () => {
    expect(filesToRepeat(run([result("a.test.ts", ["slow"]), result("b.test.ts", [])]))).toEqual([
      "a.test.ts",
    ]);
    expect(filesToRepeat(run([result("a.test.ts", [])], 0))).toEqual([]);
  });

  test("not where many failed, nor where a file did not load", () => {
    const many = ["a", "b", "c", "d"].map((name) => result(name, ["slow"]));
    expect(filesToRepeat(run(many))).toEqual([]);
    expect(filesToRepeat(run([{ ...result("a.test.ts", [], 0), status: "failed" }]))).toEqual([]);
  });

  test("and counts as passed only where it passes alone", () => {
    const whole = run([result("a.test.ts", ["slow", "wrong"], 5)]);
    const alone = run([result("a.test.ts", ["wrong"], 6)]);
    expect(tallyAfterRepeat(whole, alone)).toEqual({ passed: 6, failed: 1 });
    expect(saidOfRepeated(whole, alone)).toContain("failed beside others, passed alone: a.test.ts: slow");
    expect(saidOfRepeated(whole, alone)).toContain("failed twice: a.test.ts: wrong");
    expect(tallyAfterRepeat(whole, run([result("a.test.ts", [], 7)], 0))).toEqual({ passed: 7, failed: 0 });
  });

  test("what failed once, in whichever run, is named and does not count", () => {
    const whole = run([result("a.test.ts", ["slow"], 6)]);
    const alone = run([result("a.test.ts", ["late"], 6)]);
    expect(tallyAfterRepeat(whole, alone)).toEqual({ passed: 7, failed: 0 });
    expect(saidOfRepeated(whole, alone)).toContain("passed beside others, failed alone: a.test.ts: late");
  });

  test("a crash outside of any test stays a failure, the first time and the second", () => {
    expect(tallyOf(run([result("a.test.ts", [])], 1))).toEqual({ passed: 1, failed: 1 });
    const whole = run([result("a.test.ts", ["slow"])]);
    expect(tallyAfterRepeat(whole, run([result("a.test.ts", [])], null)).failed).toBe(1);
    const unloaded = { ...result("b.test.ts", []), status: "failed" };
    expect(tallyAfterRepeat(whole, run([result("a.test.ts", ["late"]), unloaded])).failed).toBe(1);
  });
});

describe("the site is built and a browser sought", () => {
  test.each([
    { filters: [], needed: true },
    { filters: ["-t", "a name"], needed: true },
    { filters: ["src/domain", "-t", "a name"], needed: false },
    { filters: ["src/web/drafts/history.test.ts", "src/assist"], needed: false },
    { filters: ["src/domain", "tests/e2e"], needed: true },
    { filters: ["src/server/admin"], needed: true },
    { filters: ["src/"], needed: true },
  ])("for $filters: $needed", ({ filters, needed }) => expect(needsSite(filters)).toBe(needed));
});
