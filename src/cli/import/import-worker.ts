import { parentPort, workerData } from "node:worker_threads";
import { readAnyFile } from "../../readers/read-any-file.ts";
import type { FileToRead } from "./read-in-thread.ts";

// The reader of PDFs warns when it is loaded where it cannot draw, which nobody asks of it here: standard error holds lines of JSON.
console.warn = () => {};

const { name, bytes, data }: FileToRead = workerData;
parentPort?.postMessage(await readAnyFile(name, bytes, { data }));
