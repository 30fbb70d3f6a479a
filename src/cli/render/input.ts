import { createReadStream } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { CliFailure, EXIT } from "../failure.ts";

export function inputStream(input: string, stdin: Readable, folder: string): Readable {
  return input === "-" ? stdin : createReadStream(path.resolve(folder, input));
}

export async function inputText(input: string, stdin: Readable, folder: string): Promise<string> {
  const read = await text(inputStream(input, stdin, folder)).catch((error: unknown) => {
    throw unreadable(input, error);
  });
  // Editors on Windows put a mark before the first character, which JSON does not allow.
  return read.replace(/^\uFEFF/, "");
}

export function unreadable(input: string, error: unknown): CliFailure {
  const reason = error instanceof Error ? error.message : String(error);
  return new CliFailure(EXIT.badInput, `${input} cannot be read: ${reason}`);
}
