import { execFile } from "node:child_process";
import { access } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright-core";
import { withProgress } from "./progress.mjs";

const run = promisify(execFile);
/** Chromium without a window: the same pages, and a fresh profile in a third of the time. */
const SHELL = "chromium-headless-shell";
const WHOLE = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** A Chromium that starts: from the environment, the system, Playwright's store, else fetched; `whole` as people have it. */
export async function ensureBrowser(root: string, { whole = false } = {}): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await starts(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not start`);
  }
  const names = whole ? WHOLE : [SHELL, ...WHOLE];
  const found = await findBrowser(names);
  if (found) return found;
  await withProgress("Fetching a browser for the tests (once)", () => fetchBrowser(root, whole)).catch(
    () => {},
  );
  const fetched = await findBrowser(names);
  if (fetched) return fetched;
  throw new Error(
    "no browser found and none could be fetched: install Chromium or Chrome, or set CHROMIUM_PATH to one",
  );
}

async function findBrowser(names: readonly string[]): Promise<string | null> {
  const onPath = (process.env.PATH ?? "").split(path.delimiter);
  const candidates = [
    ...names.flatMap((name) => onPath.map((folder) => path.join(folder, name))),
    MAC,
    chromium.executablePath(),
  ];
  for (const candidate of candidates) if (await starts(candidate)) return candidate;
  return null;
}

// A file that is there can still be a stub that asks for another package: only a browser that answers counts.
async function starts(file: string): Promise<boolean> {
  return await access(file)
    .then(() => run(file, ["--version"], { timeout: 20_000 }))
    .then(
      () => true,
      () => false,
    );
}

async function fetchBrowser(root: string, whole: boolean): Promise<void> {
  if (process.platform === "linux" && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-qq"], { env }).catch(() => {});
    for (const name of whole ? ["chromium"] : [SHELL, "chromium"]) {
      const installed = await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], {
        env,
      }).then(
        () => true,
        () => false,
      );
      if (installed) return;
    }
  }
  const cli = path.join(root, "node_modules/playwright-core/cli.js");
  await run(process.execPath, [cli, "install", "chromium"], { timeout: 300_000 });
}
