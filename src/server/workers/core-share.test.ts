import { expect, test } from "vitest";
import { autoWorkers, coreShare } from "./core-share.ts";

test("auto is a worker for each core, and eight at most", () => {
  expect([1, 2, 8, 64].map(autoWorkers)).toEqual([1, 2, 8, 8]);
});

test("a process that is alone has the threads that it always had", () => {
  expect(coreShare(1, 1)).toEqual({ pdfWorkers: 2, judgeThreads: 1, passwordsAtOnce: 1, connections: 10 });
  expect(coreShare(1, 16)).toEqual({ pdfWorkers: 4, judgeThreads: 2, passwordsAtOnce: 3, connections: 10 });
});

test("several workers have no more threads together than there are cores, beyond one of each kind", () => {
  for (const cores of [2, 4, 8, 16, 64])
    for (const workers of [2, 4, 8]) {
      const { pdfWorkers, judgeThreads, passwordsAtOnce, connections } = coreShare(workers, cores);
      for (const [each, most] of [
        [pdfWorkers, 4],
        [judgeThreads, 2],
        [passwordsAtOnce, 3],
      ] as const) {
        expect(each).toBeGreaterThanOrEqual(1);
        expect(each).toBeLessThanOrEqual(most);
        expect(each * workers).toBeLessThanOrEqual(Math.max(workers, cores));
      }
      expect(connections).toBeGreaterThanOrEqual(5);
      expect(connections).toBeLessThanOrEqual(10);
    }
});
