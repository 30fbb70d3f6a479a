import { execFileSync } from "node:child_process";
import type { ServedPlace } from "./served-place.ts";

/** The process ids of a server's workers. */
export function workersOf({ child }: Pick<ServedPlace, "child">): number[] {
  const table = execFileSync("ps", ["-A", "-o", "pid=,ppid=,stat="], { encoding: "utf8" });
  return table
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, state]) => Number(parent) === child.process.pid && !state?.startsWith("Z"))
    .map(([id]) => Number(id));
}
