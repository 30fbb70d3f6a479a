import { readFile, stat } from "node:fs/promises";
import path from "node:path";

/** Every script that the prerendered landing page asks for, in bytes as they cross the wire (Brotli). */
export async function landingScripts(webDir: string): Promise<{ file: string; bytes: number }[]> {
  const html = await readFile(path.join(webDir, "index.html"), "utf8");
  const files = new Set([...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, file = ""]) => file));
  return Promise.all(
    [...files].map(async (file) => ({ file, bytes: (await stat(path.join(webDir, `${file}.br`))).size })),
  );
}
