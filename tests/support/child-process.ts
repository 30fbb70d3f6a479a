import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { bareEnvironment } from "./bare-environment.ts";
import { projectRoot } from "./running-server.ts";

export interface Child {
  process: ChildProcess;
  /** Lines of standard output so far. */
  lines: string[];
  errors: string[];
  /** Resolves with the first output line that passes, or rejects when the process ends before. */
  line(passes: (line: string) => boolean): Promise<string>;
  exit: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Runs one of the project's own programs as a real process with only the given environment. */
export function runChild(script: string, env: Record<string, string>, args: string[] = []): Child {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: projectRoot,
    env: { ...bareEnvironment(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  const errors: string[] = [];
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const check of waiting) check();
  };
  createInterface({ input: child.stdout }).on("line", (line) => {
    lines.push(line);
    wake();
  });
  createInterface({ input: child.stderr }).on("line", (line) => errors.push(line));
  const exit = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once("close", (code, signal) => resolve({ code, signal }));
  });

  return {
    process: child,
    lines,
    errors,
    exit,
    line(passes) {
      return new Promise((resolve, reject) => {
        const check = () => {
          const found = lines.find(passes);
          if (found === undefined) return;
          waiting.delete(check);
          resolve(found);
        };
        waiting.add(check);
        exit.then(() => reject(new Error(`ended before it printed that line: ${errors.join("\n")}`)));
        check();
      });
    },
  };
}
