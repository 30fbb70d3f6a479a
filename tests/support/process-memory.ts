import { readdirSync, readFileSync } from "node:fs";

const KIB = 1024;

/** What only Linux tells: pages that several processes share are divided among them. */
export const CAN_READ_MEMORY = process.platform === "linux";

/** Bytes of a process and of all that it has started. */
export function memoryOfTree(pid: number): number {
  return treeOf(pid).reduce((sum, each) => sum + memoryOf(each), 0);
}

function treeOf(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(treeOf)];
}

function childrenOf(pid: number): number[] {
  const tasks = orElse(() => readdirSync(`/proc/${pid}/task`), []);
  return tasks.flatMap((task) =>
    orElse(() => readFileSync(`/proc/${pid}/task/${task}/children`, "utf8"), "")
      .split(" ")
      .filter(Boolean)
      .map(Number),
  );
}

function memoryOf(pid: number): number {
  const rollup = orElse(() => readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"), "");
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * KIB;
}

/** A process may end while it is looked at. */
function orElse<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** The most that a process and its children had while something ran. */
export async function mostMemoryDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  let most = memoryOfTree(pid);
  const timer = setInterval(() => {
    most = Math.max(most, memoryOfTree(pid));
  }, 100);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return Math.max(most, memoryOfTree(pid));
}
