import type { ReadFile } from "../../readers/read-any-file.ts";
import { openThread } from "../../threads/open-thread.ts";

export interface FileToRead {
  name: string;
  bytes: Uint8Array;
  data: boolean;
}

/** What a hostile file costs at most: as long as in the editor, and no more than a small machine has. */
const MOST_MS = 15_000;
const MOST_MEGABYTES = 1024;

/** Reads a file where it can be ended. */
export async function readInThread(file: FileToRead, mostMs = MOST_MS): Promise<ReadFile> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadFile>();
  const thread = openThread(new URL("./import-worker.ts", import.meta.url), {
    workerData: file,
    heapMegabytes: MOST_MEGABYTES,
  });
  const deadline = setTimeout(() => reject(new Error("it takes too long to read")), mostMs);
  thread.once("message", resolve);
  thread.once("error", reject);
  thread.once("exit", () => reject(new Error("reading it ended without an answer")));
  try {
    return await promise;
  } finally {
    clearTimeout(deadline);
    await thread.terminate();
  }
}
