import { spawn } from "node:child_process";
import path from "node:path";

export interface Check {
  name: string;
  command: (bin: (name: string, file: string) => string) => string[];
}

/** What `npm run check` looks at, cheapest first. */
export const CHECKS: readonly Check[] = [
  {
    name: "format and lint",
    command: (bin) => [bin("@biomejs/biome", "bin/biome"), "ci", "--error-on-warnings", "--colors=off"],
  },
  ...["pure", "web", "node", "tests"].map((part) => ({
    name: `types (${part})`,
    command: (bin: (name: string, file: string) => string) => [
      bin("typescript", "bin/tsc"),
      "-p",
      `tsconfig.${part}.json`,
    ],
  })),
  { name: "walls", command: () => ["scripts/walls.ts"] },
  { name: "unused code", command: (bin) => [bin("knip", "bin/knip.js")] },
];

/** Most of them keep one core busy; the two longest are the last. */
const AT_ONCE = 2;

/** Runs them all, says how each went, and counts. */
export async function runChecks(root: string): Promise<{ passed: number; failed: number }> {
  const tally = { passed: 0, failed: 0 };
  const waiting = [...CHECKS];
  const inTurn = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { ok, output } = await runCheck(root, check);
      // On a terminal the line may hold the progress of a build.
      const afresh = process.stdout.isTTY ? "\r\u001b[K" : "";
      console.log(`${afresh}${ok ? "✓" : "✗"} ${check.name}`);
      if (!ok) console.log(output);
      tally[ok ? "passed" : "failed"] += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, inTurn));
  return tally;
}

/** Runs one check in a project folder and answers what it printed. */
export function runCheck(root: string, check: Check): Promise<{ ok: boolean; output: string }> {
  const bin = (name: string, file: string) => path.join(root, "node_modules", name, file);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, check.command(bin), {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    // "exit" comes before the last of the output has been read.
    child.on("close", (code) => resolve({ ok: code === 0, output }));
  });
}
