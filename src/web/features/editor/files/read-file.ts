import type { ReadFile } from "../../../../readers/read-any-file.ts";
import { askFileWorker } from "./ask-file-worker.ts";

const MOST_BYTES = 5 * 1024 * 1024;

/** Reads a file on this device, in a thread of its own; nothing is sent anywhere. */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > MOST_BYTES)
    return failed(`The file has ${(file.size / 1024 / 1024).toFixed(1)} MB; at most 5 MB are read.`);
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return failed("The file could not be opened.");
  const outcome = await askFileWorker({ name: file.name, bytes: new Uint8Array(bytes) });
  if (outcome === "late") return failed("The file takes too long to read.");
  if (outcome === "broken" || !outcome.readFile)
    return failed("The file could not be read. Check your connection, then try again.");
  return outcome.readFile;
}

function failed(message: string): ReadFile {
  return { ok: false, message, place: null };
}
