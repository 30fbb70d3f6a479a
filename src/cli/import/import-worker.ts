import { parentPort, workerData } from "node:worker_threads";
import { readAnyFile } from "../../readers/read-any-file.ts";
import type { FileToRead } from "./read-in-thread.ts";

const { name, bytes, data }: FileToRead = workerData;
parentPort?.postMessage(await readAnyFile(name, bytes, { data }));
