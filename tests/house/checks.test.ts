import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CHECKS, runCheck } from "../../scripts/checks.ts";
import { projectRoot } from "../support/running-server.ts";

const COPIED = ["src", "scripts", "package.json", "biome.json", ".gitignore"];

describe("npm run check", () => {
  let copy: string;

  beforeEach(() => {
    copy = mkdtempSync(path.join(tmpdir(), "candor-house-"));
    for (const entry of COPIED)
      cpSync(path.join(projectRoot, entry), path.join(copy, entry), { recursive: true });
    symlinkSync(path.join(projectRoot, "node_modules"), path.join(copy, "node_modules"));
  });

  afterEach(() => rmSync(copy, { recursive: true, force: true }));

  function plant(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    writeFileSync(path.join(copy, file), text);
  }

  async function outcome(name: string): Promise<{ ok: boolean; output: string }> {
    const check = CHECKS.find((candidate) => candidate.name === name);
    if (!check) throw new Error(`no check is called ${name}`);
    return runCheck(copy, check);
  }

  test("passes over the house as it stands", async () => {
    expect(await outcome("walls")).toMatchObject({ ok: true });
    expect(await outcome("format and lint")).toMatchObject({ ok: true });
  });

  const CROSSINGS: [wall: string, file: string, text: string][] = [
    ["domain-imports-inwards", "src/domain/planted.ts", `export { buildApp } from "../server/app.ts";\n`],
    ["domain-imports-inwards", "src/domain/planted.ts", `export type { Config } from "../server/env.ts";\n`],
    ["domain-is-pure", "src/domain/planted.ts", `export { readFile } from "node:fs/promises";\n`],
    ["domain-uses-pure-packages-only", "src/domain/planted.ts", `export { createElement } from "react";\n`],
    [
      "contract-imports-inwards",
      "src/contract/planted.ts",
      `export { readConfig } from "../server/env.ts";\n`,
    ],
    ["server-never-imports-web", "src/server/planted.ts", `export { content } from "../web/content.ts";\n`],
    [
      "web-never-imports-the-server-side",
      "src/web/planted.ts",
      `export { readConfig } from "../server/env.ts";\n`,
    ],
    ["web-never-imports-node", "src/web/planted.ts", `export { join } from "node:path";\n`],
    ["features-do-not-import-the-app", "src/web/ui/planted.ts", `export * from "../app/routes.tsx";\n`],
    [
      "the-product-never-imports-its-scaffold",
      "src/server/planted.ts",
      `export { CHECKS } from "../../scripts/checks.ts";\n`,
    ],
    ["every-import-resolves", "src/server/planted.ts", `export { gone } from "./gone.ts";\n`],
  ];

  test.each(CROSSINGS)("%s: %s is caught", async (wall, file, text) => {
    plant(file, text);
    const { ok, output } = await outcome("walls");
    expect(output).toContain(`${wall}: ${file} →`);
    expect(ok).toBe(false);
  });

  test("one feature that imports another is caught", async () => {
    plant("src/web/features/one/planted.ts", `export { two } from "../two/planted.ts";\n`);
    plant("src/web/features/two/planted.ts", "export const two = 2;\n");
    expect((await outcome("walls")).output).toContain(
      "features-do-not-import-each-other: src/web/features/one/planted.ts",
    );
  });

  test("a cycle is caught, also one of types only", async () => {
    plant(
      "src/domain/chicken.ts",
      `import type { Egg } from "./egg.ts";\nexport interface Chicken { egg: Egg }\n`,
    );
    plant(
      "src/domain/egg.ts",
      `import type { Chicken } from "./chicken.ts";\nexport interface Egg { from: Chicken }\n`,
    );
    const { ok, output } = await outcome("walls");
    expect(output).toContain("no-cycles: src/domain/");
    expect(ok).toBe(false);
  });

  test("a checker that cannot read TypeScript fails instead of finding nothing", async () => {
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
    rmSync(path.join(copy, "src"), { recursive: true });
    mkdirSync(path.join(copy, "src"));
    expect((await outcome("walls")).ok).toBe(false);
  });

  test("an any is caught", async () => {
    plant("src/domain/planted.ts", "export const loose = (value: any): string => value;\n");
    const { ok, output } = await outcome("format and lint");
    expect(output).toContain("noExplicitAny");
    expect(ok).toBe(false);
  });

  test("syntax that Node cannot strip is caught by the types", async () => {
    for (const file of ["tsconfig.base.json", "tsconfig.pure.json"])
      cpSync(path.join(projectRoot, file), path.join(copy, file));
    expect(await outcome("types (pure)")).toMatchObject({ ok: true });
    plant("src/domain/planted.ts", "export class Loose {\n  constructor(readonly value: string) {}\n}\n");
    const { ok, output } = await outcome("types (pure)");
    expect(output).toContain("erasableSyntaxOnly");
    expect(ok).toBe(false);
  });
});
