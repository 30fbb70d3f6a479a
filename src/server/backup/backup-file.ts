import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { isDeepStrictEqual } from "node:util";
import { createGunzip } from "node:zlib";
import { z } from "zod";

/*
 * A gzipped file of lines in JSON: the head, one line for each row as [table, row], and the end with the number of rows
 * of each table, a digest of each, and the digest of all lines before it. A file that was cut off or changed has no valid end.
 */

export const backupHead = z.object({
  format: z.literal("candor-backup"),
  version: z.literal(1),
  madeAt: z.string(),
  migrations: z.array(z.string()),
});
// Values of any kind: a row that holds an odd one must not make the whole file useless.
const rowLine = z.tuple([z.string(), z.record(z.string(), z.unknown())]);
const endLine = z.object({
  end: z.object({
    rows: z.record(z.string(), z.number()),
    /** Files of earlier releases have none. */
    tables: z.record(z.string(), z.string()).optional(),
    sha256: z.string(),
  }),
});

export type BackupHead = z.infer<typeof backupHead>;
export type BackupRow = z.infer<typeof rowLine>;

export class BackupFileError extends Error {
  override name = "BackupFileError";
}

export interface CheckedBackup {
  head: BackupHead;
  rows: Record<string, number>;
  /** A digest of the rows of each table, as they stand in the file. */
  tables: Record<string, string>;
}

/** Reads the whole file and answers what it holds, or refuses it: nothing is restored from a file that is not whole. */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  const digest = createHash("sha256");
  const tables = openTableDigests();
  const rows: Record<string, number> = {};
  let head: BackupHead | null = null;
  let waiting: string | null = null;
  for await (const line of linesOf(file)) {
    if (waiting !== null) {
      digest.update(`${waiting}\n`);
      if (head === null) head = read(backupHead, waiting);
      else {
        const [table, row] = read(rowLine, waiting);
        rows[table] = (rows[table] ?? 0) + 1;
        tables.add(table, row);
      }
    }
    waiting = line;
  }
  if (head === null || waiting === null) throw new BackupFileError("This is no backup of Candor.");
  const { end } = read(endLine, waiting);
  const found = tables.all();
  if (
    end.sha256 !== digest.digest("hex") ||
    !isDeepStrictEqual(end.rows, rows) ||
    (end.tables && !isDeepStrictEqual(end.tables, found))
  )
    throw new BackupFileError("This backup was changed after it was made.");
  return { head, rows, tables: found };
}

/** By the names of the columns: two databases may have made the same columns in another order. */
export function openTableDigests() {
  const digests = new Map<string, Hash>();
  return {
    add(table: string, row: Record<string, unknown>): void {
      const digest = digests.get(table) ?? createHash("sha256");
      digests.set(table, digest);
      digest.update(`${JSON.stringify(row, Object.keys(row).sort())}\n`);
    },
    all: () =>
      Object.fromEntries([...digests].map(([table, digest]) => [table, digest.copy().digest("hex")])),
  };
}

/** The rows of a file that was checked. */
export async function* rowsOf(file: string): AsyncGenerator<BackupRow> {
  let isHead = true;
  for await (const line of linesOf(file)) {
    if (!isHead && line.startsWith("[")) yield rowLine.parse(JSON.parse(line));
    isHead = false;
  }
}

function read<Value>(schema: z.ZodType<Value>, line: string): Value {
  try {
    return schema.parse(JSON.parse(line));
  } catch {
    throw new BackupFileError("This is no backup of Candor, or not a whole one.");
  }
}

/** Split at line feeds alone: other signs that end a line elsewhere may stand in a resume. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = "";
  try {
    const bytes = createReadStream(file);
    const text = createGunzip().setEncoding("utf8");
    // Not pipe(), which leaves the failure of a file that cannot be read to nobody.
    pipeline(bytes, text, () => {});
    for await (const chunk of text) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    if (error instanceof BackupFileError) throw error;
    if (error instanceof Error && "syscall" in error)
      throw new BackupFileError(`${file} cannot be read.`, { cause: error });
    throw new BackupFileError("This is no backup of Candor, or not a whole one.", { cause: error });
  }
  if (rest !== "") throw new BackupFileError("This backup is not whole.");
}
