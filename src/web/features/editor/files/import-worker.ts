import { type ReadFile, readAnyFile } from "../../../../readers/read-any-file.ts";

/** Under a name of our own: pdf.js, once loaded in this thread, sends messages of its own kind from it. */
export interface FileAnswer {
  readFile: ReadFile;
}

/** Reads a file in a thread of its own: a file that takes too long is stopped by ending the thread. */
addEventListener("message", async ({ data }: MessageEvent<{ name: string; bytes: Uint8Array }>) => {
  if (typeof data.name !== "string") return;
  const readFile: ReadFile = await readAnyFile(data.name, data.bytes).catch(() => ({
    ok: false,
    message: "This file is damaged, or of a kind that cannot be read.",
    place: null,
  }));
  postMessage({ readFile } satisfies FileAnswer);
});
