import { constants } from "node:fs";
import { copyFile, cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { ensureWebBuild } from "../fresh-web.ts";
import { isShipped } from "./package-files.ts";
import { runtimePackages } from "./runtime-packages.ts";
import { copySources, withoutTypes } from "./strip-sources.ts";

/** Run on whatever Node is there, so they have no types to strip. */
const LAUNCHERS = ["bin/candor.mjs", "bin/serve.mjs", "bin/healthy.mjs"];
const LAUNCHED_BY = ["scripts/hand-over.mjs", "scripts/dependencies.mjs", "scripts/progress.mjs"];

/** The program: its sources, its pages and what starts it. Changes with every release. */
export async function writeProgram(root: string, app: string): Promise<void> {
  await ensureWebBuild(root);
  await copySources(path.join(root, "src"), path.join(app, "src"));
  await cp(path.join(root, "dist/web"), path.join(app, "dist/web"), { recursive: true });
  for (const file of [...LAUNCHERS, ...LAUNCHED_BY]) {
    const text = await readFile(path.join(root, file), "utf8");
    await put(path.join(app, file), withoutTypes(text));
  }
  await copyFile(path.join(root, "LICENSE"), path.join(app, "LICENSE"));
  await put(path.join(app, "package.json"), await shippedManifest(root));
}

/** What the program runs on and seldom changes: its packages and the weights of its models. */
export async function writeForeignParts(root: string, app: string): Promise<void> {
  await cp(path.join(root, "weights"), path.join(app, "weights"), { recursive: true });
  const { dependencies } = await readJson(path.join(root, "package.json"));
  const { packages } = await readJson(path.join(root, "package-lock.json"));
  for (const place of runtimePackages(Object.keys(dependencies), packages))
    await copyPackage(root, app, place);
}

async function copyPackage(root: string, app: string, place: string): Promise<void> {
  const from = path.join(root, place);
  const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
  for (const file of await filesOf(from)) {
    if (!isShipped(name, file)) continue;
    const target = path.join(app, place, file);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(from, file), target, constants.COPYFILE_FICLONE);
  }
}

/** Without the packages inside it, which have entries of their own in the lock. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .filter((file) => !file.startsWith("node_modules/"));
}

/** Without packages to install and scripts that are not there. */
async function shippedManifest(root: string): Promise<string> {
  const { name, version, description, license, type, engines, bin } = await readJson(
    path.join(root, "package.json"),
  );
  const scripts = { start: "node bin/serve.mjs" };
  const manifest = { name, version, private: true, description, license, type, engines, bin, scripts };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

async function readJson(file: string) {
  return JSON.parse(await readFile(file, "utf8"));
}

async function put(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
