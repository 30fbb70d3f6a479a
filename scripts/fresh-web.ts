import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { access, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { withProgress } from "./progress.mjs";

/** What the web part is made of: a change in any of these makes the built one stale. */
const SOURCES = [
  "src/web",
  "src/domain",
  "src/contract",
  "src/assist",
  "src/templates",
  "src/renderers",
  "scripts/stills",
  "scripts/build-web.ts",
  "scripts/chunk-groups.ts",
  "scripts/eager-compile.ts",
  "scripts/site-head.ts",
  "vite.config.ts",
  "package-lock.json",
];

async function build(outDir: string): Promise<void> {
  const { buildWeb } = await import("./build-web.ts");
  await buildWeb({ outDir });
}

/** Builds the web part when it is missing or older than its sources. */
export async function ensureWebBuild(root: string, buildInto = build): Promise<void> {
  const outDir = path.join(root, "dist/web");
  const stamp = path.join(root, "dist/web.built-from");
  const wanted = await fingerprint(root);
  const built = await readFile(stamp, "utf8").catch(() => "");
  const present = await access(path.join(outDir, "index.html")).then(
    () => true,
    () => false,
  );
  if (present && built === wanted) return;

  await access(root, constants.W_OK).catch(() => {
    throw new Error(`no write permission in ${root}: the web part cannot be built there`);
  });
  await withProgress("Building the web part", async () => {
    await buildInto(outDir);
    await writeFile(stamp, wanted);
  });
}

async function fingerprint(root: string): Promise<string> {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    for (const file of await filesIn(path.join(root, source))) {
      hash
        .update(path.relative(root, file))
        .update("\0")
        .update(await readFile(file))
        .update("\0");
    }
  }
  return hash.digest("hex");
}

async function filesIn(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries)
    return access(place).then(
      () => [place],
      () => [],
    );
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
