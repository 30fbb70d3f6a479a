import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../support/running-server.ts";

/** What another file of the same process would meet: a module or a global that is not what it was. */
const REPLACES = /\bvi\.(?!fn\b)|\bglobalThis\b/;
/** What another file of the same process may have made quick, or keeps busy. */
const TIMES = /\bcpuOfFirst\b|\bthreadCpuUsage\b|\bperformance\.now\b|\beventLoopUtilization\b/;

const isServers = (file: string) => /^(?:src\/server|tests)\//.test(file);

/** Why a test file needs a process of its own. A server's times are those of its own process, which the test starts. */
function reasons(file: string, text: string): string[] {
  const signs = isServers(file) ? [REPLACES] : [REPLACES, TIMES];
  return signs.flatMap((sign) => sign.exec(text)?.[0] ?? []);
}

function faultOf(file: string, text: string): string[] {
  const [reason] = reasons(file, text);
  const isAlone = /\.alone\.test\.tsx?$/.test(file);
  if (reason !== undefined && !isAlone) return [`${file}: ${reason} needs the name *.alone.test.ts`];
  return reason === undefined && isAlone ? [`${file}: nothing in it needs a process of its own`] : [];
}

describe("a test that cannot share its process with others", () => {
  test("is called so, and no other is", () => {
    const files = globSync("{src,scripts,evals,bench,tests/http,tests/faults}/**/*.test.{ts,tsx}", {
      cwd: projectRoot,
    });
    expect(files.length).toBeGreaterThan(300);
    const faults = files.flatMap((file) => faultOf(file, readFileSync(path.join(projectRoot, file), "utf8")));
    expect(faults).toEqual([]);
  });

  test.each([
    ["src/web/a.test.ts", "vi.stubGlobal(name, {});"],
    ["src/web/a.test.tsx", "Reflect.set(globalThis, name, {});"],
    ["src/domain/a.test.ts", "expect(cpuOfFirst(work)).toBeLessThan(50);"],
    ["src/server/a.test.ts", "vi.mock(file);"],
    ["src/domain/a.alone.test.ts", "expect(cpuOf(work)).toBeLessThan(50);"],
  ])("is found out: %s with %s", (file, text) => {
    expect(faultOf(file, text)).toHaveLength(1);
  });
});
