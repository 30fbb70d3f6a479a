import { expect, test } from "vitest";
import { runChild } from "../support/child-process.ts";
import { CAN_READ_MEMORY } from "../support/process-memory.ts";

test.runIf(CAN_READ_MEMORY)("the bench of load runs, and nobody is refused", async () => {
  const bench = runChild("bench/load/measure.ts", {}, ["quick"]);
  expect(await bench.exit).toMatchObject({ code: 0 });
  const table = bench.lines.filter((line) => line.startsWith("| SQLite | 1 |"));
  expect(table).toHaveLength(2);
  expect(table[1]).toMatch(/\| 0 of \d+ \|$/);
});
