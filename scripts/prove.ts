import { spawn } from "node:child_process";
import path from "node:path";

// The same tests as npm test, with the long proofs at full length: hundreds of kills instead of a handful.
const script = path.join(import.meta.dirname, "test.ts");
spawn(process.execPath, [script, ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, CANDOR_PROVE: "1" },
}).on("exit", (code) => process.exit(code ?? 1));
