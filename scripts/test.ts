import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBrowser } from "./browser.ts";
import { runChecks } from "./checks.ts";
import { ensureWebBuild } from "./fresh-web.ts";
import {
  filesToRepeat,
  needsSite,
  readTestRun,
  saidOfRepeated,
  type Tally,
  type TestRun,
  tallyAfterRepeat,
  tallyOf,
} from "./test-runs.ts";
import { sayTurn, turnOfCommit } from "./test-turns.ts";

const root = path.resolve(import.meta.dirname, "..");
const words = process.argv.slice(2);
const filters = words.filter((word) => word !== "--all");
// A proof, a part that was asked for by name, and `--all` wait for no turn.
const isWhole = process.env.CANDOR_PROVE === "1" || filters.length < words.length || filters.length > 0;
const turn = isWhole ? null : turnOfCommit(root);

try {
  const site = needsSite(filters);
  const browser = site ? await ensureBrowser(root) : null;
  // Asked for by name, a part of the tests runs without the checks of the whole.
  const checking = filters.length > 0 ? { passed: 0, failed: 0 } : runChecks(root);
  const [checks] = await Promise.all([checking, site && ensureWebBuild(root)]);
  const tests = await runTests(browser);
  const failed = checks.failed + tests.failed;
  console.log(`\n${checks.passed + tests.passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
} catch (error) {
  process.stderr.write(`candor: ${error instanceof Error ? error.message : error}\n`);
  console.log("0 passed, 1 failed");
  process.exit(1);
}

async function runTests(browser: string | null): Promise<Tally> {
  const folder = await mkdtemp(path.join(tmpdir(), "candor-tests-"));
  try {
    if (turn !== null) console.log(sayTurn(root, turn));
    const whole = await runVitest(browser, folder, filters);
    const again = filters.length > 0 ? [] : filesToRepeat(whole);
    if (again.length === 0) return tallyOf(whole);
    console.log(`\nOnce more, with nothing beside it: ${again.join(", ")}`);
    const alone = await runVitest(browser, folder, [...again, "--maxWorkers=1"]);
    console.log(saidOfRepeated(whole, alone));
    return tallyAfterRepeat(whole, alone);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function runVitest(browser: string | null, folder: string, asked: readonly string[]): Promise<TestRun> {
  const report = path.join(folder, "report.json");
  const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...asked];
  const code = await new Promise<number | null>((resolve) => {
    // Dozens of short-lived processes load the same sources: each is stripped of its types and compiled once.
    const compiled = { NODE_COMPILE_CACHE: path.join(folder, "compiled") };
    const env = {
      ...process.env,
      ...compiled,
      // What axe has looked at in one worker it need not look at in another.
      CANDOR_EXAMINED: path.join(folder, "examined"),
      ...(browser && { CHROMIUM_PATH: browser }),
      ...(turn !== null && { CANDOR_TURN: String(turn) }),
    };
    spawn(process.execPath, [vitest, ...args], { cwd: root, stdio: "inherit", env }).on("exit", resolve);
  });
  return readTestRun(JSON.parse(await readFile(report, "utf8")), code, root);
}
