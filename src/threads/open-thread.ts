import { Worker } from "node:worker_threads";

export interface ThreadOptions {
  workerData?: unknown;
  /** More, and the thread ends instead of the process. */
  heapMegabytes?: number;
}

const COMPILED_ONCE = new URL("./compiled-once.ts", import.meta.url).href;

/**
 * A thread that knows nothing of the environment, its secrets included. Node keeps what it compiles for its first thread only
 * (`NODE_COMPILE_CACHE`): without the preload every other would strip the same sources of their types again, for half a second.
 */
export function openThread(script: URL, { workerData, heapMegabytes }: ThreadOptions = {}): Worker {
  const { NODE_COMPILE_CACHE } = process.env;
  return new Worker(script, {
    workerData,
    env: NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {},
    ...(NODE_COMPILE_CACHE && { execArgv: [`--import=${COMPILED_ONCE}`] }),
    ...(heapMegabytes && { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } }),
  });
}
