// Starts an assembled Candor, which has its packages and pages with it. A checkout is started by `npm start`.
import { fileURLToPath } from "node:url";
import { handOver, SERVER_FLAGS } from "../scripts/hand-over.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const server = fileURLToPath(new URL("../src/server/main.ts", import.meta.url));

try {
  await handOver(root, server, [], { cwd: process.cwd(), packages: "server", flags: SERVER_FLAGS });
} catch (error) {
  process.stderr.write(`candor: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
