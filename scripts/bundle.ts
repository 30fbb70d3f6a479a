import { readFile } from "node:fs/promises";
import path from "node:path";
import { megabytes, sizeOf } from "./image/folder-size.ts";
import { packBundle } from "./image/pack-bundle.ts";
import { withProgress } from "./progress.mjs";

const root = path.resolve(import.meta.dirname, "..");

try {
  const { version } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
  const archive = path.join(root, `dist/candor-${version}-${process.platform}-${process.arch}.tar.gz`);
  await withProgress("Packing the bundle", () => packBundle(root, archive));
  process.stdout.write(`${archive}: ${megabytes(await sizeOf(archive))}\n`);
} catch (error) {
  process.stderr.write(`candor: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
