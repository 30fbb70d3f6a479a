import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Isolation } from "./isolation.ts";

/** What docker gives a program besides its settings. */
const PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

export interface IsolatedProgram {
  /** The first line of its output that passes; rejects when it ends before. */
  line(passes: RegExp): Promise<string>;
  /** To the program itself, not to what isolates it. */
  signal(name: NodeJS.Signals): void;
  exit: Promise<number | null>;
  output(): string;
  errors(): string;
}

export function runIsolated(
  isolation: Isolation,
  command: readonly string[],
  env: Record<string, string>,
): IsolatedProgram {
  const { file, args, as } = isolation.wrap(command);
  const child = spawn(file, args, { env: { PATH, ...env }, stdio: ["ignore", "pipe", "pipe"], ...as });
  let output = "";
  let errors = "";
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (line) => (output += `${line}\n`));
  child.stderr.on("data", (chunk) => (errors += chunk));
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code));
  });
  return {
    exit,
    output: () => output,
    errors: () => errors,
    signal(name) {
      if (child.exitCode === null && child.pid !== undefined)
        process.kill(programIn(child.pid, command), name);
    },
    line: (passes) =>
      new Promise((resolve, reject) => {
        lines.on("line", (line) => passes.test(line) && resolve(line));
        exit.then(
          (code) => reject(new Error(`ended with ${code} before it printed that line: ${errors}`)),
          reject,
        );
      }),
  };
}

/** Tools that isolate do not pass signals on, as docker does. They have the program's arguments behind their own; the program has processes of its own. */
function programIn(pid: number, command: readonly string[]): number {
  const args = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").slice(0, -1);
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  if (args.length === command.length || child === undefined) return pid;
  return programIn(Number(child), command);
}
