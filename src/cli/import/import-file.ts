import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import type { ReadFile } from "../../readers/read-any-file.ts";
import { CliFailure, EXIT } from "../failure.ts";
import { ReadingEnded, readInThread } from "./read-in-thread.ts";

type Imported = Omit<Extract<ReadFile, { ok: true }>, "ok" | "words">;

/** As much as the editor takes. */
const MOST_BYTES = 5 * 1024 * 1024;

/** A resume out of any file that the editor imports. */
export async function importFile(args: string[], folder: string): Promise<Imported> {
  const { file, data } = read(args);
  const bytes = await readFile(path.resolve(folder, file)).catch((error: Error) => {
    throw new CliFailure(EXIT.badInput, `${file} cannot be read: ${error.message}`);
  });
  if (bytes.length > MOST_BYTES) throw new CliFailure(EXIT.badInput, `${file} has more than 5 MB.`);
  const outcome = await readInThread({
    name: path.basename(file),
    bytes: new Uint8Array(bytes),
    data,
  }).catch((error: Error) => {
    const isEnded = error instanceof ReadingEnded;
    const why = isEnded ? "cannot be read" : "is damaged, or of a kind that cannot be read";
    throw new CliFailure(EXIT.badInput, `${file} ${why}: ${error.message}`);
  });
  if (!outcome.ok)
    throw new CliFailure(EXIT.badInput, [outcome.message, outcome.place ?? ""].join(" ").trim());
  const { kind, resume, unplaced } = outcome;
  return { kind, resume, unplaced };
}

function read(args: string[]): { file: string; data: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { "no-data": { type: "boolean" } },
    });
    const [file, more] = positionals;
    if (file !== undefined && more === undefined) return { file, data: values["no-data"] !== true };
  } catch (error) {
    throw new CliFailure(EXIT.wrongUse, error instanceof Error ? error.message : String(error));
  }
  throw new CliFailure(EXIT.wrongUse, "Name one file. See candor --help.");
}
