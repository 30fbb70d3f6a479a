import { execFile } from "node:child_process";
import { access } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright-core";
import { withProgress } from "./progress.mjs";

const run = promisify(execFile);
const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** A Chromium that starts: from the environment, the system, Playwright's store, else fetched. */
export async function ensureBrowser(root: string): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await starts(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not start`);
  }
  const found = await findBrowser();
  if (found) return found;
  await withProgress("Fetching a browser for the tests (once)", () => fetchBrowser(root)).catch(() => {});
  const fetched = await findBrowser();
  if (fetched) return fetched;
  throw new Error(
    "no browser found and none could be fetched: install Chromium or Chrome, or set CHROMIUM_PATH to one",
  );
}

async function findBrowser(): Promise<string | null> {
  const onPath = (process.env.PATH ?? "").split(path.delimiter);
  const candidates = [
    ...NAMES.flatMap((name) => onPath.map((folder) => path.join(folder, name))),
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

async function fetchBrowser(root: string): Promise<void> {
  if (process.platform === "linux" && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const installed = await run("apt-get", ["update", "-qq"], { env })
      .then(() => run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { env }))
      .catch(() => null);
    if (installed) return;
  }
  await run(
    process.execPath,
    [path.join(root, "node_modules/playwright-core/cli.js"), "install", "chromium"],
    {
      timeout: 300_000,
    },
  );
}
