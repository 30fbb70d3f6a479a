#!/usr/bin/env node
// Plain JavaScript, because npx starts it on whatever Node is there; the command itself runs on the project's own.
import path from "node:path";
import { fileURLToPath } from "node:url";
import { handOver } from "../scripts/hand-over.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

try {
  const command = path.join(root, "src", "cli", "main.ts");
  await handOver(root, command, process.argv.slice(2), { cwd: process.cwd(), packages: "server" });
} catch (error) {
  process.stderr.write(
    `${JSON.stringify({ error: error instanceof Error ? error.message : String(error) })}\n`,
  );
  process.exit(1);
}
