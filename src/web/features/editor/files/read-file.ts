import type { ReadFile } from "../../../../readers/read-any-file.ts";
import type { FileAnswer } from "./import-worker.ts";

const MOST_BYTES = 5 * 1024 * 1024;
const DEADLINE_MS = 15_000;

/** Reads a file on this device, in a thread of its own; nothing is sent anywhere. */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > MOST_BYTES)
    return failed(`The file has ${(file.size / 1024 / 1024).toFixed(1)} MB; at most 5 MB are read.`);
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return failed("The file could not be opened.");
  const worker = new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module" });
  const outcome = await new Promise<ReadFile>((resolve) => {
    const timer = setTimeout(() => resolve(failed("The file takes too long to read.")), DEADLINE_MS);
    worker.onmessage = ({ data }: MessageEvent<Partial<FileAnswer>>) => {
      if (!data.readFile) return;
      clearTimeout(timer);
      resolve(data.readFile);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      clearTimeout(timer);
      resolve(failed("The file could not be read. Check your connection, then try again."));
    };
    worker.postMessage({ name: file.name, bytes: new Uint8Array(bytes) });
  });
  worker.terminate();
  return outcome;
}

function failed(message: string): ReadFile {
  return { ok: false, message, place: null };
}
