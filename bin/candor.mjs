#!/usr/bin/env node
// Plain JavaScript, because npx starts it on whatever Node is there; the command itself runs on the project's own.
import { fileURLToPath } from "node:url";
import { handOver } from "../scripts/hand-over.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

try {
  const command = fileURLToPath(new URL("../src/cli/main.ts", import.meta.url));
  await handOver(root, command, process.argv.slice(2), { cwd: process.cwd(), packages: "server" });
} catch (error) {
  process.stderr.write(
    `${JSON.stringify({ error: error instanceof Error ? error.message : String(error) })}\n`,
  );
  process.exit(1);
}
