// Entry of every npm script. Runs on the Node that npm found (20 or newer), so it is plain JavaScript:
// it installs what is missing, then hands over to the project's own Node 24, which runs TypeScript directly.
import path from "node:path";
import { fileURLToPath } from "node:url";
import { handOver, SERVER_FLAGS } from "./hand-over.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const [command = "", ...args] = process.argv.slice(2);

// What people run who host Candor needs no tools of tests and checks.
const packages = ["start", "image", "bundle"].includes(command) ? "server" : "all";

try {
  await handOver(root, path.join(root, "scripts", `${command}.ts`), args, {
    ...{ cwd: root, packages },
    flags: command === "start" ? SERVER_FLAGS : [],
  });
} catch (error) {
  process.stderr.write(`candor: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
