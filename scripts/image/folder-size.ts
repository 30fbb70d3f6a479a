import { readdir, stat } from "node:fs/promises";
import path from "node:path";

/** Bytes of a file, or of all files in a folder. */
export async function sizeOf(place: string): Promise<number> {
  const itself = await stat(place);
  if (itself.isFile()) return itself.size;
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(({ parentPath, name }) => stat(path.join(parentPath, name))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}
