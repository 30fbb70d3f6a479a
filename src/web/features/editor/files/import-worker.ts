import { type ReadFile, readAnyFile } from "./read-any-file.ts";

/** Reads a file in a thread of its own: a file that takes too long is stopped by ending the thread. */
addEventListener("message", async ({ data }: MessageEvent<{ name: string; bytes: Uint8Array }>) => {
  const outcome: ReadFile = await readAnyFile(data.name, data.bytes).catch(() => ({
    ok: false,
    message: "This file is damaged, or of a kind that cannot be read.",
    place: null,
  }));
  postMessage(outcome);
});
