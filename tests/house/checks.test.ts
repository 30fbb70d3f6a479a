import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CHECKS, runCheck } from "../../scripts/checks.ts";
import { WALLS } from "../../scripts/wall-rules.ts";
import { projectRoot } from "../support/running-server.ts";

const SETTINGS = [
  "package.json",
  "biome.json",
  ".gitignore",
  "scripts",
  "tsconfig.base.json",
  "tsconfig.pure.json",
];

// That the house as it stands passes is what npm test begins with; here each check has to find what is planted.
describe("npm run check", () => {
  /** A folder with the settings of every check, and no source. */
  let copy: string;

  beforeEach(() => {
    copy = mkdtempSync(path.join(tmpdir(), "candor-house-"));
    for (const entry of SETTINGS) bring(entry);
    mkdirSync(path.join(copy, "src"));
    symlinkSync(path.join(projectRoot, "node_modules"), path.join(copy, "node_modules"));
  });

  afterEach(() => rmSync(copy, { recursive: true, force: true }));

  function bring(entry: string): void {
    cpSync(path.join(projectRoot, entry), path.join(copy, entry), { recursive: true });
  }

  function plant(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    writeFileSync(path.join(copy, file), text);
  }

  async function outcome(name: string): Promise<{ ok: boolean; output: string }> {
    const check = CHECKS.find((candidate) => candidate.name === name);
    if (!check) throw new Error(`no check is called ${name}`);
    return runCheck(copy, check);
  }

  /** Every wall with a file that crosses it. */
  const CROSSINGS: [fault: string, folder: string, text: string][] = [
    ["domain-imports-inwards", "src/domain", `export { buildApp } from "../server/app.ts";`],
    [
      "domain-imports-inwards",
      "src/domain",
      `import type { Config } from "../server/env.ts";\nexport type Own = Config;`,
    ],
    ["domain-imports-inwards", "src/domain", `export type Own = import("../server/env.ts").Config;`],
    ["not followed", "src/domain", `export type { Config } from "../server/env.ts";`],
    ["domain-is-pure", "src/domain", `export { readFile } from "node:fs/promises";`],
    ["domain-uses-pure-packages-only", "src/domain", `export { createElement } from "react";`],
    ["templates-imports-inwards", "src/templates", `export { readConfig } from "../server/env.ts";`],
    ["renderers-imports-inwards", "src/renderers", `export { readConfig } from "../server/env.ts";`],
    ["threads-imports-inwards", "src/threads", `export { readConfig } from "../server/env.ts";`],
    [
      "web-never-imports-the-server-side",
      "src/web",
      `export { openThread } from "../threads/open-thread.ts";`,
    ],
    ["readers-imports-inwards", "src/readers", `export { readConfig } from "../server/env.ts";`],
    ["readers-run-anywhere", "src/readers", `export { readFile } from "node:fs/promises";`],
    ["assist-imports-inwards", "src/assist", `export { readConfig } from "../server/env.ts";`],
    ["assist-runs-anywhere", "src/assist", `export { readFile } from "node:fs/promises";`],
    ["assist-uses-pure-packages-only", "src/assist/writing", `export { createElement } from "react";`],
    ["judge-imports-inwards", "src/judge", `export { readConfig } from "../server/env.ts";`],
    ["judge-runs-anywhere", "src/judge", `export { readFile } from "node:fs/promises";`],
    ["judge-uses-no-package", "src/judge", `export { z } from "zod";`],
    ["the-server-side-loads-the-judge", "src/assist", `export { loadJudge } from "../judge/load-judge.ts";`],
    [
      "assist-knows-no-engine-by-name",
      "src/assist",
      `export { PROMPTS } from "./engines/openai-compatible/prompts.ts";`,
    ],
    [
      "web-never-imports-the-server-side",
      "src/web",
      `export { PROMPTS } from "../assist/engines/openai-compatible/prompts.ts";`,
    ],
    ["server-never-imports-cli", "src/server", `export { EXIT } from "../cli/failure.ts";`],
    ["web-uses-browser-packages-only", "src/web", `export { Kysely } from "kysely";`],
    ["shared-web-files-know-no-feature", "src/web", `export * from "./features/two/other.ts";`],
    ["shared-web-files-know-no-feature", "src/web/drafts", `export * from "../features/two/other.ts";`],
    ["shared-web-files-know-no-feature", "src/web/threads", `export * from "../features/two/other.ts";`],
    ["shared-web-files-know-no-feature", "src/web/suggestions", `export * from "../features/two/other.ts";`],
    ["contract-imports-inwards", "src/contract", `export { readConfig } from "../server/env.ts";`],
    ["server-never-imports-web", "src/server", `export * from "../web/content.ts";`],
    ["web-never-imports-the-server-side", "src/web", `export { readConfig } from "../server/env.ts";`],
    ["web-never-imports-node", "src/web", `export { join } from "node:path";`],
    ["features-do-not-import-each-other", "src/web/features/one", `export * from "../two/other.ts";`],
    ["features-do-not-import-the-app", "src/web/features/one", `export * from "../../app/other.ts";`],
    ["features-do-not-import-the-app", "src/web/ui", `export * from "../app/other.ts";`],
    ["the-kit-knows-no-feature", "src/web/ui", `export * from "../features/two/other.ts";`],
    [
      "the-product-never-imports-its-scaffold",
      "src/server",
      `export { CHECKS } from "../../scripts/checks.ts";`,
    ],
    ["every-import-resolves", "src/server", `export { gone } from "./gone.ts";`],
  ];

  test("every wall is caught when it is crossed, also by a type alone; so is a cycle of types", async () => {
    bring("src");
    plant("src/web/app/other.ts", "export const app = 1;");
    plant("src/web/features/two/other.ts", "export const two = 2;");
    for (const [index, [, folder, text]] of CROSSINGS.entries()) plant(`${folder}/planted-${index}.ts`, text);
    plant(
      "src/domain/chicken.ts",
      `import type { Egg } from "./egg.ts";\nexport interface Chicken { egg: Egg }`,
    );
    plant(
      "src/domain/egg.ts",
      `import type { Chicken } from "./chicken.ts";\nexport interface Egg { from: Chicken }`,
    );
    const { ok, output } = await outcome("walls");
    for (const [index, [fault, folder]] of CROSSINGS.entries()) {
      expect(output).toContain(`${fault}: ${folder}/planted-${index}.ts →`);
    }
    expect(output).toMatch(/^no-cycles: src\/domain\/(?:chicken|egg)\.ts →/m);
    expect(ok).toBe(false);
    const crossed = CROSSINGS.map(([fault]) => fault);
    expect(
      WALLS.map(({ name }) => name).filter((name) => name !== "no-cycles" && !crossed.includes(name ?? "")),
    ).toEqual([]);
  });

  test("every source is seen by the type checker", async () => {
    const seen = new Set<string>();
    for (const project of ["pure", "web", "node", "tests"]) {
      const tsc = path.join(projectRoot, "node_modules/typescript/bin/tsc");
      // Without following imports: a source belongs to a part by where it lies, and the packages need not be read.
      const args = [tsc, "-p", `tsconfig.${project}.json`, "--listFilesOnly", "--noResolve"];
      const { stdout } = await promisify(execFile)(process.execPath, args, {
        cwd: projectRoot,
        maxBuffer: 2 ** 26,
      });
      for (const line of stdout.split("\n")) seen.add(path.relative(projectRoot, line));
    }
    const sources = readdirSync(path.join(projectRoot, "src"), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join("src", file));
    expect(sources.filter((file) => !seen.has(file))).toEqual([]);
  });

  test("every test file is run by some project", async () => {
    const vitest = path.join(projectRoot, "node_modules/vitest/vitest.mjs");
    const args = [vitest, "list", "--filesOnly", "--json"];
    // Whatever turn the browser tests have now.
    const { CANDOR_TURN: _turn, ...env } = process.env;
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      cwd: projectRoot,
      env,
      maxBuffer: 2 ** 26,
    });
    const listed = new Set(
      JSON.parse(stdout).map(({ file }: { file: string }) => path.relative(projectRoot, file)),
    );
    const tests = ["src", "tests", "scripts", "bench", "evals"].flatMap((folder) =>
      readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: "utf8" })
        .filter((file) => /\.test\.tsx?$/.test(file))
        .map((file) => path.join(folder, file)),
    );
    expect(tests.filter((file) => !listed.has(file))).toEqual([]);
  });

  test("one upward import alone makes it fail", async () => {
    bring("src");
    plant("src/domain/planted.ts", `export { buildApp } from "../server/app.ts";`);
    const { ok, output } = await outcome("walls");
    expect(output).toContain("domain-imports-inwards: src/domain/planted.ts →");
    // Nothing else is wrong with the house, so that this alone did it.
    expect(output).toContain(" modules read, 1 faults");
    expect(ok).toBe(false);
  });

  test("a checker that cannot read TypeScript fails instead of finding nothing", async () => {
    plant("src/server/app.ts", "export const app: number = 1;\n");
    expect(await outcome("walls")).toMatchObject({ ok: true });
    rmSync(path.join(copy, "node_modules"));
    mkdirSync(path.join(copy, "node_modules"));
    for (const name of readdirSync(path.join(projectRoot, "node_modules"))) {
      const from = path.join(projectRoot, "node_modules", name);
      const to = path.join(copy, "node_modules", name);
      if (name === "dependency-cruiser") cpSync(from, to, { recursive: true });
      else if (name !== "@swc" && name !== "typescript") symlinkSync(from, to);
    }
    const { ok, output } = await outcome("walls");
    expect(output).toContain("not read: src/server/app.ts");
    expect(ok).toBe(false);
  });

  test("an empty house fails", async () => {
    const { ok, output } = await outcome("walls");
    expect(output).toContain("no modules to read under src");
    expect(ok).toBe(false);
  });

  test("an any is caught", async () => {
    plant("src/domain/planted.ts", "export const tidy = (value: string): string => value;\n");
    expect(await outcome("format and lint")).toMatchObject({ ok: true });
    plant("src/domain/planted.ts", "export const loose = (value: any): string => value;\n");
    const { ok, output } = await outcome("format and lint");
    expect(output).toContain("noExplicitAny");
    expect(ok).toBe(false);
  });

  test("syntax that Node cannot strip is caught by the types", async () => {
    plant("src/domain/planted.ts", "export class Tidy {\n  value = 1;\n}\n");
    expect(await outcome("types (pure)")).toMatchObject({ ok: true });
    plant("src/domain/planted.ts", "export class Loose {\n  constructor(readonly value: string) {}\n}\n");
    const { ok, output } = await outcome("types (pure)");
    expect(output).toContain("erasableSyntaxOnly");
    expect(ok).toBe(false);
  });
});
