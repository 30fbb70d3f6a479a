// Entry of every npm script. Runs on the Node that npm found (20 or newer), so it is plain JavaScript:
// it installs what is missing, then hands over to the project's own Node 24, which runs TypeScript directly.
import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ensureDependencies, projectNode } from "./dependencies.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const [command, ...args] = process.argv.slice(2);

try {
  await ensureDependencies(root);
  const child = spawn(await projectNode(root), [path.join(root, "scripts", `${command}.ts`), ...args], {
    cwd: root,
    stdio: "inherit",
  });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
} catch (error) {
  process.stderr.write(`candor: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
