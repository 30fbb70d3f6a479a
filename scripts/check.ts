import path from "node:path";
import { CHECKS, runCheck } from "./checks.ts";

const root = path.resolve(import.meta.dirname, "..");
let failed = 0;
for (const check of CHECKS) {
  const { ok, output } = await runCheck(root, check);
  console.log(`${ok ? "✓" : "✗"} ${check.name}`);
  if (!ok) console.log(output);
  failed += ok ? 0 : 1;
}
process.exit(failed ? 1 : 0);
