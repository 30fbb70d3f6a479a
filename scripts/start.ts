import path from "node:path";
import { ensureWebBuild } from "./fresh-web.ts";

try {
  await ensureWebBuild(path.resolve(import.meta.dirname, ".."));
} catch (error) {
  process.stderr.write(`candor: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
await import("../src/server/main.ts");
