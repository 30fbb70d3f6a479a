import { readdirSync, readFileSync } from "node:fs";

/** Resident memory of a process and all that it started, in megabytes; its own alone where the system has no /proc. */
export function memoryOfTree(root: number): number {
  if (process.platform !== "linux") return Math.round(process.memoryUsage.rss() / 2 ** 20);
  const processes = readdirSync("/proc").flatMap((name) =>
    /^\d+$/.test(name) ? (statusOf(name) ?? []) : [],
  );
  const tree = new Set([root]);
  for (let grown = true; grown; ) {
    const before = tree.size;
    for (const { pid, parent } of processes) if (tree.has(parent)) tree.add(pid);
    grown = tree.size > before;
  }
  const kilobytes = processes.reduce((sum, { pid, size }) => sum + (tree.has(pid) ? size : 0), 0);
  return Math.round(kilobytes / 1024);
}

function statusOf(name: string): { pid: number; parent: number; size: number } | null {
  try {
    const status = readFileSync(`/proc/${name}/status`, "utf8");
    const field = (key: string): number =>
      Number(new RegExp(`^${key}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
    // Pages that the browser's processes share are counted once for each of them otherwise.
    return { pid: Number(name), parent: field("PPid"), size: field("RssAnon") };
  } catch {
    return null;
  }
}
