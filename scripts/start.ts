import { enableCompileCache } from "node:module";
import path from "node:path";
import { ensureWebBuild } from "./fresh-web.ts";

const root = path.resolve(import.meta.dirname, "..");
// The second start, and every thread of the first, finds the sources compiled. Its threads read the name from the environment.
process.env.NODE_COMPILE_CACHE ??= path.join(root, "node_modules/.cache/compiled");
enableCompileCache(process.env.NODE_COMPILE_CACHE);

try {
  await ensureWebBuild(root);
} catch (error) {
  process.stderr.write(`candor: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
await import("../src/server/main.ts");
