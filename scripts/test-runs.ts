import path from "node:path";

export interface Tally {
  passed: number;
  failed: number;
}

/** What the runner reports of one run. */
export interface TestRun extends Tally {
  /** Null where a signal ended it. */
  code: number | null;
  /** The files with a failed test, from the project's root, and what failed in each. */
  failures: ReadonlyMap<string, readonly string[]>;
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** Whether the tests that were asked for open the built site in a browser: those beside the code of all parts but the server do not. */
export function needsSite(filters: readonly string[]): boolean {
  const paths = filters.filter((word) => word.includes("/"));
  return paths.length === 0 || !paths.every((word) => /^src\/(?!server\b)\w/.test(word));
}

/** More than these at once are no accident of the machine. */
const MOST_REPEATED = 3;

export function readTestRun(report: Report, code: number | null, root: string): TestRun {
  const failures = new Map<string, string[]>();
  for (const { name, status, assertionResults } of report.testResults) {
    const failed = assertionResults.filter((each) => each.status === "failed").map((each) => each.fullName);
    if (status === "failed" || failed.length > 0) failures.set(path.relative(root, name), failed);
  }
  return { code, passed: report.numPassedTests, failed: report.numFailedTests, failures };
}

export function tallyOf({ code, passed, failed }: TestRun): Tally {
  // A crash outside any test (a suite that cannot load, an unhandled rejection) must not pass for green.
  return { passed, failed: code === 0 ? failed : Math.max(1, failed) };
}

/**
 * Tests that measure time, or wait for a browser, can fail for what else the machine did that second. Few that failed are run
 * once more with nothing beside them, under the same bounds: a fault fails again. A file that did not even load is not among them.
 */
export function filesToRepeat({ failures }: TestRun): string[] {
  const files = [...failures.keys()];
  const loaded = [...failures.values()].every((tests) => tests.length > 0);
  return loaded && files.length <= MOST_REPEATED ? files : [];
}

/** A test that failed both times is at fault; one that failed once, beside others or alone, passed once under the same bounds. */
export function tallyAfterRepeat(whole: TestRun, alone: TestRun): Tally {
  const twice = [...whole.failures].flatMap(([file, tests]) => {
    const again = new Set(alone.failures.get(file));
    return tests.filter((test) => again.has(test));
  });
  const unloaded = [...alone.failures.values()].some((tests) => tests.length === 0);
  const crashed = alone.code === null || unloaded || (alone.code !== 0 && alone.failed === 0);
  const failed = crashed ? Math.max(1, twice.length) : twice.length;
  return { passed: whole.passed + Math.max(0, whole.failed - failed), failed };
}

/** Whoever reads the outcome sees which tests needed a second try: they are to be looked into. */
export function saidOfRepeated(whole: TestRun, alone: TestRun): string {
  const lines: string[] = [];
  for (const [file, tests] of whole.failures) {
    const again = alone.failures.get(file) ?? [];
    for (const test of tests)
      lines.push(
        `${again.includes(test) ? "failed twice" : "failed beside others, passed alone"}: ${file}: ${test}`,
      );
    for (const test of again)
      if (!tests.includes(test)) lines.push(`passed beside others, failed alone: ${file}: ${test}`);
  }
  return `\n${lines.join("\n")}`;
}
