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
/** What a library keeps beside the heap is no part of the thread's bound: all that the process has is looked at, so often. */
const MOST_GROWTH = 600 * 1024 * 1024;
const LOOK_EVERY_MS = 50;

/** A file that would cost more than any resume does. */
export class ReadingEnded extends Error {}

/** Reads a file where it can be ended. */
export async function readInThread(file: FileToRead, mostMs = MOST_MS): Promise<ReadFile> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadFile>();
  const thread = openThread(new URL("./import-worker.ts", import.meta.url), {
    workerData: file,
    heapMegabytes: MOST_MEGABYTES,
  });
  const deadline = setTimeout(() => reject(new ReadingEnded("it takes too long")), mostMs);
  const before = process.memoryUsage.rss();
  const look = setInterval(() => {
    if (process.memoryUsage.rss() - before > MOST_GROWTH)
      reject(new ReadingEnded("it takes too much memory"));
  }, LOOK_EVERY_MS);
  thread.once("message", resolve);
  thread.once("error", reject);
  thread.once("exit", () => reject(new Error("reading it ended without an answer")));
  try {
    return await promise;
  } finally {
    clearTimeout(deadline);
    clearInterval(look);
    await thread.terminate();
  }
}
