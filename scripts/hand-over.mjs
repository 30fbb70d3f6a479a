import { spawn } from "node:child_process";
import { ensureDependencies, projectNode } from "./dependencies.mjs";

/** A server: new objects get 8 MB of room at a time instead of 16: less memory under load, for 4 % of a save's time (decision 45). */
export const SERVER_FLAGS = ["--max-semi-space-size=8"];

/**
 * Runs a TypeScript file on the project's own Node 24, whatever Node runs us, and ends as it ends.
 * @param {string} root
 * @param {string} file
 * @param {string[]} args
 * @param {{ cwd: string, packages: "server" | "all", flags?: string[] }} options
 */
export async function handOver(root, file, args, { cwd, packages, flags = [] }) {
  await ensureDependencies(root, packages);
  const child = spawn(await projectNode(root), [...flags, file, ...args], { cwd, stdio: "inherit" });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => child.kill(signal));
  endWithParent(child);
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/**
 * npm runs us through a shell and passes a signal on to the shell alone: without this, SIGTERM to `npm start` would
 * leave the server running.
 * @param {import("node:child_process").ChildProcess} child
 */
function endWithParent(child) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill("SIGTERM");
  }, 250).unref();
}
