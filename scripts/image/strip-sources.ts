import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";

/** Tests, types, and the pages, which are built into `dist/web`. */
const LEFT_OUT = /(?:^web\/)|\.test\.tsx?$|\.d\.ts$|(?:^|\/)fixtures\//;
/** A relative path to one of our sources, however it is used: import, thread, preload. */
const OWN_SOURCE = /(["'`])(\.{1,2}\/[^"'`\n]*)\.ts\1/g;

/** JavaScript for Node, every word in its line and column: a trace of the shipped program leads to the source. */
export function stripped(source: string): string {
  return withoutTypes(stripTypeScriptTypes(source));
}

export function withoutTypes(source: string): string {
  return source.replace(OWN_SOURCE, "$1$2.js$1");
}

/**
 * Copies the sources without their types. Node would strip them again at every start and in every thread, since a folder
 * that cannot be written keeps no compiled sources.
 */
export async function copySources(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(from, file).replaceAll(path.sep, "/");
    if (LEFT_OUT.test(name)) continue;
    const target = path.join(to, name);
    await mkdir(path.dirname(target), { recursive: true });
    if (!name.endsWith(".ts")) await cp(file, target);
    else await writeFile(target.replace(/\.ts$/, ".js"), stripped(await readFile(file, "utf8")));
  }
}
