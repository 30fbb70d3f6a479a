import path from "node:path";
import { runChecks } from "./checks.ts";

const { failed } = await runChecks(path.resolve(import.meta.dirname, ".."));
process.exit(failed > 0 ? 1 : 0);
